import { distinctWords } from '../words/distinct-words.ts';
import { stem } from '../words/stem.ts';

/** Words in a title that introduce what the item is for, includes or is near. */
export const ASIDES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    for: 0.35,
    with: 0.6,
    in: 0.7,
    from: 0.7,
    and: 0.85,
    fits: 0.35,
    like: 0.6,
    under: 0.5,
    of: 0.9,
  }),
);

/**
 * The stems of a listing's words, stored as space-separated texts. A search checks hundreds of listings, and `includes`
 * is faster than splitting.
 */
export interface ListingWords {
  /** Stems of the title in order, separated by spaces. */
  title: string;
  /** A letter per title word (see `standingOf`). A capital starts a part of the title, such as after a comma. */
  standing: string;
  /** Stems of the tags, with a space on both sides. */
  tags: string;
  /** Distinct stems of title, tags and description, with a space on both sides. */
  text: string;
}

/** Possible weights of title words by the word before them, such as "for". The letter 'a' is the first. */
const STANDINGS = [1, 0.9, 0.85, 0.7, 0.6, 0.5, 0.35] as const;
const FIRST_LETTER = 97;
/** The bit that distinguishes lowercase from uppercase letters. */
const SMALL_BIT = 32;

/** Returns the weight of a title word, by its letter in `ListingWords.standing`. */
export const standingOf = (standing: string, index: number): number =>
  STANDINGS[(standing.charCodeAt(index) | SMALL_BIT) - FIRST_LETTER] ?? 1;

/** Whether a word starts a part of the title. */
export const startsPart = (standing: string, index: number): boolean =>
  standing.charCodeAt(index) < FIRST_LETTER;

/** Reads the words of a listing. */
export function readWordsOfListing(listing: {
  title: string;
  description: string;
  tags: readonly string[];
}): ListingWords {
  const { title, standing } = readTitle(listing.title);
  const named = [listing.title, ...listing.tags];
  return {
    title: title.join(' '),
    standing,
    tags: spaced(listing.tags.flatMap(allWords)),
    text: spaced([...named, listing.description].flatMap(allWords)),
  };
}

function readTitle(text: string): { title: string[]; standing: string } {
  const title: string[] = [];
  let standing = '';
  for (const part of text.split(/[,;:()|/]|\s[-–]\s/u)) {
    let value = title.length === 0 ? 1 : 0.9;
    for (const [index, word] of wordsInOrder(part).entries()) {
      title.push(stem(word));
      const letter = String.fromCharCode(FIRST_LETTER + STANDINGS.findIndex((known) => known === value));
      standing += index === 0 ? letter.toUpperCase() : letter;
      value = Math.min(value, ASIDES.get(word) ?? 1);
    }
  }
  return { title, standing };
}

const APOSTROPHE = /['’]/;
const APOSTROPHES = /['’]/g;

/** Returns the words of a text in order. "Women's" is one word. */
const wordsInOrder = (text: string): string[] =>
  text.split(/\s+/u).flatMap((part) => distinctWords(part.replace(APOSTROPHES, '')));

/**
 * Returns the words of a text with and without apostrophes: "O'Neill", "oneill" and "neill". Single letters next to an
 * apostrophe are not words.
 */
const allWords = (text: string): string[] => [
  ...distinctWords(text.replace(APOSTROPHES, '')),
  ...(APOSTROPHE.test(text) ? distinctWords(text).filter((word) => word.length > 1) : []),
];

const spaced = (words: readonly string[]): string => ` ${[...new Set(words.map(stem))].join(' ')} `;
