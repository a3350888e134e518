import { expect, test } from 'vitest';
import { type Entitlement, PLAN_TYPES } from '../../../../shared/plan-types.ts';
import { PLAN_ENTITLEMENTS } from './entitlements.ts';

const plansWith = (entitlement: Entitlement) =>
  PLAN_TYPES.filter((plan) => PLAN_ENTITLEMENTS[plan].includes(entitlement));

test('Any premium plan makes listings from voice, and the free trial does not (PERM-09)', () => {
  expect(plansWith('voice_to_listing')).toEqual([
    'premium_monthly',
    'premium_yearly',
    'premium_plus_monthly',
    'premium_plus_yearly',
    'one_time_premium',
    'one_time_premium_plus',
    'test_user',
  ]);
});

test.each(['ai_insights', 'featured_listings', 'trending_alerts'] as const)(
  'Premium Plus alone includes %s (PERM-10, PERM-15, PLAN-14)',
  (entitlement) => {
    expect(plansWith(entitlement)).toEqual([
      'premium_plus_monthly',
      'premium_plus_yearly',
      'one_time_premium_plus',
      'test_user',
    ]);
  },
);
