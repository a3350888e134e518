import { stem } from '../../../items/item-language/server/item-language.ts';
import { searchWords } from '../../search/server/search.ts';

/** As many as are searched for. */
const MAX_WORDS = 8;

/** A word of the title that is compared, with how much it says: a rare one says more. */
export interface TitleWord {
  /** Its stem. */
  word: string;
  weight: number;
}

/** The weight of a word that the other title has and this one has not: it is often only a detail. */
const EXTRA_WORD_WEIGHT = 0.4;

/**
 * The words of a title, each once, as their stems, so that 'lamps' is like 'lamp'. Single letters are left out, but
 * not digits: a 'Switch 2' is no 'Switch'.
 */
export function titleWords(title: string): string[] {
  const words = searchWords(title).filter(isCompared);
  return [...new Set(words.map(stem))];
}

/** The same of a title whose words were stored as stems, with a space between them. */
export const storedTitleWords = (stems: string): string[] =>
  [...new Set(stems.split(' '))].slice(0, MAX_WORDS).filter(isCompared);

const isCompared = (word: string): boolean => word.length > 1 || /\d/.test(word);

/** Returns the weight of a word in this share of listings; 0 if all have it. */
export const wordWeight = (listings: number, total: number): number =>
  Math.log(1 + total / (1 + Math.max(0, listings)));

/**
 * Returns the similarity of two titles, from 0 to 1: the weight of their common words divided by that of all words.
 * @param other The words of the other title, as `titleWords` or `storedTitleWords` return them.
 */
export function titleSimilarity(words: readonly TitleWord[], other: readonly string[]): number {
  const others = new Set(other);
  let shared = 0;
  let weightOfWords = 0;
  for (const { word, weight } of words) {
    weightOfWords += weight;
    if (others.delete(word)) shared += weight;
  }
  const usual = words.length === 0 ? 0 : weightOfWords / words.length;
  const all = weightOfWords + others.size * usual * EXTRA_WORD_WEIGHT;
  return all === 0 ? 0 : shared / all;
}
