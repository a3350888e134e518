import { expect, test } from 'vitest';
import { mentionsOf } from './mentions.ts';

const parts = (text: string, word = 'carbon') => mentionsOf(word, text).map(({ part }) => part);

test('A text that says a word of a part names the part', () => {
  expect(parts('Light. The fork is carbon.')).toEqual(['fork']);
  expect(parts('Steel frame, carbon fork')).toEqual(['fork']);
  expect(parts('All carbon')).toEqual([null]);
  expect(parts('Stainless steel handle', 'stainless steel')).toEqual(['handle']);
});

test('A text that denies a word does not mention it', () => {
  for (const text of [
    'Not carbon',
    'no carbon parts',
    "It isn't carbon",
    'Carbon-free',
    'without any carbon',
    'carbonara',
  ])
    expect([text, parts(text)]).toEqual([text, []]);
});
