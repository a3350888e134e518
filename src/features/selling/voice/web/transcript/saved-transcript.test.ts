import { expect, test } from 'vitest';
import { NO_TEXT, parseTranscript, wordCount } from './saved-transcript.ts';

test('A reload brings back both texts, with what is known of them', () => {
  const stored = {
    original: 'oak desk',
    confidence: 0.9,
    enhanced: 'Oak desk.',
    enhancedBy: 'grammar' as const,
  };
  expect(parseTranscript(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
});

test('Malformed parts of a stored transcript are left out', () => {
  expect(parseTranscript({ original: 'oak desk', confidence: 'high', enhancedBy: 'poem' })).toEqual({
    ...NO_TEXT,
    original: 'oak desk',
  });
  for (const nothing of [null, 'text', { original: ' ' }, { enhanced: 3 }]) {
    expect(parseTranscript(nothing)).toBe(null);
  }
});

test('Words are counted', () => {
  expect(['', ' oak ', 'oak desk,\n$80'].map(wordCount)).toEqual(['0 words', '1 word', '3 words']);
});
