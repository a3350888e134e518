import { LISTING_LIMITS } from '../../../listings/contract/listing-limits.ts';
import { formatWholeDollars } from '../../../../shared/money.ts';
import type { Span } from './spans.ts';

export interface ReadPrice {
  minPriceCents: number | null;
  maxPriceCents: number | null;
  /** How a person is shown what was understood; null where no price was. */
  label: string | null;
  /** Where it stands in the text. */
  spans: readonly Span[];
}

const AMOUNT = String.raw`\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,8})(?:\.\d{1,2})?\s?(k\b)?\s?(?:\$|usd\b|dollars?\b|bucks\b)?`;
/** A number that is the size of something is no price. */
const UNITS =
  'cm|mm|m|inch|inches|in|ft|feet|gb|tb|mb|kg|lbs?|oz|l|liters?|w|watts?|v|volts?|cc|wh|hz|miles?|mi|kms?|years?|yrs?|months?|' +
  'pieces|pcs|keys|people|persons?|seats?|seaters?|players?|speeds?|mp|k miles';
const NO_UNIT = String.raw`(?![\d.,]*\s?-?(?:(?:k\s?)?(?:${UNITS})\b|["”″]))`;

/** Max and air max are models, "iPhone 12 pro max 256". */
const UNDER = String.raw`under|below|less than|cheaper than|lower than|at most|(?<!\b(?:pro|air|airpods) )max(?:imum)?(?: price)?|up to|upto|no more than|not more than|within|<=?`;
const OVER = 'over|above|more than|at least|min(?:imum)?|starting at|>=?';
const OR_LESS = String.raw`(?:or (?:less|under|below|cheaper)|and (?:under|below)|max(?:imum)?$)`;
const OR_MORE = String.raw`(?:or (?:more|over|above)|and (?:up|over|above)|\+)`;

const AT_MOST = new RegExp(`(?:^|\\s)(?:${UNDER})\\s*:?\\s*${AMOUNT}${NO_UNIT}`, 'iu');
const AT_MOST_AFTER = new RegExp(`(?:^|\\s)${AMOUNT}\\s*${OR_LESS}`, 'iu');
const AT_LEAST = new RegExp(`(?:^|\\s)(?:${OVER})\\s*:?\\s*${AMOUNT}${NO_UNIT}`, 'iu');
const AT_LEAST_AFTER = new RegExp(`(?:^|\\s)${AMOUNT}\\s*${OR_MORE}(?=\\s|$)`, 'iu');
const BETWEEN = new RegExp(
  `(?:^|\\s)(?:between|from)\\s+${AMOUNT}\\s*(?:and|to|-|–)\\s*${AMOUNT}${NO_UNIT}`,
  'iu',
);
const RANGE = new RegExp(`(?:^|\\s)${AMOUNT}\\s*(?:-|–|to)\\s*${AMOUNT}${NO_UNIT}(?=\\s|$)`, 'iu');
const ABOUT = new RegExp(`(?:^|\\s)(?:around|about|approx(?:imately)?|roughly)\\s+${AMOUNT}${NO_UNIT}`, 'iu');
const DOLLARS = /(?:^|\s)(?:\$\s?(\d{1,3}(?:,\d{3})+|\d{1,8})|(\d{1,8})\s?(?:\$|usd\b|dollars?\b|bucks\b))/iu;
const FREE =
  /(?<!\b(?:hands|smoke|pet|gluten|sugar|duty|rust|lead))(?:^|\s)(?:for )?free(?: of charge)?(?=\s|$)(?!\s+(?:standing|shipping|delivery|weights?|people))/iu;
/** "70-200" is how far one zooms. */
const LENS = /\blens(?:es)?\b|\bzoom\b/iu;

/** How far from an approximate price others may be. */
const ABOUT_SHARE = 0.25;

