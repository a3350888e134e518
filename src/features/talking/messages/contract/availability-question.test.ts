import { describe, expect, it } from 'vitest';
import { asksAvailability } from './availability-question.ts';
import { quickReplies } from './quick-replies.ts';

describe('what is answered automatically', () => {
  it.each([
    quickReplies(null, [], 0)[0] ?? '',
    'is this still available',
    'Is it available?',
    'Hi, is this still available?',
    'Hey there! Is it still for sale??',
    'Hello Nora, is the lamp still available please?',
    'Are these still available? Thanks!',
    'Still available?',
    'Available?',
    'Do you still have this?',
    'still have it? 🙂',
    'Good morning, is your bike still for sale? Thank you',
  ])('%s', (text) => {
    expect(asksAvailability(text)).toBe(true);
  });
});

describe('what is left to the seller', () => {
  it.each([
    'Is this still available? I can pick it up today.',
    'Is it still available for 20?',
    'When are you available?',
    'Are you there?',
    'there?',
    'Is the lamp bright?',
    'Is this available in blue?',
    'I am still available on Sunday',
    'Sorry, is it still available or not, because I have been waiting for a very long time now?',
    '',
  ])('%s', (text) => {
    expect(asksAvailability(text)).toBe(false);
  });
});
