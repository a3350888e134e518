import { editDistance } from './edit-distance.ts';
import { NAMES, type Strength } from './name-index.ts';
import type { Word } from './read-words.ts';

/** Minimum length to correct. Shorter words are too similar to others. */
const MIN_LETTERS = 6;

/** Keys of all words of names, which are possible corrections. */
const KEYS: ReadonlySet<string> = keysOf((strength) => strength === 'name' || strength === 'weak');

/** Keys of all words of brands and models, which are never corrected. */
const IMPLIED_KEYS: ReadonlySet<string> = keysOf((strength) => strength === 'model' || strength === 'brand');

function keysOf(isMeant: (strength: Strength) => boolean): Set<string> {
  const keys = new Set<string>();
  for (const [name, { strength }] of NAMES) {
    if (isMeant(strength)) for (const key of name.replace('=', '').split(' ')) keys.add(key);
  }
  return keys;
}

/** Possible corrections by first letter. */
const BY_LETTER: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  [...KEYS].filter((key) => key.length >= MIN_LETTERS),
  (key) => key.charAt(0),
);

/**
 * Corrects one-letter typos in the first phrase; null if there are none. Later words describe the item and may be
 * unknown.
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

/** Returns the name word one typo away with the same first letter, which people rarely mistype. */
function closestKey(key: string): string | null {
  if (key.length < MIN_LETTERS || /\d/.test(key) || KEYS.has(key) || IMPLIED_KEYS.has(key)) return null;
  const isOneSlip = (known: string): boolean =>
    Math.abs(known.length - key.length) <= 1 && editDistance(known, key) === 1;
  return BY_LETTER.get(key.charAt(0))?.find(isOneSlip) ?? null;
}
