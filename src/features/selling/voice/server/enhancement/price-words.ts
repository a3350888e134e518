import { amountsIn, readingOf } from '../../../../items/item-language/server/item-language.ts';
import { capitalized } from './sentences.ts';

/** Marks a price that the engine cannot read. */
const PRICE =
  /(?:[$£€]\s?\d|\b(?:asking|price[ds]?|dollars|negotiable|i(?:'d| would)? (?:want|take)|would take|will take|take it for|looking to get|(?:it is|it's|for) free)\b)/i;
/** Marks prices other than the asking price. */
const OTHER_PRICE = /\b(?:paid|retails?|originally|new (?:they|it)|cost me|worth|was|sells for|sold for)\b/i;
/** Words before an amount that only say that it is the price. */
const LEAD =
  /(?:(?:^|[\s,])(?:(?:and |but |so )?(?:(?:i'm|i am|we're|we are) )?(?:asking(?: price)?(?: is)?(?: for)?(?: like)?|looking (?:for|to get)|selling (?:it )?for|thinking)|(?:i|we)(?:'d| would|'ll| will)? (?:just )?(?:want|do|take|like|ask|say|let it go for)(?:,? (?:like|about|maybe))?|(?:would|will) take|(?:the )?price is|it's|it is|yours for|for|at|about|around|like|,))*[\s,]*$/i;
/** Words after an amount that only belong to the price. */
const TERMS_AFTER =
  /^[\s,]*(?:(?:dollars?|bucks?|even|total|please|out of it|is what (?:i|we)(?:'m)? (?:want|asking)|(?:gets|takes) (?:it|them)|for (?:it|this|them))\b[\s,]*)*/i;
const TERMS: readonly [RegExp, string][] = [
  [/\b(?:or best offer|obo)\b/i, 'or best offer'],
  [/\bmake (?:me )?an offer\b/i, 'or make an offer'],
  [/(?<!\bnot )\bfirm\b/i, 'firm'],
  [/\bnot negotiable\b/i, 'not negotiable'],
  [/(?<!\bnot )\bnegotiable\b/i, 'negotiable'],
  [/\b(?:each|apiece)\b/i, 'each'],
  [/\bcash only\b/i, 'cash only'],
  [/\bcash\b(?! or\b)/i, 'cash'],
  [/\bfor (both|the (?:pair|set|lot)|all(?: of (?:it|them))?|everything|the whole (?:thing|lot|set))\b/i, ''],
];
const TERM_WORDS =
  /\b(?:or best offer|obo|price|is|it's|make|me|an offer|or|firm|not|negotiable|each|apiece|cash only|cash|for (?:both|the (?:pair|set|lot)|all(?: of (?:it|them))?|everything|the whole (?:thing|lot|set)|it)|takes (?:it )?all|please|and|the)\b|[\s,.;!]+/gi;

/** Whether a clause mentions a price, for texts in which the engine reads none. */
export const mentionsPrice = (clause: string): boolean => PRICE.test(clause) && !OTHER_PRICE.test(clause);

/** Returns the position of the last mention of an amount. */
function spanOf(clause: string, price: number): { start: number; end: number } | null {
  if (price === 0) {
    const free = /\b(?:for )?free\b/i.exec(clause);
    return free === null ? null : { start: free.index, end: free.index + free[0].length };
  }
  const reading = readingOf(clause);
  const amount = amountsIn(reading).findLast(({ value }) => value === price);
  if (amount === undefined) return null;
  return {
    start: reading.tokens[amount.first]?.start ?? 0,
    end: reading.tokens[amount.next - 1]?.end ?? clause.length,
  };
}

/** Whether a text says an amount. */
export const mentionsAmount = (text: string, amount: number): boolean => spanOf(text, amount) !== null;

export const saysPrice = (clause: string, price: number): boolean =>
  mentionsAmount(clause, price) && !OTHER_PRICE.test(clause);

/** Removes the price from a clause, or returns the whole clause if the rest means nothing alone. */
export function withoutPrice(clause: string, price: number): string {
  const span = spanOf(clause, price);
  if (span === null || price === 0) return isTerms(clause.replace(/\b(?:for )?free\b/i, '')) ? '' : clause;
  const before = clause.slice(0, span.start).replace(LEAD, '').trim();
  const after = clause.slice(span.end).replace(TERMS_AFTER, '').trim();
  if (isTerms(after)) return before;
  return before === '' && !/^(?:for|of|if|takes)\b/i.test(after) ? capitalized(after) : clause;
}

/** Whether the words only name terms of the sale. */
export const isTerms = (words: string): boolean => words.replaceAll(TERM_WORDS, '') === '';

/** Returns the amount read by the engine, or the seller's words if it read none. */
export function priceLine(price: number | null, clauses: readonly string[]): string | null {
  if (price === null) return clauses.length === 0 ? null : clauses.join('. ');
  const terms = TERMS.flatMap(([pattern, words]) => {
    const match = clauses.map((clause) => pattern.exec(clause)).find((hit) => hit !== null);
    return match === undefined || match === null ? [] : [words === '' ? match[0].toLowerCase() : words];
  });
  const amount =
    price === 0
      ? 'Free'
      : `$${price.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(price) ? 0 : 2 })}`;
  return [
    amount,
    ...terms.filter((term, index) => !(term === 'cash' && terms[index - 1] === 'cash only')),
  ].join(', ');
}
