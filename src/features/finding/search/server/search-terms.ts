import { distinctWords } from '../../../items/item-language/server/item-language.ts';

/** More words do not narrow a search any further. */
const MAX_WORDS = 8;

/** A word to look for, as LIKE patterns of which one has to match. */
export interface SearchTerm {
  word: string;
  /**
   * For the search text of a listing, which has a space on either side of each word: `%bike%` matches inside
   * words, `% car %` a whole word. Words contain no LIKE wildcards.
   */
  patterns: string[];
}

export const searchTerm = (word: string): SearchTerm => ({ word, patterns: patternsOf(word) });

/** The distinct words of a text in lower case, without accents; of a long one the first. */
export const searchWords = (text: string): string[] => distinctWords(text).slice(0, MAX_WORDS);

const inside = (text: string) => `%${text}%`;
const whole = (text: string) => `% ${text} %`;

/**
 * Listings say 'bike' where people search for 'bikes' and the other way round. A plural also matches words
 * that contain its singular; a short singular matches only as a whole word, because 'len' and 'ga' are in too
 * many others.
 */
function patternsOf(word: string): string[] {
  if (/[^aeiou]ies$/.test(word)) return [`${word.slice(0, -3)}y`, word.slice(0, -1)].map(inside);
  if (/[aeiolr]ves$/.test(word)) return [`${word.slice(0, -3)}f`, word.slice(0, -1)].map(inside);
  if (/(ss|x|z|ch|sh)es$/.test(word)) return [inside(word.slice(0, -2))];
  if (/[^siu]s$/.test(word) && word.length >= 3) {
    const singular = word.slice(0, -1);
    return singular.length > 3 ? [inside(singular)] : [inside(word), whole(singular)];
  }
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`].map(inside);
  if (/[aeiolr]fe?$/.test(word)) return [word, word.replace(/fe?$/, 'ves')].map(inside);
  return [inside(word)];
}
