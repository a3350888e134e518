import { LISTING_LIMITS } from '../../../../../shared/listing-limits.ts';
import { ABOUT, scoreOfBare } from './bare-number.ts';
import type { NumberSpan } from './number-spans.ts';
import { type Cue, isPast, startsWith, wordsFrom } from './price-context.ts';
import { NEXT_CLAUSE, PAST_AFTER, TERMS } from './price-words.ts';
import type { ReadText } from './read-text.ts';

/** From here on the words around a number say that it is the price. */
export const SAID = 6;
/** Below this a number stays in the text. */
export const ENOUGH = 3;

/** Before what something weighs, beside "about". */
const ROUGHLY =
  /^(?:maybe|like|max|maximum|least|under|over|total|another|extra|than|rated|is|was|lost|gained|lifts?|pulls?)$/;

/** Whether "pounds" are what something weighs or bears: "max 250 pounds", "70 pound draw", "it is 220 pounds". */
function isWeight({ tokens, weighs }: ReadText, span: NumberSpan, after: string[]): boolean {
  const before = tokens[span.first - 1]?.text ?? '';
  const [next] = after;
  if (weighs || next === 'of' || ABOUT.test(before) || ROUGHLY.test(before)) return true;
  return (
    tokens[span.next - 1]?.text === 'pound' &&
    next !== undefined &&
    !startsWith(TERMS, after) &&
    !NEXT_CLAUSE.has(next)
  );
}

/** Words before a number that make it the price of something else. */
const OF_ANOTHER = /\b(?:also selling|and also|toner|fee)\b[^.!?\n]*$/i;
/** Right before a number: what something beside the item costs. */
const OF_EXTRA = /\b(?:additional|another|extra|add|plus|more for|each extra)\s*[:=-]?\s*$/i;
/** "75 for set", "twenty five for the bag", "ninety for mine": the price ends a clause with what it is for. */
const FOR_WHOLE =
  /^ ?,? for (?:it|all|everything|mine|this|set|pair|lot|both|the (?!first|second|other|next|rest)[\p{L}]+(?: \p{L}+)?)(?=$|[\s]*[.,;!?\n])/iu;
/** A number that corrects another is a price more often than anything else. */
const CORRECTED = 4;

/** How likely a number is the asking price; null if it is not. */
export function scoreOf(read: ReadText, span: NumberSpan, cue: Cue | null): number | null {
  const { text, tokens } = read;
  const { first, next } = span;
  if (Math.round(span.value * 100) > LISTING_LIMITS.maxPriceCents) return null;
  const after = wordsFrom(tokens, next);
  const term = startsWith(TERMS, after);
  if (span.inPounds && !cue?.strong && isWeight(read, span, after)) return null;
  if (span.thousands && read.category !== 'vehicles') return null;
  // "a grand piano"
  if (
    tokens[next - 1]?.text === 'grand' &&
    span.words <= 2 &&
    !term &&
    after[0] !== undefined &&
    !NEXT_CLAUSE.has(after[0])
  )
    return null;
  if (isPast(tokens, first)) return null;
  if (startsWith(PAST_AFTER, after) && !(after[0] === 'new' && after[1] === 'price')) return null;

  const bare = span.isMoney ? 8 : scoreOfBare(read, span, cue, term);
  if (bare === null) return null;
  const before = text.slice(Math.max(0, span.start - 60), span.start);
  if (OF_EXTRA.test(before)) return null;
  let score = bare;
  if (read.corrected.includes(span.start)) score += CORRECTED;
  if (cue) score += cue.strong ? 6 : 2;
  if (term) score += 4;
  else if (span.value >= 10 && FOR_WHOLE.test(text.slice(span.end, span.end + 40))) score += 3;
  // What follows a comma can be a term too: "150, obo".
  else if (tokens[next]?.text === ',' && startsWith(TERMS, wordsFrom(tokens, next + 1))) score += 3;
  if (tokens[first - 1]?.text === '(') score -= 3;
  if (['or', 'also'].includes(tokens[(cue?.from ?? first) - 1]?.text ?? '')) score -= 4;
  if (OF_ANOTHER.test(before)) score -= 6;
  return score;
}
