import { expect, test } from 'vitest';
import type { Actor } from '../../../platform/server/http/actor.ts';
import { abilities } from './listings.policy.ts';

const member = (id: string): Actor => ({
  kind: 'member',
  id,
  email: '',
  emailConfirmed: true,
  sessionId: '',
});
const guest = (key: string): Actor => ({ kind: 'guest', key, guestId: 'Guest-AAAAA' });
const byMember = { seller_id: 'm1', guest_key: null };
const byGuest = { seller_id: null, guest_key: 'g1' };

test('Only the member who posted a listing may delete it (DETAIL-18, DETAIL-20, PERM-08)', () => {
  expect(abilities(member('m1'), byMember)).toEqual({ delete: true });
  for (const actor of [member('m2'), guest('m1'), { kind: 'visitor' } as const]) {
    expect(abilities(actor, byMember)).toEqual({ delete: false });
  }
});

test('Only the guest who posted a listing may delete it (DETAIL-20)', () => {
  expect(abilities(guest('g1'), byGuest)).toEqual({ delete: true });
  for (const actor of [guest('g2'), member('g1'), { kind: 'visitor' } as const]) {
    expect(abilities(actor, byGuest)).toEqual({ delete: false });
  }
});
