import { expect, test } from 'vitest';
import { createKeyboardDetector } from './keyboard-detector.ts';

const FULL = { width: 390, height: 844 };
const SHORT = { width: 390, height: 500 };

test('A page that shrinks while somebody types has a keyboard, and none once it is tall again', () => {
  const detector = createKeyboardDetector(FULL);
  expect(detector.isOpen(true, FULL)).toBe(false);
  detector.resize(true, SHORT);
  expect(detector.isOpen(true, SHORT)).toBe(true);
  detector.resize(true, FULL);
  expect(detector.isOpen(true, FULL)).toBe(false);
});

test('A smaller window and a bar of the browser are not a keyboard', () => {
  const detector = createKeyboardDetector(FULL);
  detector.resize(false, SHORT);
  expect(detector.isOpen(true, SHORT)).toBe(false);
  expect(createKeyboardDetector(FULL).isOpen(true, { width: 390, height: 788 })).toBe(false);
  expect(createKeyboardDetector(FULL).isOpen(false, SHORT)).toBe(false);
});

test('A turned phone is measured anew', () => {
  const detector = createKeyboardDetector(FULL);
  const turned = { width: 844, height: 390 };
  detector.resize(true, turned);
  expect(detector.isOpen(true, turned)).toBe(false);
  expect(detector.isOpen(true, { width: 844, height: 200 })).toBe(true);
});
