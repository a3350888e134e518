import { expect, test } from 'vitest';
import { PAID_PLANS } from '../contract/offers.ts';
import { LIFETIME_CARDS, PREMIUM_CARD, PREMIUM_PLUS_CARD } from './plan-cards.ts';

test('Every plan that costs money has a card (PLAN-08..PLAN-11)', () => {
  const renewing = [PREMIUM_CARD, PREMIUM_PLUS_CARD].flatMap(({ monthly, yearly }) => [monthly, yearly]);
  const lifetime = LIFETIME_CARDS.map(({ plan }) => plan);
  expect([...renewing, ...lifetime].toSorted()).toEqual(PAID_PLANS.toSorted());
});
