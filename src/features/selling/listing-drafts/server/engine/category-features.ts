import {
  FeatureBuffer,
  type TextFeatures,
} from '../../../../../platform/server/text-classifier/feature-buffer.ts';
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

const buffer = new FeatureBuffer(FEATURE_COUNT);

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

/** Returns the features of a text, scaled to length 1. The next call overwrites them. */
export function featuresOf({ words, inTitle }: ReadWords): TextFeatures {
  buffer.clear();
  let before = '';
  for (const [index, word] of words.entries()) {
    const weight = index < inTitle ? TITLE_WEIGHT : 1;
    // Only the length of a number matters: "64gb" and "32gb" are the same.
    const shape = word.replace(DIGITS, (digits) => (YEAR.test(digits) ? '#year' : `#${digits.length}`));
    buffer.add('w', word, weight);
    if (shape === word) addLetters(`<${word}>`, weight * LETTERS_WEIGHT);
    else buffer.add('s', shape, weight);
    if (before !== '') buffer.add('b', `${before} ${shape}`, weight);
    before = shape;
  }
  return buffer.scaled();
}

function addLetters(word: string, weight: number): void {
  for (let length = 4; length <= 5; length += 1) {
    for (let from = 0; from + length <= word.length; from += 1)
      buffer.add('c', word, weight, from, from + length);
  }
}
