import { expect, test } from 'vitest';
import { NOTHING_GIVEN, parseGiven } from './given.ts';

test('What was said or typed in the first step comes back, and it starts on the photo tab (WIZARD-10)', () => {
  const given = { start: 'voice', words: 'a lamp', input: 'voice', quote: 'A lamp, ten dollars.' } as const;
  expect(parseGiven(given)).toEqual(given);
  expect(NOTHING_GIVEN.start).toBe('photo');
});

test.each([null, 7, 'photo', NOTHING_GIVEN, { start: 'photo', words: 7 }])(
  'Nothing kept is nothing given: %j',
  (stored) => {
    expect(parseGiven(stored)).toBeNull();
  },
);

test('What makes no sense is left out', () => {
  const stored = { start: 'smell', words: 'a lamp', input: 'smell', quote: 7 };
  expect(parseGiven(stored)).toEqual({ ...NOTHING_GIVEN, words: 'a lamp' });
});
