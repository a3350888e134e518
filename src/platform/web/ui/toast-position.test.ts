import { expect, test } from 'vitest';
import { type Box, coversMore } from './toast-position.ts';

const box = (top: number, bottom: number, left = 16, right = 374): Box => ({ left, right, top, bottom });
const [end, start] = [box(650, 730), box(72, 152)];

test('A toast stays at its end of the screen while it covers nothing it is about', () => {
  expect(coversMore(end, start, [])).toBe(false);
  expect(coversMore(end, start, [box(300, 420), box(800, 840)])).toBe(false);
  expect(coversMore(end, start, [box(600, 650), box(660, 700, 380, 400)])).toBe(false);
});

test('A toast goes to the other end when it lies over the field or button it is about', () => {
  expect(coversMore(end, start, [box(640, 690)])).toBe(true);
  expect(coversMore(start, end, [box(100, 144)])).toBe(true);
});

test('If both ends are taken, the toast covers less, and stays if there is no difference', () => {
  expect(coversMore(end, start, [box(640, 700), box(60, 90)])).toBe(true);
  expect(coversMore(end, start, [box(720, 760), box(60, 150)])).toBe(false);
  expect(coversMore(end, start, [box(0, 844)])).toBe(false);
});

test('A toast stays off the fields of a form, but even more off what it is about', () => {
  expect(coversMore(end, start, [], [box(660, 700)])).toBe(true);
  expect(coversMore(end, start, [], [box(660, 700), box(80, 150)])).toBe(false);
  expect(coversMore(end, start, [box(100, 144)], [box(600, 720)])).toBe(false);
});
