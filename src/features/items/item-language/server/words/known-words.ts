import { KIND_LINES } from '../kinds/kinds.ts';
import { COLORS } from './colors.ts';
import { editDistance } from './edit-distance.ts';
import { MATERIALS } from './materials.ts';
import { readWords } from './read-words.ts';

/** A misspelled name and its correction. */
interface Misspelling {
  typed: readonly string[];
  meant: readonly string[];
}

/** Maximum typos of a misspelled name. */
const MAX_TYPOS = 3;

const wordsOf = (text: string): string[] => readWords(text).map(({ word }) => word);

/** The correctly spelled words of all names, brands, models, uses, colors and materials. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set([
  ...COLORS,
  ...MATERIALS.flatMap(wordsOf),
  ...KIND_LINES.flatMap(({ names, implied, uses }) => [
    ...names.filter(({ isMisspelling }) => !isMisspelling).flatMap(({ text }) => wordsOf(text)),
    ...implied.flatMap(({ brand, model }) => [...wordsOf(brand ?? ''), ...wordsOf(model ?? '')]),
    ...uses.flatMap(wordsOf),
  ]),
]);

const BY_LETTER: ReadonlyMap<string, readonly string[]> = Map.groupBy(KNOWN_WORDS, (word) => word.charAt(0));

/** Returns known words one typo away with the same first letter, which people rarely mistype. */
export function wordsLike(word: string): string[] {
  // With one typo, either the first or the second half of a word is unchanged. Comparing halves is faster.
  const middle = Math.floor(word.length / 2);
  const [start, end] = [word.slice(0, middle), word.slice(middle + 1)];
  return (BY_LETTER.get(word.charAt(0)) ?? []).filter(
    (known) =>
      known.length > 3 &&
      (known.startsWith(start) || known.endsWith(end)) &&
      Math.abs(known.length - word.length) <= 1 &&
      editDistance(known, word) === 1,
  );
}

/** Common misspellings of names. Each has as many words as its correction. */
const MISSPELLINGS: ReadonlyMap<string, Misspelling> = indexMisspellings();

/** Maximum words of a misspelled name. */
const MAX_MISSPELLED_WORDS = Math.max(...[...MISSPELLINGS.values()].map(({ typed }) => typed.length));

/** Returns the correction of each misspelled word; null for other words. */
export function meantWords(words: readonly string[]): (string | null)[] {
  const meant: (string | null)[] = words.map(() => null);
  for (let index = 0; index < words.length; index += 1) {
    for (let length = Math.min(MAX_MISSPELLED_WORDS, words.length - index); length > 0; length -= 1) {
      const correction = MISSPELLINGS.get(words.slice(index, index + length).join(' '));
      if (correction === undefined) continue;
      for (const [offset, word] of correction.meant.entries()) {
        if (word !== correction.typed[offset]) meant[index + offset] = word;
      }
      break;
    }
  }
  return meant;
}

function indexMisspellings(): Map<string, Misspelling> {
  const index = new Map<string, Misspelling>();
  for (const { names } of KIND_LINES) {
    const right = names.filter(({ isMisspelling }) => !isMisspelling).map(({ text }) => wordsOf(text));
    for (const { text, isMisspelling, isWeak } of names) {
      const typed = wordsOf(text);
      // A weak misspelling is also a correct word, such as "heather".
      if (!isMisspelling || isWeak || (typed.length === 1 && KNOWN_WORDS.has(text))) continue;
      const meant = closestOf(typed, right);
      if (meant !== null) index.set(text, { typed, meant });
    }
  }
  return index;
}

function closestOf(typed: readonly string[], names: readonly string[][]): readonly string[] | null {
  const [closest] = names
    .filter(({ length }) => length === typed.length)
    .map((name) => ({ name, typos: editDistance(name.join(' '), typed.join(' ')) }))
    .toSorted((a, b) => a.typos - b.typos);
  return closest !== undefined && closest.typos <= MAX_TYPOS ? closest.name : null;
}
