import { expect, test } from 'vitest';
import { isSilent, levelOf, levelWord, waveOf } from './level.ts';

const tone = (amplitude: number) =>
  Float32Array.from({ length: 2048 }, (_, index) => amplitude * Math.sin(index / 5));

test('The meter says whether I am too quiet, too loud or just right', () => {
  expect(levelOf(new Float32Array(2048))).toBe(0);
  expect(levelWord([levelOf(tone(0.002))])).toBe('Too quiet');
  expect(levelWord([levelOf(tone(0.1))])).toBe('Good level');
  expect(levelWord([levelOf(tone(1))])).toBe('Too loud');
});

test('A breath between two words is not too quiet, a longer pause is', () => {
  const spoken = Array<number>(5).fill(0.6);
  expect(levelWord([...spoken, ...Array<number>(10).fill(0)])).toBe('Good level');
  expect(levelWord([...spoken, ...Array<number>(15).fill(0)])).toBe('Too quiet');
});

test('Silence is noticed, but only where the level is measured', () => {
  expect(isSilent([0.05, 0.1, 0.02])).toBe(true);
  expect(isSilent([0.05, 0.5, 0.02])).toBe(false);
  expect(isSilent([])).toBe(false);
});

test('A long recording becomes as many bars as fit, and keeps its loudest parts', () => {
  const levels = Array.from({ length: 3000 }, (_, index) => (index === 1500 ? 1 : 0.2));
  const wave = waveOf(levels, 132);
  expect(wave).toHaveLength(132);
  expect(Math.max(...wave)).toBe(1);
  const short = waveOf([0, 1], 5);
  expect(short).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(waveOf([], 5)).toEqual([]);
});
