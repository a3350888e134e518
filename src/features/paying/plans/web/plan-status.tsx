import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import { Notice } from '../../../../platform/web/ui/notice.tsx';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { shortDate } from '../../../../shared/dates.ts';
import { formatExactDollars } from '../../../../shared/money.ts';
import { offerTitle } from '../../../../shared/offers.ts';
import type { PlanType } from '../../../../shared/plan-types.ts';
import { PLAN_TERMS } from '../contract/offers.ts';
import { PLAN_NAMES } from '../contract/plan-names.ts';
import type { Subscription } from '../contract/subscription.ts';
import { badgeOf, type PlanBadge as PlanBadgeName } from '../contract/subscription-lifecycle.ts';

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
            {offerTitle(PLAN_TERMS[plan.scheduledPlanType])}
            {plan.scheduledAmountCents !== null && `, ${formatExactDollars(plan.scheduledAmountCents)}`}.
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

interface PlanPanelProps {
  planType: PlanType;
  badge: ReactNode;
  price?: { cents: number; per: string };
  /** The state of the plan: one line, or a notice if the member has to act. */
  status: ReactNode;
  facts: readonly (readonly [name: string, value: string])[];
  actions: ReactNode;
}

/** Shows a plan in one card: its name, state, facts and actions. */
export function PlanPanel({ planType, badge, price, status, facts, actions }: PlanPanelProps) {
  const id = `plan-${planType}`;
  return (
    <section aria-labelledby={id} className="panel flex min-w-0 flex-col p-6 lg:px-8 lg:py-7.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3.5 gap-y-2.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h3 id={id} className="t-panel">
            {PLAN_NAMES[planType]}
          </h3>
          {badge}
        </div>
        {price && (
          <p className="flex items-center gap-3">
            <PriceTag cents={price.cents} size="lg" />
            <span className="font-semibold whitespace-nowrap text-ink-2">{price.per}</span>
          </p>
        )}
      </div>
      <div className="mt-3 text-ink-2 [&_strong]:text-ink">{status}</div>
      <dl className="mt-4">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="flex min-h-11 flex-wrap items-center gap-x-4 border-t border-line py-1.5 text-md"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd className="ms-auto text-end font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {actions && <div className="mt-auto flex flex-wrap items-center gap-2.5 pt-4.5">{actions}</div>}
    </section>
  );
}

const BADGES: Readonly<
  Record<
    PlanBadgeName,
    {
      text: string;
      icon: IconName;
      tone: NonNullable<ComponentProps<typeof Badge>['tone']>;
    }
  >
> = {
  active: { text: 'Active', icon: 'circle-check', tone: 'success' },
  lifetime: { text: 'Lifetime', icon: 'infinity', tone: 'success' },
  pending: { text: 'Pending', icon: 'clock', tone: 'ai' },
  past_due: { text: 'Past due', icon: 'triangle-exclamation-point', tone: 'warn' },
  on_hold: { text: 'On hold', icon: 'lock', tone: 'warn' },
  cancelled: { text: 'Canceled', icon: 'calendar-x', tone: 'plain' },
  ended: { text: 'Ended', icon: 'calendar-x', tone: 'plain' },
};

/** Shows the status of a plan as an icon and a word. */
export function PlanBadge(plan: Parameters<typeof badgeOf>[0]) {
  const { text, icon, tone } = BADGES[badgeOf(plan)];
  return (
    <Badge tone={tone}>
      <Icon name={icon} />
      {text}
    </Badge>
  );
}
