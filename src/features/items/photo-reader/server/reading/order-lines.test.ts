import { expect, test } from 'vitest';
import { type Line, orderLines } from './order-lines.ts';

const line = (text: string, box: Partial<Line['box']>, more: Partial<Line> = {}): Line => ({
  text,
  confidence: 0.95,
  turn: 0,
  box: { centerX: 0, centerY: 0, tilt: 0, width: 200, height: 40, ...box },
  ...more,
});
const textsOf = (lines: readonly Line[]) => orderLines(lines).map(({ text }) => text);

test('The largest line comes first, wherever it stands', () => {
  expect(
    textsOf([
      line('small', { centerY: 0, height: 20 }),
      line('LARGE', { centerY: 300, height: 80 }),
      line('medium', { centerY: 100, height: 40 }),
    ]),
  ).toEqual(['LARGE', 'medium', 'small']);
});

test('Lines that are read with less than 0.85 are left out', () => {
  const certain = line('certain', { centerY: 100 }, { confidence: 0.85 });
  const unsure = line('unsure', { height: 90 }, { confidence: 0.849 });
  expect(textsOf([certain, unsure])).toEqual(['certain']);
  expect(textsOf([unsure])).toEqual([]);
});

test('A title in two lines is read from top to bottom, although its second line is a little larger', () => {
  expect(
    textsOf([line('Harbor', { centerY: 60, height: 46 }), line('The Quiet', { centerY: 0, height: 40 })]),
  ).toEqual(['The Quiet', 'Harbor']);
});

test('Two parts of one row become one line, and two columns become two', () => {
  const left = line('Moby', { centerX: 100 });
  expect(textsOf([line('Dick', { centerX: 320 }), left])).toEqual(['Moby Dick']);
  expect(textsOf([line('Dick', { centerX: 500 }), left])).toEqual(['Moby', 'Dick']);
});

test.each([
  [
    90,
    { centerX: 0, centerY: 100, width: 40, height: 200 },
    { centerX: 0, centerY: 320, width: 40, height: 200 },
  ],
  [
    270,
    { centerX: 0, centerY: 320, width: 40, height: 200 },
    { centerX: 0, centerY: 100, width: 40, height: 200 },
  ],
  [180, { centerX: 320 }, { centerX: 100 }],
] as const)('A photo turned by %d degrees is read in the same order', (turn, first, second) => {
  expect(textsOf([line('Dick', second, { turn }), line('Moby', first, { turn })])).toEqual(['Moby Dick']);
});