/** Reads the price that somebody wants to pay: "under 200", "200-400", "free", "around $50". */
export function readPrice(text: string): ReadPrice {
  const range = notYears(BETWEEN.exec(text)) ?? (LENS.test(text) ? null : likelyPrices(RANGE.exec(text)));
  if (range) {
    const [low, high] = [cents(range[1], range[2]), cents(range[3], range[4])].toSorted((a, b) => a - b);
    return found([range], low ?? 0, high ?? 0);
  }
  const about = ABOUT.exec(text);
  if (about) {
    const middle = cents(about[1], about[2]);
    return found([about], middle * (1 - ABOUT_SHARE), middle * (1 + ABOUT_SHARE));
  }
  const most = AT_MOST.exec(text) ?? likelyPrice(AT_MOST_AFTER.exec(text));
  const least = AT_LEAST.exec(text) ?? likelyPrice(AT_LEAST_AFTER.exec(text));
  if (most ?? least) {
    const max = most ? cents(most[1], most[2]) : null;
    const min = least ? cents(least[1], least[2]) : null;
    // The upper end comes first, which `saidPrices` relies on.
    return found([most, least], min, max);
  }
  const free = FREE.exec(text);
  if (free) return found([free], null, 0);
  const plain = DOLLARS.exec(text);
  if (plain) {
    // Who types a price has about that much to spend.
    return found([plain], null, cents(plain[1] ?? plain[2]));
  }
  return { minPriceCents: null, maxPriceCents: null, label: null, spans: [] };
}

const cents = (amount: string | undefined, thousands?: string): number => {
  const dollars = Number((amount ?? '0').replaceAll(',', '')) * (thousands ? 1000 : 1);
  return Math.min(dollars * 100, LISTING_LIMITS.maxPriceCents);
};

const saysDollars = ([text]: RegExpExecArray): boolean => /[$]|usd|dollar|bucks/i.test(text);
const isYear = (amount: string | undefined): boolean => /^(?:19[3-9]|20[0-3])\d$/.test(amount ?? '');

function notYears(match: RegExpExecArray | null): RegExpExecArray | null {
  return match && !saysDollars(match) && isYear(match[1]) && isYear(match[3]) ? null : match;
}

/** "12 max" is a model, "3+" an age. */
function likelyPrice(match: RegExpExecArray | null): RegExpExecArray | null {
  return match &&
    (saysDollars(match) || match[2] !== undefined || Number(match[1]?.replaceAll(',', '')) >= 20)
    ? match
    : null;
}

/** Two bare numbers are prices only if both are large enough and one is not much larger: 1-2 is a size or an age. */
function likelyPrices(match: RegExpExecArray | null): RegExpExecArray | null {
  if (match === null || saysDollars(match)) return match;
  const [low, high] = [Number(match[1]), Number(match[3])];
  return low >= 10 && high > low && high <= low * 20 ? notYears(match) : null;
}

function found(
  matches: readonly (RegExpExecArray | null)[],
  min: number | null,
  max: number | null,
): ReadPrice {
  const spans = matches.flatMap((match) =>
    match ? [[match.index, match.index + match[0].length] as const] : [],
  );
  const minPriceCents = min === null ? null : Math.round(min);
  const maxPriceCents = max === null ? null : Math.round(max);
  return { minPriceCents, maxPriceCents, label: labelOf(minPriceCents, maxPriceCents), spans };
}

/** What was said of the price: one thing, or two that no price fits, such as "over 300 under 200". */
export function saidPrices({ minPriceCents: min, maxPriceCents: max, label, spans }: ReadPrice) {
  if (label === null) return [];
  const said = (minPriceCents: number | null, maxPriceCents: number | null, at: readonly Span[]) => ({
    label: labelOf(minPriceCents, maxPriceCents),
    spans: at,
    minPriceCents,
    maxPriceCents,
  });
  if (min === null || max === null || min <= max) return [said(min, max, spans)];
  return [said(min, null, spans.slice(1)), said(null, max, spans.slice(0, 1))];
}

function labelOf(min: number | null, max: number | null): string {
  if (max === 0) return 'Free';
  if (min === null) return `Up to ${formatWholeDollars(max ?? 0)}`;
  if (max === null) return `From ${formatWholeDollars(min)}`;
  return `${formatWholeDollars(min)} to ${formatWholeDollars(max)}`;
}
