import { expect, test } from 'vitest';
import { countPage, isOfferDue, NOTHING_YET } from './install-memory.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = 1_800_000_000_000;

const FIRST = countPage(NOTHING_YET, NOW);

test('A visit begins after a break of some hours', () => {
  expect(FIRST.visits).toBe(1);
  const later = countPage(countPage(FIRST, NOW + 3 * HOUR), NOW + 6 * HOUR);
  expect(later.visits).toBe(1);
  expect(countPage(later, NOW + DAY).visits).toBe(2);
  // A clock that was set back.
  expect(countPage(FIRST, NOW - DAY).visits).toBe(1);
});

test('Installing is offered from the second visit on, or after a listing', () => {
  expect(isOfferDue(FIRST, NOW)).toBe(false);
  expect(isOfferDue(countPage(FIRST, NOW + DAY), NOW + DAY)).toBe(true);
  expect(isOfferDue({ ...FIRST, hasListed: true }, NOW)).toBe(true);
});

test('People who declined to install are asked again after 90 days, and those who installed never', () => {
  const declined = { ...FIRST, visits: 5, declinedAt: NOW };
  expect(isOfferDue(declined, NOW + 89 * DAY)).toBe(false);
  expect(isOfferDue(declined, NOW + 90 * DAY)).toBe(true);
  expect(isOfferDue({ ...declined, isInstalled: true }, NOW + 90 * DAY)).toBe(false);
});
