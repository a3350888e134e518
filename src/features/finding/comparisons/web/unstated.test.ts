import { expect, test } from 'vitest';
import type { FeatureRow, FeatureValue } from '../contract/comparison.ts';
import { listOfFacts, unstatedOf } from './unstated.ts';

const value = (item: number, details: Partial<FeatureValue>): FeatureValue => ({
  item,
  stated: false,
  value: null,
  good: null,
  best: false,
  source: null,
  question: null,
  ...details,
});
const row = (label: string, values: FeatureValue[]): FeatureRow => ({
  feature: label.toLowerCase(),
  label,
  differs: true,
  rank: null,
  values,
});
const ask = (question: string) => ({ question: `Hi! I'm interested in "Lamp, "as new". Blue". ${question}` });

test('One message asks for everything that a seller leaves out (ASSIST-23)', () => {
  const features = [
    row('Color', [value(1, ask('What color is it?')), value(2, { stated: true, value: 'Blue' })]),
    row('Works', [value(1, ask('Does everything work?')), value(2, {})]),
  ];
  expect(unstatedOf(features, [{ item: 1 }, { item: 2 }, { item: 3 }])).toEqual([
    {
      item: 1,
      facts: 'Color, works',
      message: `Hi! I'm interested in "Lamp, "as new". Blue". What color is it? Does everything work?`,
    },
    { item: 2, facts: 'Works', message: null },
    { item: 3, facts: '', message: null },
  ]);
});

test('Facts are listed in one line', () => {
  expect(listOfFacts([{ label: 'Color' }, { label: 'In working order' }])).toBe('Color, in working order');
});

test('A message asks at most four questions', () => {
  const features = ['A', 'B', 'C', 'D', 'E'].map((label) => row(label, [value(1, ask(`${label}?`))]));
  expect(unstatedOf(features, [{ item: 1 }])[0]?.message).toMatch(/ A\? B\? C\? D\?$/);
});
