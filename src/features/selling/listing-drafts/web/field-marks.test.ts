import { expect, test } from 'vitest';
import { describe } from './buyer-questions.tsx';
import { countGuesses, type FieldMarks, marksOf, withoutMark } from './field-marks.ts';

const sources = {
  title: 'said',
  description: 'said',
  price: null,
  category: 'guess',
  condition: 'guess',
  tags: 'photo',
} as const;

test('Typed, spoken, photographed and guessed values have different marks', () => {
  expect(marksOf({ sources }, 'voice')).toEqual({
    title: 'said',
    description: 'said',
    category: 'guess',
    condition: 'guess',
    tags: 'photo',
  });
  expect(marksOf({ sources }, 'text')).toMatchObject({ title: 'typed', category: 'guess', tags: 'photo' });
});

test('Editing a field removes its mark', () => {
  const marks: FieldMarks = { title: 'said', category: 'guess' };
  expect(withoutMark(marks, 'title')).toEqual({ category: 'guess' });
});

test('Only unconfirmed values count as suggestions', () => {
  expect(countGuesses({ category: 'guess', condition: 'guess', title: 'said', price: 'checked' })).toBe(2);
  expect(countGuesses({})).toBe(0);
});

test('Answers are appended to the description as sentences, and blank answers change nothing', () => {
  const questions = [
    { id: 'height', question: 'How tall is it?', label: 'Height' },
    { id: 'bulb', question: 'Bulb included?', label: 'Bulb' },
  ] as const;
  expect(describe('Orange lamp.', questions, { bulb: 'yes', height: '14' })).toBe(
    'Orange lamp. Height: 14 inches. Bulb included.',
  );
  expect(describe('Orange lamp. ', questions, { height: ' ' })).toBe('Orange lamp. ');
});
