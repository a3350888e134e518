import { counted } from '../../../../shared/counted.ts';
import { monthAndYear, shortDate } from '../../../../shared/dates.ts';
import { distanceText } from '../../../../shared/distance.ts';
import { formatDollars } from '../../../../shared/money.ts';
import { CHANNELS, type Channel } from '../../../../shared/notification-kinds.ts';
import {
  CONDITIONS,
  type ConditionSlug,
  categoryLabel,
  conditionLabel,
} from '../../../../shared/taxonomy.ts';
import { capitalize, uncapitalize } from '../../../../shared/text.ts';
import type { Frequency, Want, WantCriteria } from '../contract/want.ts';
import type { Demand, LocalPrice } from '../contract/want-match.ts';

/** Turns criteria and saved searches into text. Functions return null for criteria that are not set. */

export function priceText({
  minPriceCents: min,
  maxPriceCents: max,
}: Pick<WantCriteria, 'minPriceCents' | 'maxPriceCents'>): string | null {
  if (min !== null && max !== null && min > max)
    return `Over ${formatDollars(min)} and under ${formatDollars(max)}`;
  if (max === 0) return 'Free';
  if (min === null || min === 0) return max === null ? null : `Up to ${formatDollars(max)}`;
  return max === null ? `From ${formatDollars(min)}` : `${formatDollars(min)} to ${formatDollars(max)}`;
}

/** Writes a range down from the best condition as its worst, such as "good or better". */
export function conditionsText(conditions: readonly ConditionSlug[]): string | null {
  const chosen = CONDITIONS.filter(({ slug }) => conditions.includes(slug));
  const last = chosen.at(-1);
  if (last === undefined || chosen.length === CONDITIONS.length) return null;
  const isFromBest = chosen.length > 1 && CONDITIONS[chosen.length - 1] === last;
  return isFromBest
    ? `${last.label} or better`
    : inWords(
        chosen.map(({ slug }) => conditionLabel(slug)),
        'or',
      );
}

export function whereText({ place, withinKm }: Pick<WantCriteria, 'place' | 'withinKm'>): string | null {
  if (place === null || withinKm === null) return null;
  return `Within ${distanceText(withinKm)} of ${place.name ?? 'you'}`;
}

/** Returns everything except the words, in one line: 'Up to $300, within 10 mi of Hawthorne. Not carbon.' */
export function criteriaText(want: WantCriteria): string {
  return sentences([...askedOf(want), ...(whereText(want) === null ? ['any distance'] : [])], want.excluded);
}

/** Returns the words and everything else: 'Road bike, 54 cm, up to $300, within 5 mi of Hawthorne.' */
export const wholeWantText = (want: WantCriteria): string =>
  sentences([...want.terms, ...askedOf(want)], want.excluded);

const askedOf = ({ category, conditions, ...want }: WantCriteria): string[] =>
  [category && categoryLabel(category), priceText(want), conditionsText(conditions), whereText(want)].filter(
    (part) => part !== null,
  );

function sentences(parts: readonly string[], excluded: readonly string[]): string {
  const line = parts.map((part, index) => (index === 0 ? capitalize(part) : withinSentence(part))).join(', ');
  return `${line}.${excluded.length > 0 ? ` Not ${inWords(excluded, 'or')}.` : ''}`;
}

/** Lowercases the first letter, except in names of conditions such as 'Like New'. */
const withinSentence = (part: string): string =>
  /^(Up|From|Within|Free)\b/.test(part) ? uncapitalize(part) : part;

/** How often alerts can be sent. */
export const FREQUENCY_CHOICES: readonly { value: Frequency; label: string; when: string }[] = [
  { value: 'instant', label: 'Instant', when: 'Within seconds' },
  { value: 'daily', label: 'Daily', when: 'At 8 AM' },
  { value: 'weekly', label: 'Weekly', when: 'Mondays' },
];
const CHANNEL_WORDS: Record<Channel, string> = { 'in-app': 'in the app', email: 'by email', push: 'by push' };

/** 'Instant, in the app and by email'. */
export function alertsText({ frequency, channels }: Pick<Want, 'frequency' | 'channels'>): string {
  const ways = CHANNELS.filter(({ value }) => channels.includes(value)).map(
    ({ value }) => CHANNEL_WORDS[value],
  );
  const often = FREQUENCY_CHOICES.find(({ value }) => value === frequency)?.label;
  return `${often}, ${ways.length === 0 ? 'in Saved searches only' : inWords(ways, 'and')}`;
}

/** Says when alerts are sent while nothing matches, for a saved search or for one that is not saved yet. */
export function watchText(stored: Pick<Want, 'on' | 'frequency'> | null): string {
  if (stored === null) return 'Nothing for sale matches yet. We can alert you when something does.';
  if (!stored.on) return 'Nothing for sale matches yet. Turn on alerts for new matches.';
  const when = { instant: 'within seconds', daily: 'every day at 8 AM', weekly: 'on Mondays at 8 AM' };
  return `We check every new listing and tell you ${when[stored.frequency]}.`;
}

