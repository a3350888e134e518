import { KIND_LINES } from '../kinds/kinds.ts';
import { editDistance } from './edit-distance.ts';
import { readWords } from './read-words.ts';

/** A misspelled word of a name, and what is meant. */
interface Misspelling {
  typed: readonly string[];
  meant: readonly string[];
}

/** The most typos of a misspelled name. */
const MAX_TYPOS = 3;

const wordsOf = (text: string): string[] => readWords(text).map(({ word }) => word);

/** The words of all names, brands, models and uses, each spelled right. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set(
  KIND_LINES.flatMap(({ names, implied, uses }) => [
    ...names.filter(({ isMisspelling }) => !isMisspelling).flatMap(({ text }) => wordsOf(text)),
    ...implied.flatMap(({ brand, model }) => [...wordsOf(brand ?? ''), ...wordsOf(model ?? '')]),
    ...uses.flatMap(wordsOf),
  ]),
);

const BY_LETTER: ReadonlyMap<string, readonly string[]> = Map.groupBy(KNOWN_WORDS, (word) => word.charAt(0));

/** Known words that are one typo away, and start with the same letter: people rarely mistype the first. */
export function wordsLike(word: string): string[] {
  // A typo leaves the start or the end of a word as it is, which is faster to look at than all of it.
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

/** Names that people often misspell, by how they do; each has as many words as what is meant. */
const MISSPELLINGS: ReadonlyMap<string, Misspelling> = indexMisspellings();

/** The most words of a misspelled name. */
const LONGEST = Math.max(...[...MISSPELLINGS.values()].map(({ typed }) => typed.length));

/** What is meant by each word of a text that the kinds know as a misspelling; null for the others. */
export function meantWords(words: readonly string[]): (string | null)[] {
  const meant: (string | null)[] = words.map(() => null);
  for (let at = 0; at < words.length; at += 1) {
    for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
      const found = MISSPELLINGS.get(words.slice(at, at + length).join(' '));
      if (found === undefined) continue;
      for (const [offset, word] of found.meant.entries()) {
        if (word !== found.typed[offset]) meant[at + offset] = word;
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
      // A weak one is a right word too, such as "heather".
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
