import { expect, test } from 'vitest';
import { charactersOf, decodeText } from './decode-text.ts';

const CHARACTERS = charactersOf('a\nb');

/** One row a step: how likely the gap, "a", "b" and the space are. */
const decode = (...steps: number[][]) => decodeText(new Float32Array(steps.flat()), 4, CHARACTERS);

test('A character that stays over several steps counts once, and twice with a gap between', () => {
  const [gap, a, b, space] = [
    [1, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 0, 1, 0],
    [0, 0, 0, 1],
  ] as const;
  expect(decode([...gap], [...a], [...a], [...gap], [...a], [...space], [...b]).text).toBe('aa b');
});

test('The confidence is the mean of the characters, without the gaps', () => {
  expect(decode([0, 0.9, 0.1, 0], [1, 0, 0, 0], [0, 0.3, 0.7, 0]).confidence).toBeCloseTo(0.8);
});

test('A line without characters has no confidence', () => {
  expect(decode([1, 0, 0, 0], [0.6, 0.4, 0, 0])).toEqual({ text: '', confidence: 0 });
});
