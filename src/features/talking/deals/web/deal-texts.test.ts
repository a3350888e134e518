import { describe, expect, it } from 'vitest';
import type { Deal } from '../contract/deal.ts';
import { cardTitle, dealStatus, withdrawnReview } from './deal-texts.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const clock = { now, zone: 'UTC' };
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

it('A step is described from the side of its reader', () => {
  const card = { step: 'offer-made', offerId: null, priceCents: 1950, until: null, meetup: null } as const;
  expect(cardTitle(card, true, 'Nora')).toBe('You offered $19.50');
  expect(cardTitle(card, false, 'Nora')).toBe('Nora offered $19.50');
  expect(cardTitle({ ...card, step: 'sold-to-you' }, true, 'Nora')).toBe('Sold to Nora for $19.50');
  expect(cardTitle({ ...card, step: 'sold-to-you' }, false, 'Nora')).toBe('Sold to you for $19.50');
});

describe('how things stand', () => {
  const deal = {
    listingId: '',
    role: 'buyer',
    stage: 'available',
    paused: false,
    priceCents: 2400,
    offer: null,
    reservation: null,
    sale: null,
    meetup: null,
    can: {},
  } as unknown as Deal;

  it('Is left to the listing while nothing is going on', () => {
    expect(dealStatus(deal, 'Nora', clock)).toBeNull();
  });

  it('Says to both that it is paused', () => {
    expect(dealStatus({ ...deal, paused: true }, 'Nora', clock)).toMatch(/^Paused\./);
    expect(dealStatus({ ...deal, paused: true, role: 'seller' }, 'Nora', clock)).toMatch(/^You paused/);
  });

  it('Says for whom it is reserved, at which price and until when', () => {
    const reserved: Deal = {
      ...deal,
      stage: 'reserved-here',
      reservation: { until: inMinutes(24 * 60), priceCents: 2000 },
    };
    expect(dealStatus(reserved, 'Nora', clock)).toBe('Reserved for you: $20, until tomorrow at 12:00 PM');
    expect(dealStatus({ ...reserved, role: 'seller' }, 'Nora', clock)).toMatch(/^Reserved for Nora: /);
  });

  it('Says what is offered and for how long', () => {
    const offer = { id: '', mine: false, priceCents: 2000, expiresAt: inMinutes(23 * 60) };
    expect(dealStatus({ ...deal, offer }, 'Nora', clock)).toBe('Nora offers $20. Expires in 23 h');
  });
});

it('The author of a review that an undone sale deleted reads so, and what to do; the other one that it is gone (A-76)', () => {
  const undone = { step: 'sale-undone', offerId: null, priceCents: null, until: null, meetup: null } as const;
  const ofBuyer = { ...undone, reviewBy: 'buyer' } as const;
  expect(withdrawnReview(ofBuyer, false, 'Nora')).toEqual([
    'Your review of it was deleted. You can write another if you buy from Nora again.',
  ]);
  expect(withdrawnReview(ofBuyer, true, 'Ben')).toEqual(["Ben's review of it was deleted."]);
  const ofSeller = { ...undone, reviewBy: 'seller' } as const;
  expect(withdrawnReview(ofSeller, true, 'Ben')).toEqual([
    'Your review of it was deleted. You can write another if you sell to Ben again.',
  ]);
  expect(withdrawnReview(undone, true, 'Ben')).toEqual([]);
});
