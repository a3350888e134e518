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

test('A denial holds for the next few words of its part of a sentence, and not beyond', () => {
  expect(parts('No rust, carbon fork')).toEqual(['fork']);
  expect(parts('Not used since last summer by me carbon')).toEqual([null]);
});

test('Only what is said to be of a material is a part of it', () => {
  expect(parts('The fork looks carbon')).toEqual([null]);
  expect(parts('It is carbon')).toEqual([null]);
});
