import { expect, test } from 'vitest';
import { asksAvailability } from '../../messages/contract/availability-question.ts';
import { dealReplies } from './deal-replies.ts';

const ROLES = ['buyer', 'seller'] as const;

test('After the sale I say thanks and ask when to pick it up (MSG-13)', () => {
  expect(dealReplies({ stage: 'sold-here', role: 'buyer', offer: null })).toEqual(
    expect.arrayContaining(['Thank you!', 'When can I pick it up?']),
  );
});

test('Once something is reserved or sold, nobody is offered to ask for it, or to say that it is available (MSG-13)', () => {
  for (const stage of ['reserved-here', 'reserved-elsewhere', 'sold-here', 'sold-elsewhere'] as const) {
    for (const role of ROLES) {
      const replies = dealReplies({ stage, role, offer: null }) ?? [];
      expect(replies.length).toBeGreaterThan(1);
      expect(replies.some((reply) => asksAvailability(reply) || reply.includes('still available'))).toBe(
        false,
      );
    }
  }
  expect(dealReplies({ stage: 'sold-elsewhere', role: 'buyer', offer: null })).not.toContain(
    'When can I pick it up?',
  );
});

test('While it is for sale, the usual phrases are there (MSG-13)', () => {
  for (const role of ROLES) expect(dealReplies({ stage: 'available', role, offer: null })).toBeNull();
});

test('While an offer is open, nobody is offered to ask for a price, or whether it is available (MSG-13)', () => {
  const offer = { id: 'a', mine: true, priceCents: 2000, expiresAt: '2026-11-22T12:00:00Z' };
  for (const role of ROLES) {
    for (const mine of [true, false]) {
      const replies = dealReplies({ stage: 'available', role, offer: { ...offer, mine } }) ?? [];
      expect(replies.length).toBeGreaterThan(1);
      expect(replies.filter((reply) => /lower|would you pay|available/.test(reply))).toEqual([]);
    }
  }
});
