import { stem } from '../../../../items/item-language/server/item-language.ts';

/** Converts text to numeric features for the category model. Training and prediction must use the same code. */
export const FEATURE_COUNT = 2 ** 16;

/** Number of words treated as the title, where the item is named. Later words describe it. */
const TITLE_WORDS = 14;
const TITLE_WEIGHT = 2;
/** Maximum words. Later ones are terms of sale. */
const MAX_WORDS = 300;
const MAX_LETTERS = 3000;
const MAX_WORD_LENGTH = 30;
const LETTERS_WEIGHT = 0.5;

export interface TextFeatures {
  count: number;
  /** The first `count` entries are indexes into the model, without duplicates. */
  places: Uint16Array<ArrayBuffer>;
  values: Float32Array<ArrayBuffer>;
}

/** Reused buffer, to avoid allocations. There is at most one index per feature. */
const sums = new Float32Array(FEATURE_COUNT);
const features: TextFeatures = {
  count: 0,
  places: new Uint16Array(FEATURE_COUNT),
  values: new Float32Array(FEATURE_COUNT),
};

const WORDS = /[a-z0-9]+(?:['.][a-z0-9]+)*/g;
const ACCENTS = /\p{M}/gu;
const APOSTROPHES = /['.]/g;
const DIGITS = /\d+/g;
const YEAR = /^(?:19[3-9]\d|20[0-3]\d)$/;

export interface ReadWords {
  /** In lowercase, singular, without accents and apostrophes. */
  words: string[];
  /** The number of words in the title: the first line, or the first words. */
  inTitle: number;
}

export function readWords(text: string): ReadWords {
  const words = wordsOf(text);
  const lineEnd = text.indexOf('\n');
  const firstLine = lineEnd > 0 ? wordsOf(text.slice(0, lineEnd)).length : TITLE_WORDS;
  return { words, inTitle: Math.min(TITLE_WORDS, firstLine) };
}

function wordsOf(text: string): string[] {
  const plain = text
    .slice(0, MAX_LETTERS)
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replaceAll('’', "'")
    .toLowerCase();
  const words: string[] = [];
  for (const [word] of plain.matchAll(WORDS)) {
    if (word.length <= MAX_WORD_LENGTH) words.push(stem(word.replace(APOSTROPHES, '')));
    if (words.length === MAX_WORDS) break;
  }
  return words;
}

/** Returns the features of a text, scaled to length 1. The returned arrays are reused by the next call. */
export function featuresOf({ words, inTitle }: ReadWords): TextFeatures {
  features.count = 0;
  let before = '';
  for (const [at, word] of words.entries()) {
    const weight = at < inTitle ? TITLE_WEIGHT : 1;
    // Only the length of a number matters: "64gb" and "32gb" are the same.
    const shape = word.replace(DIGITS, (digits) => (YEAR.test(digits) ? '#year' : `#${digits.length}`));
    add('w', word, 0, word.length, weight);
    if (shape === word) addLetters(`<${word}>`, weight * LETTERS_WEIGHT);
    else add('s', shape, 0, shape.length, weight);
    if (before !== '') {
      const pair = `${before} ${shape}`;
      add('b', pair, 0, pair.length, weight);
    }
    before = shape;
  }
  return scaled();
}

function addLetters(word: string, weight: number): void {
  for (let length = 4; length <= 5; length += 1) {
    for (let from = 0; from + length <= word.length; from += 1) add('c', word, from, from + length, weight);
  }
}

/** Adds a feature by the FNV-1a hash of its kind and letters. */
function add(kind: string, text: string, from: number, to: number, weight: number): void {
  let hash = Math.imul(0x811c9dc5 ^ kind.charCodeAt(0), 0x01000193);
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  const place = (hash ^ (hash >>> 16)) & (FEATURE_COUNT - 1);
  if (sums[place] === 0) features.places[features.count++] = place;
  sums[place] = (sums[place] ?? 0) + weight;
}

function scaled(): TextFeatures {
  const { places, values, count } = features;
  let squares = 0;
  for (let at = 0; at < count; at += 1) {
    const place = places[at] ?? 0;
    // Take the square root to reduce the effect of repeated words.
    const sum = sums[place] ?? 0;
    squares += sum;
    values[at] = Math.sqrt(sum);
    sums[place] = 0;
  }
  const length = Math.sqrt(squares) || 1;
  for (let at = 0; at < count; at += 1) values[at] = (values[at] ?? 0) / length;
  return features;
}
