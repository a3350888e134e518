import { LISTING_LIMITS } from '../../../../../shared/listing-limits.ts';
import { ABOUT, scoreOfBare } from './bare-number.ts';
import type { NumberSpan } from './number-spans.ts';
import { type Cue, isPast, startsWith, wordsFrom } from './price-context.ts';
import { isBelowEarlier, isForAll } from './price-signs.ts';
import { NEXT_CLAUSE, PAST_AFTER, TERMS } from './price-words.ts';
import type { ReadText } from './read-text.ts';

/** From this score, the price counts as stated rather than guessed. */
export const MIN_STATED_SCORE = 6;
/** Minimum score of a price. */
export const MIN_SCORE = 3;
/** From this score, a number may be the price, so the item isn't free. */
export const MIN_POSSIBLE_SCORE = 0;

/** Words before a weight, in addition to `ABOUT`. */
const ROUGHLY =
  /^(?:maybe|like|max|maximum|least|under|over|total|another|extra|than|rated|is|was|lost|gained|lifts?|pulls?)$/;

/** Whether a number without "pounds" ends the text: "punching bag seventy pounds, faded, forty". */
function endsInPrice({ tokens, spans }: ReadText): boolean {
  const last = spans.at(-1);
  return last !== undefined && !last.inPounds && last.next >= tokens.length && !isPast(tokens, last.first);
}

/** Whether "pounds" are a weight: "max 250 pounds", "70 pound draw", "it is 220 pounds". */
function isWeight(read: ReadText, span: NumberSpan, after: string[]): boolean {
  const { tokens, weighs } = read;
  const before = tokens[span.first - 1]?.text ?? '';
  const [next] = after;
  if (weighs || endsInPrice(read) || next === 'of' || ABOUT.test(before) || ROUGHLY.test(before)) return true;
  return (
    tokens[span.next - 1]?.text === 'pound' &&
    next !== undefined &&
    !startsWith(TERMS, after) &&
    !NEXT_CLAUSE.has(next)
  );
}

/** Words before the price of another item. */
const OF_ANOTHER = /\b(?:also selling|and also|have also|also have|also got|also an?|toner|fee)\b[^.!?\n]*$/i;
/** Words directly before the price of an extra. */
const OF_EXTRA = /\b(?:additional|another|extra|add|plus|more for|each extra)\s*[:=-]?\s*$/i;
/** Words directly before the price of a replacement: "you can get a new one for". */
const OF_REPLACEMENT =
  /\b(?:(?:get|buy|find|order|replace)\b[^.!?\n]{0,30}\b(?:new|another|replacements?|parts?|used|it|them|one|ones)\b[^.!?\n]{0,20}\b(?:for|at)|(?:replacements?|new ones?|new (?:battery|part|parts)|parts?) (?:is|are|runs?|costs?|goes?|go)(?: for)?)(?: (?:like|about|around|only|just|maybe))*\s*$/i;
/** Words before a replacement that is the item: "I'm looking to get it gone for". */
const GETS_GONE = /\b(?:gone|rid of|sold|i'?d? (?:like|want|need) to get)\b/i;
/** Matches the price after the former one: "$200 -> $150", "200 now 150". */
const LOWERED = /^ ?(?:-{1,2}|=|→|,? ?(?:but )?now(?: only| just)?) ?\$?(\d[\d,]*)/i;

/** Whether a lower price follows, which replaces this one. */
function isLowered(text: string, { value, end }: NumberSpan): boolean {
  const lower = LOWERED.exec(text.slice(end, end + 20))?.[1];
  return lower !== undefined && Number(lower.replaceAll(',', '')) < value;
}

/** Words before a price that was lowered. */
const WAS_ASKED = /\b(?:was|were|originally) (?:asking|selling (?:it |them )?for|listed (?:at|for))\s*$/i;

/** Whether this is the earlier price after the asking price: "85, was asking 100". */
const isAskedBefore = (read: ReadText, { start }: NumberSpan, before: string): boolean =>
  WAS_ASKED.test(before) && read.spans.some((other) => other.end <= start && isBelowEarlier(read, other));

/** A price that ends a clause with "for": "75 for set", "twenty five for the bag", "ninety for mine". */
const FOR_WHOLE =
  /^ ?,? for (?:it|all|everything|mine|this|set|pair|lot|both|the (?!first|second|other|next|rest)[\p{L}]+(?: \p{L}+)?)(?=$|[\s]*[.,;!?\n]| (?:need|must|obo|firm|cash|venmo|pick|come|no)\b)/iu;
/** Score for a number that corrects an earlier one, because people mostly correct prices. */
const CORRECTION_SCORE = 4;

/** Scores how likely a number is the asking price; null if it cannot be. */
export function scoreOf(read: ReadText, span: NumberSpan, cue: Cue | null): number | null {
  const { text, tokens } = read;
  const { first, next } = span;
  if (Math.round(span.value * 100) > LISTING_LIMITS.maxPriceCents) return null;
  const after = wordsFrom(tokens, next);
  const term = startsWith(TERMS, after) || isForAll(read, span);
  if (span.inPounds && !cue?.strong && isWeight(read, span, after)) return null;
  if (span.thousands && read.category !== 'vehicles') return null;
  // Not money: "a grand piano".
  if (
    tokens[next - 1]?.text === 'grand' &&
    span.words <= 2 &&
    !term &&
    after[0] !== undefined &&
    !NEXT_CLAUSE.has(after[0])
  )
    return null;
  if (isPast(tokens, first)) return null;
  // "$40 new was 250" names the earlier price after the asking price.
  const isNewPrice = (after[0] === 'new' && after[1] === 'price') || isBelowEarlier(read, span);
  if (startsWith(PAST_AFTER, after) && !isNewPrice) return null;

  const bare = span.isMoney ? 8 : scoreOfBare(read, span, cue, term);
  if (bare === null) return null;
  const before = text.slice(Math.max(0, span.start - 60), span.start);
  if ((span.isMoney && isLowered(text, span)) || isAskedBefore(read, span, before)) return null;
  if (OF_EXTRA.test(before) || (OF_REPLACEMENT.test(before) && !GETS_GONE.test(before))) return null;
  let score = bare;
  if (read.corrected.includes(span.start)) score += CORRECTION_SCORE;
  if (cue) score += cue.strong ? 6 : 2;
  if (term) score += 4;
  else if (span.value >= 10 && FOR_WHOLE.test(text.slice(span.end, span.end + 40))) score += 3;
  // A term may follow after a comma: "150, obo".
  else if (tokens[next]?.text === ',' && startsWith(TERMS, wordsFrom(tokens, next + 1))) score += 3;
  if (tokens[first - 1]?.text === '(') score -= 3;
  if (['or', 'also'].includes(tokens[(cue?.from ?? first) - 1]?.text ?? '')) score -= 4;
  if (OF_ANOTHER.test(before)) score -= 6;
  return score;
}
