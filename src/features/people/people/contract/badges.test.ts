import { expect, test } from 'vitest';
import { earnedBadges } from './badges.ts';

const NOBODY = { rating: null, totalRatings: 0, phoneConfirmed: false, emailConfirmed: false };

test('A trusted seller is rated 4.5 or better, by at least one person (PROFILE-08)', () => {
  expect(earnedBadges({ ...NOBODY, rating: 4.5, totalRatings: 1 })).toEqual(['trusted-seller']);
  expect(earnedBadges({ ...NOBODY, rating: 4.49, totalRatings: 9 })).toEqual([]);
  expect(earnedBadges({ ...NOBODY, rating: 5, totalRatings: 0 })).toEqual([]);
  expect(earnedBadges(NOBODY)).toEqual([]);
});

test('An email address is verified once its link was opened (PROFILE-10)', () => {
  expect(earnedBadges({ ...NOBODY, emailConfirmed: true })).toEqual(['verified-email']);
});

test('A phone is verified once its code was entered; without a phone there is no badge (PROFILE-09)', () => {
  expect(earnedBadges(NOBODY)).toEqual([]);
  expect(earnedBadges({ ...NOBODY, phoneConfirmed: true, emailConfirmed: true })).toEqual([
    'verified-phone',
    'verified-email',
  ]);
});
