import { describe, expect, it } from 'vitest';
import { DEAL_ABILITIES, type DealAbility, type DealSituation, denialOf, LIFECYCLE } from './lifecycle.ts';

const fresh: DealSituation = {
  role: 'buyer',
  stage: 'available',
  offerBy: null,
  meetup: null,
  paused: false,
  reachable: true,
  free: false,
};
const possible = (situation: Partial<DealSituation>): DealAbility[] =>
  DEAL_ABILITIES.filter((action) => denialOf(action, { ...fresh, ...situation }) === null);

describe('what can be done', () => {
  it('A buyer offers and proposes to meet; a seller reserves and sells', () => {
    expect(possible({ role: 'buyer' })).toEqual(['makeOffer', 'proposeMeetup']);
    expect(possible({ role: 'seller' })).toEqual(['reserve', 'sell', 'proposeMeetup']);
  });

  it('The one who made an offer withdraws it, the other participant answers it', () => {
    for (const [maker, other] of [
      ['buyer', 'seller'],
      ['seller', 'buyer'],
    ] as const) {
      expect(possible({ role: maker, offerBy: maker })).toContain('withdrawOffer');
      expect(possible({ role: maker, offerBy: maker })).not.toContain('acceptOffer');
      expect(possible({ role: other, offerBy: maker })).toEqual(
        expect.arrayContaining(['counterOffer', 'acceptOffer', 'declineOffer']),
      );
      expect(possible({ role: other, offerBy: maker })).not.toContain('withdrawOffer');
    }
  });

  it("I can bid for a listing reserved for someone else, but it can't be promised or sold", () => {
    const elsewhere = { stage: 'reserved-elsewhere', offerBy: 'buyer' } as const;
    expect(possible({ ...elsewhere, role: 'seller' })).toEqual(['counterOffer', 'declineOffer']);
    expect(possible({ stage: 'reserved-elsewhere' })).toEqual(['makeOffer']);
  });

  it('Either releases a reservation; only the seller takes a sale back', () => {
    expect(possible({ stage: 'reserved-here' })).toEqual(['release', 'proposeMeetup']);
    expect(possible({ stage: 'reserved-here', role: 'seller' })).toEqual([
      'reserve',
      'release',
      'sell',
      'proposeMeetup',
    ]);
    expect(possible({ stage: 'sold-here' })).toEqual([]);
    expect(possible({ stage: 'sold-here', role: 'seller' })).toEqual(['undoSale']);
    expect(possible({ stage: 'sold-elsewhere', role: 'seller' })).toEqual([]);
  });

  it('A paused listing takes no new offer or promise, but open deals can be ended and it can be sold', () => {
    const paused = { paused: true } as const;
    expect(possible(paused)).toEqual([]);
    expect(possible({ ...paused, stage: 'reserved-elsewhere' })).toEqual([]);
    expect(possible({ ...paused, role: 'seller' })).toEqual(['sell']);
    expect(possible({ ...paused, offerBy: 'buyer' })).toContain('withdrawOffer');
    expect(possible({ ...paused, role: 'seller', offerBy: 'buyer' })).toEqual(['declineOffer', 'sell']);
    const promised = { ...paused, stage: 'reserved-here' } as const;
    expect(possible(promised)).toEqual(['release', 'proposeMeetup']);
    expect(possible({ ...promised, role: 'seller' })).toEqual([
      'reserve',
      'release',
      'sell',
      'proposeMeetup',
    ]);
  });

  it('The other person confirms a meet-up, once, and either can cancel it', () => {
    const proposed = { by: 'seller', state: 'proposed' } as const;
    expect(possible({ meetup: proposed })).toContain('confirmMeetup');
    expect(possible({ meetup: proposed, role: 'seller' })).not.toContain('confirmMeetup');
    const confirmed = { by: 'seller', state: 'confirmed' } as const;
    expect(possible({ meetup: confirmed })).not.toContain('confirmMeetup');
    for (const role of ['buyer', 'seller'] as const) {
      expect(possible({ meetup: confirmed, role })).toContain('cancelMeetup');
    }
  });

  it('A meet-up can be proposed, confirmed and called off until the thing is sold', () => {
    for (const state of ['proposed', 'confirmed'] as const) {
      const meetup = { by: 'seller', state } as const;
      expect(possible({ meetup, stage: 'reserved-here' })).toContain('cancelMeetup');
      expect(possible({ meetup, stage: 'sold-here' })).toEqual([]);
      expect(possible({ meetup, stage: 'sold-here', role: 'seller' })).toEqual(['undoSale']);
    }
  });

  it('Nobody offers money for what is free, and nothing new begins with somebody who is gone', () => {
    expect(possible({ free: true })).toEqual(['proposeMeetup']);
    expect(possible({ reachable: false, offerBy: 'buyer' })).toEqual(['withdrawOffer']);
    expect(possible({ reachable: false, role: 'seller', stage: 'reserved-here' })).toEqual(['release']);
    for (const role of ['buyer', 'seller'] as const) {
      for (const state of ['proposed', 'confirmed'] as const) {
        const meetup = { by: 'seller', state } as const;
        expect(possible({ reachable: false, role, meetup })).toEqual(['cancelMeetup']);
      }
    }
    expect(possible({ reachable: false, role: 'seller', offerBy: 'buyer' })).toEqual(['declineOffer']);
    expect(possible({ reachable: false, role: 'seller', stage: 'sold-here' })).toEqual(['undoSale']);
  });

  it('Only the clock expires offers and ends reservations', () => {
    const steps = Object.keys(LIFECYCLE) as (keyof typeof LIFECYCLE)[];
    const clocks = steps.filter((action) => LIFECYCLE[action].by === 'clock');
    expect(clocks).toEqual(['expireOffer', 'endReservation']);
    for (const role of ['buyer', 'seller'] as const) {
      for (const action of clocks) {
        const situation = { ...fresh, role, offerBy: role, stage: 'reserved-here' } as const;
        expect(denialOf(action, situation)).toBe('not-yours');
        expect(denialOf(action, { ...situation, role: 'clock' })).toBeNull();
      }
    }
  });
});

it('Says what is in the way', () => {
  const why = (action: DealAbility, situation: Partial<DealSituation>) =>
    denialOf(action, { ...fresh, ...situation });
  expect(why('makeOffer', { stage: 'sold-elsewhere' })).toBe('sold');
  expect(why('makeOffer', { paused: true })).toBe('paused');
  expect(why('makeOffer', { role: 'seller' })).toBe('not-yours');
  expect(why('makeOffer', { offerBy: 'buyer' })).toBe('offer-open');
  expect(why('makeOffer', { stage: 'reserved-here' })).toBe('reserved-here');
  expect(why('acceptOffer', {})).toBe('offer-over');
  expect(why('acceptOffer', { role: 'seller', offerBy: 'buyer', stage: 'reserved-elsewhere' })).toBe(
    'reserved-elsewhere',
  );
  expect(why('release', {})).toBe('not-reserved');
  expect(why('undoSale', { role: 'seller' })).toBe('not-sold');
  expect(why('sell', { role: 'seller', stage: 'reserved-elsewhere' })).toBe('reserved-elsewhere');
  expect(why('confirmMeetup', {})).toBe('no-meetup');
});
