import { readFileSync } from 'node:fs';
import {
  type TrainingText,
  trainClassifier,
} from '../../../../../../platform/server/text-classifier/train-classifier.ts';
import { KIND_LINES } from '../../kinds/kinds.ts';
import { ClauseWords } from '../clause-words.ts';
import {
  STATEMENT_CLASSES,
  STATEMENT_FEATURES,
  type StatementClass,
  statementFeaturesOf,
} from './statement-features.ts';

/** Trains the condition model on the statements in `phrases`, and on names of items, which say nothing. */
export function trainStatements(): Uint8Array {
  const nameTexts = KIND_LINES.flatMap(({ names, implied }) => [
    ...names.map(({ text }) => text),
    ...implied.map(({ brand, model }) => [brand, model].filter(Boolean).join(' ')),
  ]);
  const texts = [
    ...STATEMENT_CLASSES.flatMap((named) => phrasesOf(named).map((text) => trainingText(named, text))),
    ...nameTexts.map((text) => trainingText('neutral', text)),
  ];
  return trainClassifier(texts, {
    classes: STATEMENT_CLASSES.length,
    features: STATEMENT_FEATURES,
    epochs: 30,
    minSeen: 1,
    minWeight: 9,
  });
}

const phrasesOf = (named: StatementClass): string[] =>
  readFileSync(new URL(`phrases/${named}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);

function trainingText(named: StatementClass, text: string): TrainingText {
  const words = new ClauseWords(text);
  const all = Array.from({ length: words.length }, (_, index) => words.at(index));
  const { count, indexes, values } = statementFeaturesOf(all);
  return {
    right: STATEMENT_CLASSES.indexOf(named),
    indexes: indexes.slice(0, count),
    values: values.slice(0, count),
  };
}
