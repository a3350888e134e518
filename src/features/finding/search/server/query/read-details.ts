import { LISTING_LIMITS } from '../../../../../shared/listing-limits.ts';
import { searchWords } from '../search-terms.ts';
import { FILLER } from './plain-words.ts';
import { type Span, spanOf } from './spans.ts';

/** A value read from the text, with its location. */
export interface Read<Value> {
  value: Value;
  label: string;
  span: Span;
}

const KM_PER_MILE = 1.609_344;
const WITHIN =
  /(?<!\S)(?:within|in|up to|max|under|less than|at most|(?:no|not) (?:more|farther|further) than)?\s*(\d{1,4})\s*-?(miles?|mi|km|kms|kilomet(?:er|re)s?)\s+(?:radius|away|from me|of me|around me|from here)(?!\S)|(?<!\S)within\s+(\d{1,4})\s*-?(miles?|mi|km|kms|kilomet(?:er|re)s?)(?!\S)/iu;

/** Reads "within 5 miles", "10 km from me". */
export function readRadius(text: string): Read<number> | null {
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
export function readNearby(text: string): Read<true> | null {
  const match = NEARBY.exec(text);
  return match && { value: true, label: 'Near you', span: spanOf(match) };
}

const EXCLUDED =
  /(?<!\S)(?:(?:not|no|without|except|excluding)\s+(?:an?\s+|any\s+|the\s+)?|-)([\p{L}][\p{L}\p{M}\p{Nd}]*)/giu;
const MAX_EXCLUDED = 5;

/** Reads words to exclude: "not carbon", "no rust", "-carbon". */
export function readExcluded(text: string): Read<string>[] {
  const found = [...text.matchAll(EXCLUDED)].flatMap((match): Read<string>[] => {
    const [word] = searchWords(match[1] ?? '');
    if (word === undefined || FILLER.has(word)) return [];
    return [{ value: word, label: `Not ${word}`, span: spanOf(match) }];
  });
  return found.slice(0, MAX_EXCLUDED);
}
