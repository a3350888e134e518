import { expect, test } from 'vitest';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { abilities } from './listings.policy.ts';

const member = (id: string): Actor => ({
  kind: 'member',
  id,
  email: '',
  emailConfirmed: true,
  role: 'member',
  status: 'active',
  sessionId: '',
});
const guest = (key: string): Actor => ({ kind: 'guest', key, guestId: 'Guest-AAAAA', status: 'active' });
const now = new Date('2026-11-21T12:00:00Z');
const forSale = { status: 'active', listed_at: now, hidden: false };
const byMember = { seller_id: 'm1', guest_key: null, ...forSale };
const byGuest = { seller_id: null, guest_key: 'g1', ...forSale };
const nothing = {
  edit: false,
  delete: false,
  markSold: false,
  relist: false,
  pause: false,
  resume: false,
  renew: false,
};
const everythingNew = { ...nothing, edit: true, delete: true, markSold: true, pause: true };

test('Only the member who posted a listing may manage it (DETAIL-18, DETAIL-20, PERM-08)', () => {
  expect(abilities(member('m1'), byMember, now)).toEqual(everythingNew);
  for (const actor of [member('m2'), guest('m1'), { kind: 'visitor' } as const]) {
    expect(abilities(actor, byMember, now)).toEqual(nothing);
  }
});

test('Only the guest who posted a listing may manage it (DETAIL-20)', () => {
  expect(abilities(guest('g1'), byGuest, now)).toEqual(everythingNew);
  for (const actor of [guest('g2'), member('g1'), { kind: 'visitor' } as const]) {
    expect(abilities(actor, byGuest, now)).toEqual(nothing);
  }
});

test('A sold listing can be put back up for sale, an active one can be sold (DETAIL-25)', () => {
  const sold = abilities(member('m1'), { ...byMember, status: 'sold' }, now);
  expect(sold).toEqual({ ...nothing, edit: true, delete: true, relist: true });
});

test('A listing can be renewed after a week for sale, unless it is sold', () => {
  const old = { ...byMember, listed_at: new Date('2026-11-14T12:00:00Z') };
  expect(abilities(member('m1'), old, now).renew).toBe(true);
  expect(abilities(member('m1'), { ...old, status: 'sold' }, now).renew).toBe(false);
  expect(abilities(member('m2'), old, now).renew).toBe(false);
});

test('A paused listing can be resumed or marked as sold, but not renewed', () => {
  const old = new Date('2026-11-01T12:00:00Z');
  const paused = abilities(member('m1'), { ...byMember, status: 'paused', listed_at: old }, now);
  expect(paused).toEqual({ ...nothing, edit: true, delete: true, markSold: true, resume: true });
});

test('A listing that an operator hid can be changed and deleted, and nothing else', () => {
  const hidden = { ...byMember, listed_at: new Date('2026-11-01T12:00:00Z'), hidden: true };
  for (const status of ['active', 'paused', 'sold']) {
    expect(abilities(member('m1'), { ...hidden, status }, now)).toEqual({
      ...nothing,
      edit: true,
      delete: true,
    });
  }
});
