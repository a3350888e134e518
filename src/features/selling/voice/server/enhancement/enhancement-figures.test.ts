import { beforeAll, expect, test } from 'vitest';
import {
  type JudgedEnhancement,
  judgeTranscript,
  readTranscripts,
} from '../../../../../../tests/voice/enhancement-figures.ts';
import type { EnhancementType } from '../../contract/enhancements.ts';

/** By rules alone; `npm run evaluate:enhancement` judges them with the grammar checker. */
let judged: JudgedEnhancement[];
beforeAll(async () => {
  judged = await Promise.all(
    readTranscripts().map((text) => judgeTranscript(text, () => Promise.resolve(null))),
  );
});

const shareRight = (type: EnhancementType): number =>
  judged.filter(({ failures }) => failures.every((failure) => failure.type !== type)).length / judged.length;
const wrong = (...checks: string[]): number =>
  judged.flatMap(({ failures }) => failures.filter(({ check }) => checks.includes(check))).length;

test('Most transcripts are enhanced without a mistake in each way (VOICE-24)', () => {
  expect(judged.length).toBeGreaterThanOrEqual(60);
  expect(shareRight('grammar')).toBeGreaterThanOrEqual(0.9);
  expect(shareRight('professional')).toBeGreaterThanOrEqual(0.85);
  expect(shareRight('summary')).toBeGreaterThanOrEqual(0.9);
  expect(shareRight('structure')).toBeGreaterThanOrEqual(0.85);
});

test('No way loses a flaw, and next to none a price or a fact (VOICE-24)', () => {
  expect(wrong('flaw')).toBe(0);
  expect(wrong('price')).toBeLessThanOrEqual(4);
  expect(wrong('fact')).toBeLessThanOrEqual(3);
});

test('No sentence is cut where it goes on, and verbs agree (VOICE-24)', () => {
  expect(wrong('split', 'agreement')).toBeLessThanOrEqual(2);
});
