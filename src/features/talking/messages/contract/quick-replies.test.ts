import { expect, test } from 'vitest';
import { asksAvailability } from './availability-question.ts';
import { quickReplies, type RecentMessage } from './quick-replies.ts';
import { AUTOMATIC_ANSWER } from './system-types.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const listing = { own: false, status: 'active', reserved: false, priceCents: 2000 } as const;
const theirs = { ...listing, own: true };
const say = (text: string, more: Partial<RecentMessage> = {}): RecentMessage => ({
  mine: true,
  text,
  sentAt: '2026-11-22T11:59:00Z',
  ...more,
});
const ASK = 'Is this still available?';
const ANSWER = 'Yes, it is still available.';

test('I choose from six phrases, on either side (MSG-13)', () => {
  for (const about of [listing, theirs, null]) expect(quickReplies(about, [], NOW)).toHaveLength(6);
  expect(quickReplies(listing, [], NOW)[0]).toBe(ASK);
  expect(quickReplies(theirs, [], NOW)[0]).toBe(ANSWER);
});

test('For a free item nobody is offered to talk about the price (MSG-13)', () => {
  for (const about of [listing, theirs]) {
    const replies = quickReplies({ ...about, priceCents: 0 }, [], NOW);
    expect(replies).toHaveLength(6);
    expect(replies.filter((reply) => /price|pay/.test(reply))).toEqual([]);
    const messages = [say(ASK), say(ANSWER)];
    expect(quickReplies({ ...about, priceCents: 0 }, messages, NOW)).toHaveLength(6);
  }
});

test('The question I have just asked, in whatever words, is not offered again; the next day it is (MSG-13)', () => {
  const messages = [say('Hi, is it still available?')];
  expect(quickReplies(listing, messages, NOW)).toHaveLength(6);
  expect(quickReplies(listing, messages, NOW).some(asksAvailability)).toBe(false);
  expect(quickReplies(listing, messages, NOW + 24 * 3_600_000)[0]).toBe(ASK);
  expect(quickReplies(listing, [say('Hello'), say(ASK, { mine: false })], NOW)[0]).toBe(ASK);
});

test('An answer that was given for the seller, or by them, is not offered again (MSG-13)', () => {
  const automatic = say(ANSWER, { system: { type: AUTOMATIC_ANSWER } });
  for (const answer of [automatic, say(ANSWER)]) {
    expect(quickReplies(theirs, [say(ASK, { mine: false }), answer], NOW)).toHaveLength(6);
    expect(quickReplies(theirs, [say(ASK, { mine: false }), answer], NOW)).not.toContain(ANSWER);
  }
  expect(quickReplies(theirs, [say(ASK, { mine: false })], NOW)[0]).toBe(ANSWER);
});

test('Nobody is offered to ask for, or to confirm, what is reserved, sold or put away (MSG-13)', () => {
  for (const change of [{ reserved: true }, { status: 'sold' }, { status: 'paused' }] as const) {
    for (const about of [listing, theirs]) {
      const replies = quickReplies({ ...about, ...change }, [], NOW);
      expect(replies).not.toContain(ASK);
      expect(replies).not.toContain(ANSWER);
    }
  }
});
