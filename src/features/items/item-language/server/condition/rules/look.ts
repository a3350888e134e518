import type { ClauseWords } from '../clause-words.ts';
import { FUNCTION_AFTER, FUNCTIONS } from '../state-words.ts';
import { isAdverb, type Subject } from '../subject.ts';

/** The input of a rule: a word, its position and its subject. */
interface Look {
  words: ClauseWords;
  index: number;
  /** The words that name the item. */
  item: ReadonlySet<string>;
  subject: () => Subject;
}

/**
 * The result of a rule: a flaw of some severity, a fault (the subject does not work), 'broken' (the whole item),
 * 'partly broken', 'praise' (a denied flaw), or null.
 */
export type Found = 'flaw' | 'light' | 'small' | 'fault' | 'broken' | 'partly broken' | 'praise' | null;

export type FlawRule = (look: Look) => Found;

/** Returns the index of the first word that is not an adverb, from an index on. */
export function skipAdverbs(words: ClauseWords, from: number): number {
  let index = from;
  while (isAdverb(words.at(index)) && !words.starts(index + 1) && index < from + 4) index += 1;
  return index;
}

/** Whether one of the next words of the clause is in a set. */
export function isFollowed(
  words: ClauseWords,
  wordIndex: number,
  by: ReadonlySet<string>,
  reach: number,
): boolean {
  for (let index = wordIndex + 1; index <= wordIndex + reach && !words.starts(index); index += 1) {
    if (by.has(words.at(index))) return true;
  }
  return false;
}

/** Whether one of the previous words of the clause is in a set. */
export function isPreceded(
  words: ClauseWords,
  wordIndex: number,
  by: ReadonlySet<string>,
  reach: number,
): boolean {
  for (let index = wordIndex - 1; index >= wordIndex - reach && !words.starts(index + 1); index -= 1) {
    if (by.has(words.at(index))) return true;
  }
  return false;
}

/** Whether a verb is a function of items: "works", "turn on". */
export const isFunction = (words: ClauseWords, index: number): boolean => {
  const word = words.at(index);
  const needed = FUNCTION_AFTER.get(word);
  if (needed === undefined) return FUNCTIONS.has(word);
  return [1, 2].some((step) => needed.test(words.at(index + step)) && !words.starts(index + step));
};

/** Whether the subject is a part rather than the item or a person. */
export const isOfPart = (subject: Subject): boolean => subject === 'part' || subject === 'main part';
