import { LISTING_LIMITS } from '../../../../shared/listing-limits.ts';
import { ABOUT, scoreOfBare } from './bare-number.ts';
import type { NumberSpan } from './number-spans.ts';
import { startsWith, wordsFrom } from './phrases.ts';
import { type Cue, isPast } from './price-context.ts';
import { NEXT_CLAUSE, PAST_AFTER, POUNDS, TERMS, UNITS_AFTER } from './price-words.ts';
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
  return span.word === 'pound' && next !== undefined && !startsWith(TERMS, after) && !NEXT_CLAUSE.has(next);
}

/** Words before a number that make it the price of something else. */
const OF_ANOTHER = /\b(?:also selling|and also|toner|fee)\b[^.!?\n]*$/i;

/** How likely a number is the asking price; null if it is not. */
export function scoreOf(read: ReadText, span: NumberSpan, cue: Cue | null): number | null {
  const { text, tokens } = read;
  const { first, next } = span;
  if (Math.round(span.value * 100) > LISTING_LIMITS.maxPriceCents) return null;
  const after = wordsFrom(tokens, next);
  const term = startsWith(TERMS, after);
  if (span.word !== null && POUNDS.has(span.word) && !cue?.strong && isWeight(read, span, after)) return null;
  if (span.thousands && read.category !== 'vehicles') return null;
  // "a grand piano"
  if (span.money && span.words <= 2 && !term && after[0] !== undefined && !NEXT_CLAUSE.has(after[0]))
    return null;
  if (isPast(tokens, first)) return null;
  if (startsWith(PAST_AFTER, after) && !(after[0] === 'new' && after[1] === 'price')) return null;

  const currency = span.symbol || span.word !== null || span.money;
  const bare = currency ? 8 : scoreOfBare(read, span, cue, term);
  if (bare === null) return null;
  let score = bare;
  if (cue) score += cue.strong ? 6 : 2;
  if (term) score += 4;
  // What follows a comma can be a term too: "150, obo".
  else if (tokens[next]?.text === ',' && startsWith(TERMS, wordsFrom(tokens, next + 1))) score += 3;
  if (tokens[first - 1]?.text === '(') score -= 3;
  if (['or', 'also'].includes(tokens[(cue?.from ?? first) - 1]?.text ?? '')) score -= 4;
  if (OF_ANOTHER.test(text.slice(Math.max(0, span.start - 60), span.start))) score -= 6;
  return score;
}

/** Whether a unit follows, so that the number cannot be a price: "8000 btu". */
export const unitFollows = ({ tokens }: ReadText, span: NumberSpan): boolean =>
  span.word === null && startsWith(UNITS_AFTER, wordsFrom(tokens, span.next, 3));
