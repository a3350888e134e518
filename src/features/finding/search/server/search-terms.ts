import { distinctWords } from '../../../items/item-language/server/item-language.ts';

/** Maximum words. More would hardly narrow a search. */
const MAX_WORDS = 8;

/** A word to search for, as LIKE patterns, one of which must match. */
export interface SearchTerm {
  word: string;
  /**
   * Patterns for the search text of a listing, which has a space around each word. `%bike%` matches inside words, `%
   * car %` matches a whole word. Words contain no LIKE wildcards.
   */
  patterns: string[];
}

export const searchTerm = (word: string): SearchTerm => ({ word, patterns: patternsOf(word) });

/** Returns the first distinct words of a text, in lowercase without accents. */
export const searchWords = (text: string): string[] => distinctWords(text).slice(0, MAX_WORDS);

const inside = (text: string) => `%${text}%`;
const whole = (text: string) => `% ${text} %`;

/**
 * Matches singular and plural: listings say 'bike' where people search for 'bikes'. A plural also matches words that
 * contain its singular. A short singular matches whole words only, because 'len' and 'ga' are part of too many others.
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