/** Returns a saved search as a sentence that a person could type. */
export function sentenceOf({
  terms,
  excluded,
  minPriceCents: min,
  maxPriceCents: max,
}: WantCriteria): string {
  const parts = [
    ...terms,
    ...(min ? [`over ${formatDollars(min)}`] : []),
    ...(max === null ? [] : [max === 0 ? 'free' : `under ${formatDollars(max)}`]),
  ];
  return [parts.join(' '), ...excluded.map((word) => `not ${word}`)].filter((part) => part !== '').join(', ');
}

export function matchCountText(total: number): string {
  return counted(total, 'match', 'matches');
}

/** Returns the typical local price and the sales it is based on; null if there were too few sales. */
export function localPriceText(
  { medianCents, sales, since, near }: LocalPrice,
  terms: readonly string[],
  now: number,
) {
  if (medianCents === null) return null;
  const things = manyOf(terms[0] ?? '');
  const from = [
    `from ${sales}`,
    things,
    'sold',
    near && 'near you',
    since && `since ${monthText(since, now)}`,
  ];
  return `${near ? 'Typical local price' : 'Typical price'}: ${formatDollars(medianCents)}, ${from.filter(Boolean).join(' ')}.`;
}

/** Says why no typical price is shown. */
export function fewSalesText({ sales, near }: LocalPrice, needed: number): string {
  const sold = sales === 0 ? 'None sold' : `Only ${sales} sold`;
  const where = near ? ' near you' : sales === 0 ? ' yet' : '';
  return `${sold}${where}. We need ${needed} to show a typical price, so pros and cons leave price out.`;
}

/** Returns the plural of a term by regular English rules; null for names and terms with numbers. */
export function manyOf(term: string): string | null {
  if (!/^[a-z][a-z' -]*[a-z]$/i.test(term)) return null;
  if (/(?:[^s]s)$/i.test(term)) return term;
  if (/(?:s|x|z|ch|sh)$/i.test(term)) return `${term}es`;
  return /[^aeiou]y$/i.test(term) ? `${term.slice(0, -1)}ies` : `${term}s`;
}

/** 'May', with the year unless it is the current one. */
function monthText(iso: string, now: number): string {
  const isThisYear = new Date(iso).getUTCFullYear() === new Date(now).getUTCFullYear();
  const month = monthAndYear(iso);
  return isThisYear ? month.slice(0, month.indexOf(' ')) : month;
}

/** Tells a seller how many people are looking for their listing; null if that may not be shown. */
export function demandText({ people, topPriceCents, near }: Demand): string | null {
  if (people === null) return null;
  const top = topPriceCents === null ? '' : `, up to ${formatDollars(topPriceCents)}`;
  return `${people} people ${near ? 'nearby ' : ''}look for this${top}`;
}

function inWords(words: readonly string[], join: 'and' | 'or'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${join} ${last}`;
}

/** Returns the new matches of a saved search. `fresh` is the emphasized part that links to them. */
export function newsText({ on, pausedAt, news }: Pick<Want, 'on' | 'pausedAt' | 'news'>, now: number) {
  if (!on) {
    const since = pausedAt === null ? 'Paused.' : `Paused on ${dayText(pausedAt, now)}.`;
    return { fresh: null, text: news.missed > 0 ? `${since} ${missedText(news.missed)}` : since };
  }
  if (news.sinceYesterday > 0) return { fresh: `${news.sinceYesterday} new`, text: 'since yesterday' };
  if (news.thisWeek > 0) return { fresh: `${news.thisWeek} new`, text: 'this week' };
  const close = closeText(news);
  return { fresh: null, text: close === null ? 'Nothing new this week.' : `Nothing new this week. ${close}` };
}

const missedText = (missed: number): string => `${counted(missed, 'listing')} would have matched.`;

function closeText({ close, nearestCloseKm }: Want['news']): string | null {
  if (close === 0) return null;
  const away = nearestCloseKm === null ? null : `${distanceText(nearestCloseKm)} away`;
  if (close === 1) return away === null ? '1 listing is close.' : `1 listing is close: ${away}.`;
  return away === null ? `${close} listings are close.` : `${close} listings are close, the nearest ${away}.`;
}

/** 'Jul 12', with the year unless it is the current one. */
function dayText(iso: string, now: number): string {
  const day = shortDate(iso);
  const isThisYear = new Date(iso).getUTCFullYear() === new Date(now).getUTCFullYear();
  return isThisYear ? day.slice(0, day.indexOf(',')) : day;
}
