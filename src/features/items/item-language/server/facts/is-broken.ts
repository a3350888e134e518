import { isUnusable } from '../condition/has-fault.ts';
import { LEAK } from '../item/flaw-words.ts';
import type { ReadText } from './read-text.ts';

/** Statements about completed repairs: "Had stick drift, replaced both sticks", but not "needs to be replaced". */
export const REPAIRED =
  /(?<!\b(?:be|get|getting|needs?|easily|have it|must) (?:\w+ )?)\b(?:fixed|repaired|replaced|resealed|patched|used to)\b/i;
/** Statements about fit rather than condition: "It doesn't work for our space". */
export const SUITS_NOT =
  /\bwork(?:s|ed|ing)?(?: out)? (?:for|with|in) (?:my|our|me|us|the|this|his|her|their|your|what|where)\b/i;
/** Exceptions from what works: "works except the clock". */
const PART = /\b(?:except|apart from|other than|but)\b/i;

/** Whether the seller says that the item itself does not work, or leaks. */
export function isBroken({ sentences }: Pick<ReadText, 'sentences'>): boolean {
  const item = new Set(sentences[0]?.text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return sentences.some(({ clauses, text }) =>
    clauses.some(({ text: words, negated, owner }) => {
      if (owner !== 'item' || SUITS_NOT.test(words) || REPAIRED.test(text)) return false;
      if (LEAK.test(words)) return !negated;
      return isUnusable(words, item) && !PART.test(words);
    }),
  );
}
