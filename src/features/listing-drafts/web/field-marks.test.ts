import { expect, test } from 'vitest';
import { describe } from './answers.ts';
import {
  countGuesses,
  type FieldMarks,
  heardTitle,
  marksOf,
  publishLabel,
  withChecked,
  withoutMark,
} from './field-marks.ts';

const sources = {
  title: 'said',
  description: 'said',
  price: null,
  category: 'guess',
  condition: 'guess',
  tags: 'photo',
} as const;

test('What I typed, what I said, what was seen in the photo and what is only a guess are told apart', () => {
  expect(marksOf({ sources }, 'voice')).toEqual({
    title: 'said',
    description: 'said',
    category: 'guess',
    condition: 'guess',
    tags: 'photo',
  });
  expect(marksOf({ sources }, 'text')).toMatchObject({ title: 'typed', category: 'guess', tags: 'photo' });
});

test('One tap turns a guess into a checked field, and editing removes the mark', () => {
  const marks: FieldMarks = { title: 'said', category: 'guess' };
  expect(withChecked(marks, 'category')).toEqual({ title: 'said', category: 'checked' });
  expect(withChecked(marks, 'title')).toEqual(marks);
  expect(withoutMark(marks, 'title')).toEqual({ category: 'guess' });
});

test('The button says how many guesses publishing accepts', () => {
  expect(publishLabel({ category: 'guess', condition: 'guess', title: 'said' }, 'Publish')).toBe(
    'Accept 2 guesses and publish',
  );
  expect(publishLabel({ category: 'guess' }, 'Publish')).toBe('Accept 1 guess and publish');
  expect(publishLabel({ category: 'checked' }, 'Publish')).toBe('Publish');
  expect(countGuesses({})).toBe(0);
});

test('After speaking I read how many guesses to check (CREATE-02)', () => {
  expect([0, 1, 2].map(heardTitle)).toEqual([
    'Got it.',
    'Got it. One guess to check.',
    'Got it. Two guesses to check.',
  ]);
});

test('Answers become sentences at the end of the description, and blank ones leave it as it is', () => {
  const questions = [
    { id: 'height', question: 'How tall is it?', label: 'Height' },
    { id: 'bulb', question: 'Bulb included?', label: 'Bulb' },
  ] as const;
  expect(describe('Orange lamp.', questions, { bulb: 'yes', height: '14' })).toBe(
    'Orange lamp. Height: 14 inches. Bulb included.',
  );
  expect(describe('Orange lamp. ', questions, { height: ' ' })).toBe('Orange lamp. ');
});
