import { expect, test } from 'vitest';
import type { Tip } from '../contract/insights.ts';
import { tipText } from './tip-texts.ts';

const listing: Tip['listing'] = {
  id: '',
  title: 'Lamp',
  category: 'home-garden',
  priceCents: 4500,
  cover: null,
  days: 9,
};

const priced = {
  listing,
  points: [2000, 2500, 3000],
  beyond: 3,
  range: { from: 2300, to: 3700 },
  sold: 30,
  active: 11,
};

test('Each tip says what was found, in how many listings, and one thing to do (INSIGHT-06)', () => {
  expect(tipText({ ...priced, kind: 'price-high', priceCents: 3700 })).toEqual({
    finding: 'Priced above 3 of 3 similar ones',
    evidence: 'Yours $45. Half of 41 similar ones sold for $23 to $37.',
    action: 'Change price to $37',
  });
  expect(tipText({ kind: 'saved-only', listing, saves: 3, views: 42, priceCents: 4000 })).toEqual({
    finding: '3 people saved it and nobody wrote',
    evidence: '42 views in all, no messages. People who saved it get an alert if you drop the price.',
    action: 'Drop to $40',
  });
  expect(tipText({ kind: 'few-photos', listing, photos: 1, usual: 4, sample: 633 })).toEqual({
    finding: 'One photo. Sold ones have four',
    evidence: 'Half of 633 sold in Home & Garden had 4 or more.',
    action: 'Add photos',
  });
  expect(
    tipText({ kind: 'waiting-chats', listing, chats: 2, conversationId: '', hours: 5, usualMinutes: 61 }),
  ).toEqual({
    finding: '2 buyers are waiting, one for 5 hours',
    evidence: 'You usually answer within 2 hours.',
    action: 'Answer 2 chats',
  });
  expect(tipText({ kind: 'long-listed', listing, views: 1, usualDays: 6, sample: 20 })).toEqual({
    finding: 'Listed 9 days ago, now far down in lists',
    evidence: '1 view in the last 7 days. Half of 20 sold in Home & Garden went within 6 days.',
    action: 'Renew',
  });
});

test('If most similar listings are only for sale, the tip does not say that they sold (INSIGHT-06)', () => {
  const { evidence } = tipText({ ...priced, kind: 'price-low', sold: 2, active: 9, priceCents: 2300 });
  expect(evidence).toBe('Yours $45. Half of 11 similar ones cost $23 to $37.');
});

test('Times are rounded so that they stay true: waited at least, answered within (INSIGHT-06)', () => {
  const waiting = (hours: number, usualMinutes: number | null) => {
    const { finding, evidence } = tipText({
      kind: 'waiting-chats',
      listing,
      chats: 1,
      conversationId: '',
      hours,
      usualMinutes,
    });
    return [finding, evidence];
  };
  expect(waiting(1, 60)).toEqual(['A buyer has waited 60 minutes', 'You usually answer within 60 minutes.']);
  expect(waiting(71, 61)).toEqual(['A buyer has waited 2 days', 'You usually answer within 2 hours.']);
  expect(waiting(48, null)).toEqual(['A buyer has waited 48 hours', 'No answer from you yet.']);
});
