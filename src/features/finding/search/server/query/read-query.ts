import { LISTING_LIMITS } from '../../../../../shared/listing-limits.ts';
import {
  type CategorySlug,
  CONDITIONS,
  type ConditionSlug,
  categoryLabel,
  conditionLabel,
} from '../../../../../shared/taxonomy.ts';
import { readLimits } from '../../../../items/item-language/server/item-language.ts';
import type { Understood } from '../../contract/search.ts';
import { searchWords } from '../search-terms.ts';
import { FILLER } from './plain-words.ts';
import { priceOf, saidPrices } from './read-price.ts';
import { readTerms, type SoughtTerm, type TypedWord } from './read-terms.ts';
import { blanked, type Span, spanOf, textWithout } from './spans.ts';

export interface ReadQuery {
  /** The terms to search for, in the order typed. */
  terms: readonly SoughtTerm[];
  /** Single words that must not be in the listing's name. */
  excluded: readonly string[];
  minPriceCents: number | null;
  maxPriceCents: number | null;
  /** Whether "cheap" was typed, which ranks lower prices first. */
  cheap: boolean;
  /** Set only if nothing but a category is searched for. */
  category: CategorySlug | null;
  /** The conditions to rank first; null for none. */
  conditions: readonly ConditionSlug[] | null;
  withinKm: number | null;
  nearby: boolean;
  understood: readonly Understood[];
  /** The typed words, to correct typos. */
  words: readonly TypedWord[];
}

type PriceEnds = Pick<ReadQuery, 'minPriceCents' | 'maxPriceCents'>;

/**
 * Reads a search text such as "road bike 54 cm under 300 near me, not carbon". Works for any text. Words that are not
 * understood become search terms.
 */
export function readQuery(text: string): ReadQuery {
  let left = text;
  const take = <Value>(read: Read<Value> | null): Read<Value> | null => {
    if (read !== null) left = blanked(left, [read.span]);
    return read;
  };
  const radius = take(readRadius(left));
  const { limits, asides } = readLimits(left);
  const price = priceOf(limits);
  left = blanked(left, [...price.spans, ...asides]);
  const condition = take(readCondition(left));
  // A condition may be stated twice: "brand new mattress in plastic".
  const again = condition && take(readCondition(left));
  const nearby = take(readNearby(left));
  const excluded = readExcluded(left);
  left = blanked(
    left,
    excluded.map(({ span }) => span),
  );
  const { terms, category, cheap, words } = readTerms(left);

  const understood: Understood[] = [];
  const note = (kind: Understood['kind'], label: string, spans: readonly Span[], more?: PriceEnds) =>
    understood.push({ kind, label, without: textWithout(text, spans), ...more });
  for (const { term, span } of terms) note('term', term.text, [span]);
  if (category) note('category', categoryLabel(category.slug), [category.span]);
  for (const { label, spans, ...ends } of saidPrices(limits)) note('price', label ?? '', spans, ends);
  if (cheap.length > 0) note('cheap', 'Cheaper first', cheap);
  if (condition) note('condition', condition.label, [condition.span, ...(again ? [again.span] : [])]);
  if (radius) note('radius', radius.label, [radius.span]);
  if (nearby) note('nearby', nearby.label, [nearby.span]);
  for (const { label, span } of excluded) note('excluded', label, [span]);

  return {
    terms: terms.map(({ term }) => term),
    excluded: excluded.map(({ value }) => value),
    minPriceCents: price.minPriceCents,
    maxPriceCents: price.maxPriceCents,
    cheap: cheap.length > 0,
    category: category?.slug ?? null,
    conditions: condition?.value ?? null,
    withinKm: radius?.value ?? null,
    nearby: nearby !== null,
    understood,
    words,
  };
}

/** Only matched at the end, because plastic is also a material. */
const WRAPPED = String.raw`(?:still )?in (?:the |its )?(?:original )?(?:plastic|packaging|packing|wrapping|shrink wrap)(?=\s*(?:[,.;!?)]|$))`;

/** Names of conditions that are clear in any context. */
const NAMES: readonly (readonly [ConditionSlug, string])[] = [
  [
    'like-new',
    String.raw`(?:like|as|nearly|almost|practically)[ -]new|near[ -]mint|(?:barely|hardly|lightly) (?:used|worn)`,
  ],
  [
    'new',
    String.raw`brand[ -]new|never (?:been )?(?:used|worn|opened)|unused|unopened|(?:factory |still )?sealed|still wrapped|new (?:in (?:the )?box|with tags)|${WRAPPED}`,
  ],
];

/** Names of conditions that can describe the item in other ways, such as "good lamp" and "mint dress". */
const GRADES: readonly (readonly [ConditionSlug, string])[] = [
  ['like-new', 'mint|excellent|perfect|pristine|immaculate|flawless'],
  ['new', 'new'],
  ['good', '(?:(?:very|really|pretty) )?(?:good|great|nice|decent)'],
  ['fair', 'fair|ok|okay'],
];

