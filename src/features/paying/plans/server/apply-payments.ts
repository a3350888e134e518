import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type {
  checkoutExpired,
  disputeClosed,
  disputeOpened,
  paymentRefunded,
  purchasePaid,
  SubscriptionState,
  subscriptionChanged,
} from '../../billing/contract/signals.ts';
import {
  type BillingServices,
  cancelSubscription,
  isDisputed,
  isPlanRefunded,
} from '../../billing/server/billing.ts';
import { isPaidPlan, RENEWING_PLANS, type RenewingPlan } from '../contract/offers.ts';
import { PLAN_CHANGED } from '../contract/plan-updates.ts';
import type { SubscriptionStep } from '../contract/subscription-lifecycle.ts';
import { type SubscriptionRow, takeStep } from './subscription-step.ts';
import {
  findReplaced,
  lockByPayment,
  lockChoiceOfCheckout,
  lockSubscriptionToPay,
} from './subscriptions.queries.ts';

type Payload<S extends { payload?: object }> = NonNullable<S['payload']>;

type Reported = Payload<typeof subscriptionChanged>;

/**
 * The lifecycle step for each state at the provider. Subscriptions that ended there may or may not have been
 * paid. A past due one that was canceled has no paid period left to work in, and the provider would still retry
 * its payment.
 */
const STEP_BY_STATE: Readonly<
  Record<SubscriptionState, (row: SubscriptionRow, reported: Reported) => SubscriptionStep | null>
> = {
  pending: () => null,
  active: () => 'activate',
  past_due: (_row, { cancelsAtPeriodEnd }) => (cancelsAtPeriodEnd ? 'end' : 'missPayment'),
  cancelled: ({ status }) => (status === 'pending' ? 'fail' : 'end'),
};

/** Applies the state of a subscription at the provider to its plan. Ignores outdated signals. */
export async function applySubscription(services: BillingServices, reported: Reported): Promise<void> {
  const { offerId, revision, providerSubscriptionId } = reported;
  if (!isPaidPlan(offerId)) return;
  const row = await changeSubscription(services, async (trx) => {
    const locked = await lockSubscriptionToPay(trx, { ...reported, planType: offerId, paymentId: null });
    if (locked === null || locked.provider_revision >= revision) return locked;
    const wasRefunded = await isPlanRefunded(trx, reported);
    const step = wasRefunded ? 'refund' : STEP_BY_STATE[reported.status](locked, reported);
    return takeStep(services, trx, locked, step, {
      plan_type: offerId,
      amount_cents: reported.amountCents,
      provider_subscription_id: providerSubscriptionId,
      provider_revision: revision,
      current_period_end: dateOf(reported.currentPeriodEnd),
      cancels_at_period_end: reported.cancelsAtPeriodEnd,
      scheduled_plan_type: scheduledPlanOf(reported.scheduledOfferId),
      scheduled_amount_cents: reported.scheduledAmountCents ?? null,
      next_attempt_at: dateOf(reported.nextAttemptAt),
      paid_with: reported.paidWith,
    });
  });
  await endReplaced(services, row);
}

/**
 * Returns the scheduled plan; null also for offers an operator scheduled at the provider that are no plans.
 */
const scheduledPlanOf = (offerId: string | null = null): RenewingPlan | null =>
  RENEWING_PLANS.find((plan) => plan === offerId) ?? null;

const dateOf = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

/** Activates a lifetime plan. Ignores payments of subscriptions, whose own signal covers them. */
export async function activateLifetimePlan(
  services: BillingServices,
  paid: Payload<typeof purchasePaid>,
): Promise<void> {
  const { offerId, paymentId, amountCents } = paid;
  if (!isPaidPlan(offerId) || paid.providerSubscriptionId !== null) return;
  const row = await changeSubscription(services, async (trx) => {
    const locked = await lockSubscriptionToPay(trx, { ...paid, planType: offerId });
    // The plan was activated before, and may have ended since.
    if (locked === null || locked.payment_id !== null) return locked;
    return takeStep(services, trx, locked, 'activate', {
      plan_type: offerId,
      amount_cents: amountCents,
      payment_id: paymentId,
    });
  });
  await endReplaced(services, row);
}

/**
 * Ends a plan whose payment was refunded, if it is a lifetime plan or the newest payment of a renewing plan. Operators
 * choose whether their refund ends it. Otherwise full refunds end it, and partial ones are goodwill.
 */
export async function endRefunded(
  services: BillingServices,
  refunded: Payload<typeof paymentRefunded>,
): Promise<void> {
  const { profileId, offerId, paymentId, providerSubscriptionId } = refunded;
  if (!isPaidPlan(offerId)) return;
  await changeSubscription(services, async (trx) => {
    if (providerSubscriptionId === null) {
      if (!(await isPlanRefunded(trx, { profileId, paymentId }))) return null;
      const locked = await lockSubscriptionToPay(trx, { ...refunded, planType: offerId });
      return locked && takeStep(services, trx, locked, 'refund', { payment_id: paymentId });
    }
    // If the payment has not arrived yet, its own signal will find the refund.
    const locked = await lockByPayment(trx, refunded);
    if (locked === null || !(await isPlanRefunded(trx, { profileId, providerSubscriptionId }))) return locked;
    return takeStep(services, trx, locked, 'refund');
  });
}

/** Puts a plan on hold during a dispute, unless the dispute has been decided meanwhile. */
export async function suspendDisputed(
  services: BillingServices,
  disputed: Payload<typeof disputeOpened>,
): Promise<void> {
  await changeSubscription(services, async (trx) => {
    const locked = await lockByPayment(trx, disputed);
    if (locked === null || !(await isDisputed(trx, disputed.paymentId))) return locked;
    return takeStep(services, trx, locked, 'hold');
  });
}

/** Resumes a plan after a dispute was won; otherwise ends it. */
export async function settleDispute(
  services: BillingServices,
  { outcome, ...disputed }: Payload<typeof disputeClosed>,
): Promise<void> {
  await changeSubscription(services, async (trx) => {
    const locked = await lockByPayment(trx, disputed);
    return locked && takeStep(services, trx, locked, outcome === 'won' ? 'release' : 'end');
  });
}

/** Discards a choice whose payment page has expired, unless it was paid on another one. */
export async function discardExpiredChoice(
  services: BillingServices,
  { checkoutId }: Payload<typeof checkoutExpired>,
): Promise<void> {
  await changeSubscription(services, async (trx) => {
    const locked = await lockChoiceOfCheckout(trx, checkoutId);
    return locked && takeStep(services, trx, locked, 'fail');
  });
}

/** Runs a change in a transaction, then updates the member's open pages. */
async function changeSubscription(
  { db, live }: BillingServices,
  write: (trx: Transaction<DB>) => Promise<SubscriptionRow | null>,
): Promise<SubscriptionRow | null> {
  const row = await db.transaction().execute(write);
  if (row !== null) {
    live.publish([{ kind: 'member', id: row.profile_id }], { type: PLAN_CHANGED, ids: [] });
  }
  return row;
}

/** Stops the renewal of a plan that a newer one replaces, so that no one pays for two. */
async function endReplaced(services: BillingServices, row: SubscriptionRow | null): Promise<void> {
  if (row?.status !== 'active') return;
  for (const providerSubscriptionId of await findReplaced(services.db, row)) {
    await cancelSubscription(services, providerSubscriptionId, 'period_end');
  }
}
