import { expect, test } from 'vitest';
import { hasHint, hintsOf, toggleHint } from './item-hints.ts';

test('Text on the item is suggested in its order, then the color', () => {
  expect(hintsOf({ lines: ['KODAK', 'EasyShare'], codes: [], color: 'yellow' })).toEqual([
    'KODAK',
    'EasyShare',
    'yellow',
  ]);
  expect(hintsOf({ lines: ['BLUE'], codes: [], color: 'blue' })).toEqual(['BLUE']);
  expect(hintsOf({ lines: [], codes: [], color: null })).toEqual([]);
});

test('A tap adds a hint to my words, and another tap removes it', () => {
  expect(toggleHint('', 'KODAK')).toBe('KODAK');
  expect(toggleHint('old camera ', 'KODAK')).toBe('old camera KODAK');
  expect(toggleHint('KODAK old camera', 'KODAK')).toBe('old camera');
  expect(toggleHint('old Kodak camera', 'KODAK')).toBe('old camera');
});

test('A part of another word is not a hint', () => {
  expect(hasHint('KODAKS', 'KODAK')).toBe(false);
  expect(toggleHint('blueberry', 'blue')).toBe('blueberry blue');
});
