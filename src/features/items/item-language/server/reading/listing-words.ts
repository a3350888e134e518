import { distinctWords } from '../words/distinct-words.ts';
import { stem } from '../words/stem.ts';

/** After one of these, a title says what the thing is for, comes with or is near, not what it is. */
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
 * The words of a listing as their stems. Kept as texts, of which a search loads and looks through hundreds: a stem is
 * found by `includes`, without taking the text apart.
 */
export interface ListingWords {
  /** Of the title, in order, with a space between them. */
  title: string;
  /** A letter for each word of the title (`standingOf`); a capital starts a part of the title, such as after a comma. */
  standing: string;
  /** Of the tags, each between spaces. */
  tags: string;
  /** Of title, tags and description, each once and between spaces. */
  text: string;
}

/** What a word of a title can be worth by what stands before it, such as "for": 'a' is the first of these. */
const STANDINGS = [1, 0.9, 0.85, 0.7, 0.6, 0.5, 0.35] as const;
const FIRST_LETTER = 97;
/** Tells small letters from capitals. */
const SMALL_BIT = 32;

/** What a word of a title is worth by its letter in `ListingWords.standing`. */
export const standingOf = (standing: string, at: number): number =>
  STANDINGS[(standing.charCodeAt(at) | SMALL_BIT) - FIRST_LETTER] ?? 1;

/** Whether a word starts a part of the title. */
export const startsPart = (standing: string, at: number): boolean => standing.charCodeAt(at) < FIRST_LETTER;

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
      const letter = String.fromCharCode(FIRST_LETTER + STANDINGS.findIndex((one) => one === value));
      standing += index === 0 ? letter.toUpperCase() : letter;
      value = Math.min(value, ASIDES.get(word) ?? 1);
    }
  }
  return { title, standing };
}

const APOSTROPHE = /['’]/;
const APOSTROPHES = /['’]/g;

/** The words of a text in order: "women's" is one of them. */
const wordsInOrder = (text: string): string[] =>
  text.split(/\s+/u).flatMap((part) => distinctWords(part.replace(APOSTROPHES, '')));

/**
 * The words of a text with and without their apostrophes, as people write "O'Neill", "oneill" and "neill". A letter alone
 * beside one is no word.
 */
const allWords = (text: string): string[] => [
  ...distinctWords(text.replace(APOSTROPHES, '')),
  ...(APOSTROPHE.test(text) ? distinctWords(text).filter((word) => word.length > 1) : []),
];

const spaced = (words: readonly string[]): string => ` ${[...new Set(words.map(stem))].join(' ')} `;
