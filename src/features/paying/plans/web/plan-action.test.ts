import { expect, test } from 'vitest';
import type { PlanType } from '../../../../shared/plan-types.ts';
import { PAID_PLANS } from '../contract/offers.ts';
import type { MyPlan, Subscription } from '../contract/subscription.ts';
import { freeAction, planAction } from './plan-action.ts';

const subscription = (planType: PlanType, can: Subscription['can'] = ['cancel', 'change', 'updateCard']) =>
  ({ planType, can }) as Subscription;
const having = (planType: PlanType, current: Subscription | null = subscription(planType)): MyPlan => ({
  planType,
  current,
  pending: null,
  ended: null,
});
const labels = (mine: MyPlan | null) => PAID_PLANS.map((plan) => planAction(mine, plan).label);

test('Visitors, guests and free members can get each plan', () => {
  const all = [
    'Get Premium',
    'Get Premium',
    'Get Premium Plus',
    'Get Premium Plus',
    'Get it for life',
    'Get it for life',
  ];
  expect(labels(null)).toEqual(all);
  expect(labels(having('free_trial', null))).toEqual(all);
});

test('A member with a plan can manage it, switch to others, and still pay once', () => {
  expect(labels(having('premium_monthly'))).toEqual([
    'Manage plan',
    'Switch to yearly',
    'Switch to Premium Plus',
    'Switch to Premium Plus',
    'Get it for life',
    'Get it for life',
  ]);
  expect(planAction(having('premium_yearly'), 'premium_monthly')).toEqual({
    kind: 'switch',
    label: 'Switch to monthly',
    to: 'premium_monthly',
  });
});

test('A plan that I have scheduled is managed, not scheduled again', () => {
  const current = {
    ...subscription('premium_plus_monthly'),
    scheduledPlanType: 'premium_monthly' as const,
    currentPeriodEnd: '2026-12-24T12:00:00.000Z',
  };
  expect(planAction(having('premium_plus_monthly', current), 'premium_monthly')).toEqual({
    kind: 'manage',
    label: 'Manage plan',
  });
});

test('A plan that is canceled or past due is managed before it is switched', () => {
  const mine = having('premium_monthly', subscription('premium_monthly', ['keep']));
  expect(planAction(mine, 'premium_plus_monthly')).toEqual({ kind: 'manage', label: 'Manage plan' });
});

test('A lifetime plan includes the others', () => {
  expect(labels(having('one_time_premium'))).toEqual([
    ...Array.from({ length: 4 }, () => 'Included in One-Time Premium'),
    'Manage plan',
    'Get it for life',
  ]);
  expect(new Set(labels(having('test_user', null)))).toEqual(new Set(['Included in your plan']));
});

test('The free trial can be started until I have it, or a plan (PLAN-15, A-60)', () => {
  expect(freeAction(null)).toEqual({ kind: 'get', label: 'Start Free Trial' });
  expect(freeAction(having('free_trial', null)).label).toBe('Start Free Trial');
  expect(freeAction(having('free_trial')).label).toBe('You have this');
  expect(freeAction(having('premium_yearly')).label).toBe('Included in Premium');
});
