import { expect, test } from 'vitest';
import { agoLabel, durationLabel, timeLeft } from './case-words.ts';

const now = Date.parse('2026-07-24T14:00:00Z');
const after = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

test.each([
  [9, '9 min left', 'late'],
  [0.5, '1 min left', 'late'],
  [61, '1 h left', 'soon'],
  [190, '3 h left', 'calm'],
  [30 * 60, '30 h left', 'calm'],
  [50 * 60, '2 days left', 'calm'],
  [-20, '20 min late', 'late'],
  [-3 * 60, '3 h late', 'late'],
] as const)('A case due in %d minutes says how long is left', (minutes, text, tone) => {
  expect(timeLeft(after(minutes), now)).toEqual({ text, tone });
});

test('Times are said in the largest unit that fits', () => {
  expect([0, 1, 38, 60, 72, 60 * 60].map(durationLabel)).toEqual([
    'a minute',
    'a minute',
    '38 minutes',
    '1 h',
    '1 h 12 min',
    '3 days',
  ]);
  expect([0, -1, -3, -125].map((minutes) => agoLabel(after(minutes), now))).toEqual([
    'just now',
    '1 minute ago',
    '3 minutes ago',
    '2 h ago',
  ]);
});
