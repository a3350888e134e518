import { editDistance } from './edit-distance.ts';
import { NAMES, type Strength } from './name-index.ts';
import type { Word } from './read-words.ts';

/** Shorter words are too often a slip away from another word that is meant. */
const MIN_LETTERS = 6;

/** The keys of all words of names, to which others are corrected. */
const KEYS: ReadonlySet<string> = keysOf((strength) => strength === 'name' || strength === 'weak');

/** The keys of all words of brands and models, which are no slips. */
const IMPLIED_KEYS: ReadonlySet<string> = keysOf((strength) => strength === 'model' || strength === 'brand');

function keysOf(isMeant: (strength: Strength) => boolean): Set<string> {
  const keys = new Set<string>();
  for (const [name, { strength }] of NAMES) {
    if (isMeant(strength)) for (const key of name.replace('=', '').split(' ')) keys.add(key);
  }
  return keys;
}

/** The keys that others are corrected to, by their first letter. */
const BY_LETTER: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  [...KEYS].filter((key) => key.length >= MIN_LETTERS),
  (key) => key.charAt(0),
);

/**
 * The words of the first phrase with slips of one letter corrected to words of names; null where there is nothing to
 * correct. Later words describe the item, in words that the table does not know.
 */
export function correctWords(words: readonly Word[]): Word[] | null {
  let isChanged = false;
  const end = words.findIndex(({ breakBefore }, index) => index > 0 && breakBefore !== '');
  const corrected = words.map((word, index) => {
    if (end >= 0 && index >= end) return word;
    const key = closestKey(word.key);
    if (key === null) return word;
    isChanged = true;
    return { ...word, word: key, key };
  });
  return isChanged ? corrected : null;
}

/** The word of a name that is one slip away and starts with the same letter: people rarely mistype the first. */
function closestKey(key: string): string | null {
  if (key.length < MIN_LETTERS || /\d/.test(key) || KEYS.has(key) || IMPLIED_KEYS.has(key)) return null;
  const isOneSlip = (known: string): boolean =>
    Math.abs(known.length - key.length) <= 1 && editDistance(known, key) === 1;
  return BY_LETTER.get(key.charAt(0))?.find(isOneSlip) ?? null;
}