const OR_BETTER = String.raw`(?:\s+(?:or|and)\s+(?:better|above|up)|\s*\+)`;

const CONDITION = String.raw`\s+(?:condition|shape)`;

const END = String.raw`(?=[\s,.;!?)]|$)`;

const ANY_NAME = NAMES.map(([, names]) => names).join('|');

/** The order matters: "new or like new" must not be read as new. */
const PATTERNS: readonly (readonly [RegExp, ConditionSlug])[] = [
  [pattern(String.raw`(?:brand )?new or like[ -]new(?:${CONDITION})?`), 'like-new'],
  [pattern(String.raw`(?:${ANY_NAME}|new) or (?:very )?good(?:${CONDITION})?`), 'good'],
  ...NAMES.map(
    ([condition, names]) =>
      [pattern(String.raw`(?:in |at least )?(?:${names})(?:${CONDITION})?${OR_BETTER}?`), condition] as const,
  ),
  ...GRADES.flatMap(([condition, names]) =>
    [
      String.raw`(?:in |at least )?(?:an? )?(?:${names})(?:${CONDITION}${OR_BETTER}?|${OR_BETTER})`,
      String.raw`at least (?:${names})`,
    ].map((text) => [pattern(text), condition] as const),
  ),
  // "Mint" is a condition as the last word, and a color before another word.
  [/(?<=[\p{L}\p{Nd}][\s,]+)mint(?=\s*(?:[,.;!?)]|$))/iu, 'like-new'],
];

function pattern(text: string): RegExp {
  return new RegExp(String.raw`(?<![^\s,;(])(?:${text})${END}`, 'iu');
}

/** Returns the requested condition and all better ones: "like new", "good or better". */
function readCondition(text: string): Read<readonly ConditionSlug[]> | null {
  for (const [phrase, condition] of PATTERNS) {
    const match = phrase.exec(text);
    if (match === null) continue;
    const best = CONDITIONS.map(({ slug }) => slug);
    const value = best.slice(0, best.indexOf(condition) + 1);
    const name = value.length > 1 ? `${conditionLabel(condition)} or better` : conditionLabel(condition);
    return { value, label: `${name} first`, span: spanOf(match) };
  }
  return null;
}

/** A value read from the text, with its location. */
interface Read<Value> {
  value: Value;
  label: string;
  span: Span;
}

const KM_PER_MILE = 1.609_344;

const WITHIN =
  /(?<!\S)(?:within|in|up to|max|under|less than|at most|(?:no|not) (?:more|farther|further) than)?\s*(\d{1,4})\s*-?(miles?|mi|km|kms|kilomet(?:er|re)s?)\s+(?:radius|away|from me|of me|around me|from here)(?!\S)|(?<!\S)within\s+(\d{1,4})\s*-?(miles?|mi|km|kms|kilomet(?:er|re)s?)(?!\S)/iu;

/** Reads "within 5 miles", "10 km from me". */
function readRadius(text: string): Read<number> | null {
  const match = WITHIN.exec(text);
  if (match === null) return null;
  const [amount, unit = ''] = [Number(match[1] ?? match[3]), match[2] ?? match[4]];
  if (amount === 0) return null;
  const isMiles = unit.toLowerCase().startsWith('mi');
  const km = Math.min(
    LISTING_LIMITS.maxRadiusKm,
    Math.max(1, Math.round(amount * (isMiles ? KM_PER_MILE : 1))),
  );
  return { value: km, label: `Within ${amount} ${isMiles ? 'mi' : 'km'}`, span: spanOf(match) };
}

const NEARBY =
  /(?<!\S)(?:near(?:by| by| me| here)?|around here|close (?:by|to me)|in my area|around me)(?=[\s,.;!?]|$)/iu;

/** Reads "near me". */
function readNearby(text: string): Read<true> | null {
  const match = NEARBY.exec(text);
  return match && { value: true, label: 'Near you', span: spanOf(match) };
}

const EXCLUDED =
  /(?<!\S)(?:(?:not|no|without|except|excluding)\s+(?:an?\s+|any\s+|the\s+)?|-)([\p{L}][\p{L}\p{M}\p{Nd}]*)/giu;

const MAX_EXCLUDED = 5;

/** Reads words to exclude: "not carbon", "no rust", "-carbon". */
function readExcluded(text: string): Read<string>[] {
  const exclusions = [...text.matchAll(EXCLUDED)].flatMap((match): Read<string>[] => {
    const [word] = searchWords(match[1] ?? '');
    if (word === undefined || FILLER.has(word)) return [];
    return [{ value: word, label: `Not ${word}`, span: spanOf(match) }];
  });
  return exclusions.slice(0, MAX_EXCLUDED);
}
