import { expect, test } from 'vitest';
import { suggestItems } from './item-suggestions.ts';

const texts = (typed: string) => suggestItems(typed).map(({ text }) => text);

test('From the second letter, matching kinds and brands are suggested', () => {
  expect(texts('t')).toEqual([]);
  expect(texts('tr').length).toBeGreaterThan(1);
  expect(suggestItems('tre')).toEqual(
    expect.arrayContaining([
      { text: 'Treadmill', category: 'sporting-goods' },
      { text: 'Trek', category: null },
    ]),
  );
  expect(texts('tre').at(-1)).toBe('Trek');
  expect(texts('tre').length).toBeLessThanOrEqual(5);
});

test('The last words are completed, and the text before them stays', () => {
  expect(texts('teal Trek bicy')).toContain('Teal Trek bicycle');
  expect(texts('floor la')).toContain('Floor lamp');
});

test('Complete names and unknown text get no suggestions', () => {
  expect(texts('Treadmill')).not.toContain('Treadmill');
  for (const typed of ['', ' ', 'zzzz', '  x', '((', 'a b']) expect(texts(typed)).toEqual([]);
});
