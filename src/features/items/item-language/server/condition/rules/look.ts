import type { ClauseWords } from '../clause-words.ts';
import { FUNCTION_AFTER, FUNCTIONS } from '../state-words.ts';
import { isAdverb, type Subject } from '../subject.ts';

/** Where a rule looks: at a word, with what it is said of. */
interface Look {
  words: ClauseWords;
  at: number;
  /** The words that name the item. */
  item: ReadonlySet<string>;
  subject: () => Subject;
}

/**
 * What a rule finds at a word: a flaw, a light or a small one, a fault (its subject does not do its work), that the item
 * itself is broken or does only some of its work, what is well because a flaw is denied, or nothing.
 */
export type Found = 'flaw' | 'light' | 'small' | 'fault' | 'broken' | 'partly broken' | 'praise' | null;

export type FlawRule = (look: Look) => Found;

/** The index of the first word from an index on that is no adverb. */
export function skipAdverbs(words: ClauseWords, from: number): number {
  let index = from;
  while (isAdverb(words.at(index)) && !words.starts(index + 1) && index < from + 4) index += 1;
  return index;
}

/** Whether one of the next words of the clause is in a set. */
export function isFollowed(words: ClauseWords, at: number, by: ReadonlySet<string>, reach: number): boolean {
  for (let index = at + 1; index <= at + reach && !words.starts(index); index += 1) {
    if (by.has(words.at(index))) return true;
  }
  return false;
}

/** Whether one of the words before it in the clause is in a set. */
export function isPreceded(words: ClauseWords, at: number, by: ReadonlySet<string>, reach: number): boolean {
  for (let index = at - 1; index >= at - reach && !words.starts(index + 1); index -= 1) {
    if (by.has(words.at(index))) return true;
  }
  return false;
}

/** Whether a verb is what items do: "works", "turn on". */
export const isFunction = (words: ClauseWords, at: number): boolean => {
  const word = words.at(at);
  const needed = FUNCTION_AFTER.get(word);
  if (needed === undefined) return FUNCTIONS.has(word);
  return [1, 2].some((step) => needed.test(words.at(at + step)) && !words.starts(at + step));
};

/** Whether a part is meant, and not the item or a person. */
export const isOfPart = (subject: Subject): boolean => subject === 'part' || subject === 'main part';
