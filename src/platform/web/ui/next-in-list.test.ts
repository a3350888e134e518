import { expect, test } from 'vitest';
import { nextInList } from './next-in-list.ts';

const texts = ['Dashboard', 'Devices', 'Sign Out'];

test('Arrow keys move through a menu and wrap around at its ends', () => {
  expect(nextInList('ArrowDown', texts, 0)).toBe(1);
  expect(nextInList('ArrowDown', texts, 2)).toBe(0);
  expect(nextInList('ArrowUp', texts, 0)).toBe(2);
  expect(nextInList('ArrowDown', texts, -1)).toBe(0);
  expect(nextInList('ArrowUp', texts, -1)).toBe(2);
});

test('Home, End and a first letter jump', () => {
  expect(nextInList('Home', texts, 2)).toBe(0);
  expect(nextInList('End', texts, 0)).toBe(2);
  expect(nextInList('s', texts, 0)).toBe(2);
  expect(nextInList('d', texts, 0)).toBe(1);
  expect(nextInList('d', texts, 1)).toBe(0);
});

test('Other keys are left to the browser', () => {
  expect(nextInList('x', texts, 0)).toBeNull();
  expect(nextInList('Tab', texts, 0)).toBeNull();
  expect(nextInList(' ', texts, 0)).toBeNull();
  expect(nextInList('ArrowDown', [], -1)).toBeNull();
});
