import {
  FeatureBuffer,
  type TextFeatures,
} from '../../../../../../platform/server/text-classifier/feature-buffer.ts';
import type { ConditionSlug } from '../../../../../../shared/taxonomy.ts';
import { stem } from '../../words/stem.ts';
import { MAIN_PARTS, PARTS, PEOPLE } from '../subject-words.ts';

/** What a statement says of the condition: 'neutral' is nothing. */
export const STATEMENT_CLASSES = [
  'new',
  'like-new',
  'good',
  'fair',
  'poor',
  'neutral',
] as const satisfies readonly (ConditionSlug | 'neutral')[];

export type StatementClass = (typeof STATEMENT_CLASSES)[number];

/** The number of features of the condition model. Training and prediction must use the same code. */
export const STATEMENT_FEATURES = 2 ** 17;

const buffer = new FeatureBuffer(STATEMENT_FEATURES);

/** Returns a sign for what a word names, because "the latch is loose" says the same as "the lid is loose". */
function signOf(word: string): string {
  if (/^\d/.test(word)) return '#';
  if (MAIN_PARTS.has(word)) return '*';
  if (PARTS.has(word)) return '+';
  return PEOPLE.has(word) ? '@' : stem(word);
}

/** Returns the features of a statement: its words, and two and three words in order. The next call overwrites them. */
export function statementFeaturesOf(words: readonly string[]): TextFeatures {
  buffer.clear();
  let [second, first] = ['', '^'];
  for (const word of [...words, '$']) {
    const sign = signOf(word);
    if (word !== '$') {
      const plain = stem(word);
      buffer.add('w', plain, 1);
      if (sign !== plain) buffer.add('w', sign, 1);
    }
    buffer.add('b', `${first} ${sign}`, 1);
    if (second !== '') buffer.add('t', `${second} ${first} ${sign}`, 1);
    [second, first] = [first, sign];
  }
  return buffer.scaled();
}
