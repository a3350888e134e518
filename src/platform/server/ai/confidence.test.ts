import { expect, test } from 'vitest';
import { confidenceOf } from './confidence.ts';

test('Confidence is e to the mean log-probability, where longer segments weigh more (VOICE-23)', () => {
  const segments = [
    { tokens: [1, 2, 3], avg_logprob: -0.1 },
    { tokens: [1], avg_logprob: -0.5 },
  ];
  expect(confidenceOf({ segments })).toBeCloseTo(Math.exp(-0.2), 10);
});

test('Without tokens the length in seconds weighs', () => {
  const segments = [
    { start: 0, end: 3, avg_logprob: -0.1 },
    { start: 3, end: 4, avg_logprob: -0.5 },
  ];
  expect(confidenceOf({ segments })).toBeCloseTo(Math.exp(-0.2), 10);
});

test('Confidence is lower if probably nobody spoke (VOICE-23)', () => {
  expect(confidenceOf({ segments: [{ tokens: [1], avg_logprob: 0, no_speech_prob: 0.75 }] })).toBe(0.25);
});

test('Confidence stays between 0 and 1, whatever a server says (VOICE-23)', () => {
  expect(confidenceOf({ segments: [{ tokens: [1], avg_logprob: 3 }] })).toBe(1);
  expect(confidenceOf({ segments: [{ tokens: [1], avg_logprob: -1e9 }] })).toBe(0);
});

test.each([
  [{ text: 'hi' }],
  [{ segments: [] }],
  [{ segments: [{ text: 'hi' }] }],
  [{ segments: [{ avg_logprob: '-0.1' }] }],
  ['<!doctype html>'],
  [null],
])('A server that tells nothing gives no confidence', (body) => {
  expect(confidenceOf(body)).toBeNull();
});
