import type { ReactNode } from 'react';
import { Notice } from '../../../../platform/web/ui/notice.tsx';
import { shortDate } from '../../../../shared/dates.ts';
import { formatExactDollars } from '../../../../shared/money.ts';
import { offerTitle } from '../../../../shared/offers.ts';
import { PLAN_OFFERS } from '../contract/offers.ts';
import { PLAN_NAMES } from '../contract/plan-names.ts';
import type { Subscription } from '../contract/subscription.ts';
import { badgeOf } from '../contract/subscription-lifecycle.ts';

/** Describes the state of a plan. */
export function planStatus(plan: Subscription): ReactNode {
  const name = PLAN_NAMES[plan.planType];
  const amount = formatExactDollars(plan.amountCents);
  switch (badgeOf(plan)) {
    case 'pending':
      return (
        <Notice tone="info" icon="clock">
          Waiting for the payment to be confirmed. It turns on by itself.
        </Notice>
      );
    case 'past_due':
      return (
        <Notice tone="warn" icon="triangle-exclamation-point">
          <strong>We couldn't charge your card.</strong>{' '}
          {plan.worksUntil && `${name} works until ${shortDate(plan.worksUntil)}.`}{' '}
          {plan.nextAttemptAt && `We'll try again on ${shortDate(plan.nextAttemptAt)}.`}
        </Notice>
      );
    case 'on_hold':
      return (
        <Notice tone="warn" icon="lock">
          <strong>Your bank is checking a payment.</strong> {name} pauses until that's settled.
        </Notice>
      );
    case 'cancelled':
      return plan.worksUntil ? (
        <p>
          Works until <strong>{shortDate(plan.worksUntil)}</strong>. Then you're on Free Trial. No more
          payments.
        </p>
      ) : null;
    case 'lifetime':
      return (
        <p>
          Paid once, <strong>{amount}</strong>
          {plan.startedAt && ` on ${shortDate(plan.startedAt)}`}. Nothing renews.
        </p>
      );
    case 'active':
      if (plan.scheduledPlanType && plan.currentPeriodEnd) {
        return (
          <p>
            {name} until <strong>{shortDate(plan.currentPeriodEnd)}</strong>. Then{' '}
            {offerTitle(PLAN_OFFERS[plan.scheduledPlanType])},{' '}
            {formatExactDollars(PLAN_OFFERS[plan.scheduledPlanType].amountCents)}.
          </p>
        );
      }
      return plan.currentPeriodEnd ? (
        <p>
          Next payment <strong>{shortDate(plan.currentPeriodEnd)}</strong>, {amount}.
        </p>
      ) : null;
    case 'ended':
      return null;
  }
}

/** Returns further facts about a plan. */
export function planFacts(plan: Subscription, bought: number): (readonly [string, string])[] {
  const amount = formatExactDollars(plan.amountCents);
  const paysWith: (readonly [string, string])[] = plan.paidWith ? [['Pays with', plan.paidWith]] : [];
  switch (badgeOf(plan)) {
    case 'pending':
      return [
        ['To pay', amount],
        ['Chosen', shortDate(plan.chosenAt)],
      ];
    case 'past_due':
      return [['To pay', amount], ...paysWith];
    case 'cancelled':
      return [
        ['Listings', 'Stay up'],
        ['Bought credits', bought > 0 ? `${bought}, yours to keep` : 'Yours to keep'],
      ];
    case 'lifetime':
      return [
        ['Voice credits', 'Unlimited'],
        ['Left to pay', 'Nothing'],
      ];
    default:
      return [
        ...paysWith,
        ...(plan.startedAt ? ([['Since', shortDate(plan.startedAt)]] as const) : []),
        ['Receipts go to', plan.email],
      ];
  }
}
