import { expect, test } from 'vitest';
import { asksAvailability } from '../../messages/contract/availability-question.ts';
import { dealReplies } from './deal-replies.ts';

const ROLES = ['buyer', 'seller'] as const;

test('After the sale I say thanks and ask when to pick it up (MSG-13)', () => {
  expect(dealReplies({ stage: 'sold-here', role: 'buyer' })).toEqual(
    expect.arrayContaining(['Thank you!', 'When can I pick it up?']),
  );
});

test('Once something is reserved or sold, nobody is offered to ask for it, or to say that it is available (MSG-13)', () => {
  for (const stage of ['reserved-here', 'reserved-elsewhere', 'sold-here', 'sold-elsewhere'] as const) {
    for (const role of ROLES) {
      const replies = dealReplies({ stage, role }) ?? [];
      expect(replies.length).toBeGreaterThan(1);
      expect(replies.some((reply) => asksAvailability(reply) || reply.includes('still available'))).toBe(
        false,
      );
    }
  }
  expect(dealReplies({ stage: 'sold-elsewhere', role: 'buyer' })).not.toContain('When can I pick it up?');
});

test('While it is for sale, the usual phrases are there (MSG-13)', () => {
  for (const role of ROLES) expect(dealReplies({ stage: 'available', role })).toBeNull();
});
