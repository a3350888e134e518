import { expect, test } from 'vitest';
import { applyLints, type Lint } from './lint.ts';

const at = (text: string, problem: string, kind: string, correction: string): Lint => {
  const start = text.indexOf(problem);
  const how = correction === '' ? 'remove' : 'replace';
  return { start, end: start + problem.length, kind, corrections: [{ how, text: correction }] };
};

test('Certain mistakes are corrected, also several in one sentence (VOICE-24)', () => {
  const text = 'This are an test of the the lamp.';
  const lints = [at(text, 'an', 'Miscellaneous', 'a'), at(text, 'the the', 'Repetition', 'the')];
  expect(applyLints(text, lints)).toBe('This are a test of the lamp.');
});

test('Style, unknown words and numbers stay as they were said (VOICE-24)', () => {
  const text = 'Kallax shelf, very nice, 77 inches.';
  const lints = [
    at(text, 'Kallax', 'Spelling', 'Relax'),
    at(text, 'very nice', 'Style', 'lovely'),
    at(text, '77', 'Formatting', '78'),
    at(text, 'inches', 'WordChoice', 'inches tall and wide'),
  ];
  expect(applyLints(text, lints)).toBe(text);
});

test('A missing apostrophe is added (VOICE-24)', () => {
  const text = 'It dont work.';
  expect(applyLints(text, [at(text, 'dont', 'Spelling', "don't")])).toBe("It don't work.");
});

test('One of two corrections of the same words is made (VOICE-24)', () => {
  const text = 'could of sold it';
  const lints = [at(text, 'could of', 'WordChoice', 'could have'), at(text, 'of', 'WordChoice', 'have')];
  expect(applyLints(text, lints)).toBe('could have sold it');
});
