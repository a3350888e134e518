import { expect, test } from 'vitest';
import type { PlanType } from '../../../../shared/plan-types.ts';
import {
  badgeOf,
  canTake,
  LIFECYCLE,
  SUBSCRIPTION_ABILITIES,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
  type SubscriptionStep,
  worksUntil,
} from './subscription-lifecycle.ts';

const situation = (
  status: SubscriptionStatus,
  {
    planType = 'premium_monthly' as PlanType,
    isRenewing = true,
    cancelsAtPeriodEnd = false,
    hasScheduledChange = false,
  } = {},
) => ({ planType, status, isRenewing, cancelsAtPeriodEnd, hasScheduledChange });
const abilitiesIn = (...of: Parameters<typeof situation>) =>
  SUBSCRIPTION_ABILITIES.filter((ability) => canTake(ability, situation(...of)));

test('A plan can be canceled, changed and kept only while there is something to cancel, change and keep', () => {
  expect(abilitiesIn('pending')).toEqual(['openPayment', 'forget']);
  expect(abilitiesIn('active')).toEqual(['cancel', 'change', 'updateCard']);
  expect(abilitiesIn('active', { cancelsAtPeriodEnd: true })).toEqual(['keep']);
  expect(abilitiesIn('past_due')).toEqual(['cancel', 'updateCard']);
  expect(abilitiesIn('active', { hasScheduledChange: true })).toEqual([
    'cancel',
    'change',
    'dropChange',
    'updateCard',
  ]);
  for (const status of ['on_hold', 'cancelled', 'ended'] as const) expect(abilitiesIn(status)).toEqual([]);
  expect(abilitiesIn('active', { isRenewing: false })).toEqual([]);
});

test('A paid plan is active even if it was given up before, but not while a bank checks the payment (A-57)', () => {
  const from = (step: SubscriptionStep) =>
    SUBSCRIPTION_STATUSES.filter((status) => canTake(step, situation(status)));
  expect(from('activate')).toEqual(['pending', 'active', 'past_due', 'cancelled', 'ended']);
  expect(from('release')).toEqual(['on_hold']);
  expect(from('fail')).toEqual(['pending']);
  expect(from('refund')).toEqual(SUBSCRIPTION_STATUSES);
  expect(from('missPayment')).toEqual(['active', 'past_due']);
});

test('Every status can be reached from a plan that was chosen, and all but the last two can be left', () => {
  const steps = Object.values(LIFECYCLE);
  const reached = new Set<SubscriptionStatus>(['pending']);
  for (let size = 0; size !== reached.size; ) {
    size = reached.size;
    for (const step of steps) {
      if ('to' in step && step.from.some((status) => reached.has(status))) reached.add(step.to);
    }
  }
  expect([...reached].toSorted()).toEqual([...SUBSCRIPTION_STATUSES].toSorted());
});

test.each([
  [situation('active'), 'active'],
  [situation('active', { cancelsAtPeriodEnd: true }), 'cancelled'],
  [situation('active', { planType: 'one_time_premium' }), 'lifetime'],
  [situation('past_due', { cancelsAtPeriodEnd: true }), 'past_due'],
  [situation('on_hold', { planType: 'one_time_premium' }), 'on_hold'],
  [situation('ended'), 'ended'],
])('The badge of %o says %s', (plan, badge) => {
  expect(badgeOf(plan)).toBe(badge);
});

const day = (date: string) => new Date(`${date}T18:30:00Z`);

test.each([
  ['2026-01-31', '2026-02-07'],
  ['2026-02-25', '2026-03-04'],
  ['2028-02-25', '2028-03-03'],
  ['2026-12-28', '2027-01-04'],
  // New York's clocks change in between, which must not change the length of a week.
  ['2026-10-28', '2026-11-04'],
])('A plan whose renewal was not paid on %s works until %s', (missed, until) => {
  const pastDue = {
    status: 'past_due',
    cancelsAtPeriodEnd: false,
    currentPeriodEnd: day('2030-01-01'),
    pastDueSince: day(missed),
  } as const;
  expect(worksUntil(pastDue)).toEqual(day(until));
});

test('A canceled plan works until its paid period is over; one that goes on has no end', () => {
  const plan = { status: 'active', currentPeriodEnd: day('2028-02-29'), pastDueSince: null } as const;
  expect(worksUntil({ ...plan, cancelsAtPeriodEnd: true })).toEqual(day('2028-02-29'));
  expect(worksUntil({ ...plan, cancelsAtPeriodEnd: false })).toBeNull();
  expect(worksUntil({ ...plan, status: 'on_hold', cancelsAtPeriodEnd: true })).toBeNull();
});
