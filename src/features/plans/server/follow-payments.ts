import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/server/db/schema.generated.ts';
import type {
  checkoutExpired,
  disputeClosed,
  disputeOpened,
  paymentRefunded,
  purchasePaid,
  subscriptionChanged,
} from '../../billing/contract/signals.ts';
import type { SubscriptionState } from '../../billing/contract/subscription-state.ts';
import {
  type BillingServices,
  cancelSubscription,
  isDisputed,
  isRefunded,
} from '../../billing/server/billing.ts';
import { PLAN_CHANGED } from '../contract/live.ts';
import { isPaidPlan, RENEWING_PLANS, type RenewingPlan } from '../contract/offers.ts';
import type { SubscriptionStep } from '../contract/subscription-lifecycle.ts';
import { findReplaced, lockExpired, lockKnown, lockPaid } from './subscriptions.queries.ts';
import { type SubscriptionRow, takeStep } from './subscription-step.ts';

type Payload<S extends { payload?: object }> = NonNullable<S['payload']>;

/** What is called over at the provider was never paid, or has been. */
const STEP_OF: Readonly<Record<SubscriptionState, (row: SubscriptionRow) => SubscriptionStep | null>> = {
  pending: () => null,
  active: () => 'activate',
  past_due: () => 'missPayment',
  cancelled: ({ status }) => (status === 'pending' ? 'fail' : 'end'),
};

/** Makes a plan what its subscription at the provider is. What was heard late and is older changes nothing. */
export async function followSubscription(
  services: BillingServices,
  told: Payload<typeof subscriptionChanged>,
): Promise<void> {
  const { offerId, revision, providerSubscriptionId } = told;
  if (!isPaidPlan(offerId)) return;
  const row = await change(services, async (trx) => {
    const locked = await lockPaid(trx, { ...told, planType: offerId, paymentId: null });
    if (locked === null || locked.provider_revision >= revision) return locked;
    const isBack = await isRefunded(trx, told);
    return takeStep(services, trx, locked, isBack ? 'refund' : STEP_OF[told.status](locked), {
      plan_type: offerId,
      amount_cents: told.amountCents,
      provider_subscription_id: providerSubscriptionId,
      provider_revision: revision,
      current_period_end: dateOf(told.currentPeriodEnd),
      cancels_at_period_end: told.cancelsAtPeriodEnd,
      scheduled_plan_type: scheduledPlanOf(told.scheduledOfferId),
      next_attempt_at: dateOf(told.nextAttemptAt),
      paid_with: told.paidWith,
    });
  });
  await endReplaced(services, row);
}

/** Null also for what an operator scheduled at the provider and no plan is. */
const scheduledPlanOf = (offerId: string | null = null): RenewingPlan | null =>
  RENEWING_PLANS.find((plan) => plan === offerId) ?? null;

const dateOf = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

/** Gives a plan that is paid once. The payments of others tell nothing that their subscription does not. */
export async function giveLifetimePlan(
  services: BillingServices,
  paid: Payload<typeof purchasePaid>,
): Promise<void> {
  const { offerId, paymentId, amountCents } = paid;
  if (!isPaidPlan(offerId) || paid.providerSubscriptionId !== null) return;
  const row = await change(services, async (trx) => {
    const locked = await lockPaid(trx, { ...paid, planType: offerId });
    // It was given before, and may be over by now.
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
 * Ends a plan whose price went back: that of a lifetime plan, or the newest payment of one that renews. An older payment
 * or a part of one is a favor, and ends nothing.
 */
export async function endRefunded(
  services: BillingServices,
  refunded: Payload<typeof paymentRefunded>,
): Promise<void> {
  const { profileId, offerId, paymentId, isFull, providerSubscriptionId } = refunded;
  if (!isPaidPlan(offerId) || !isFull) return;
  await change(services, async (trx) => {
    if (providerSubscriptionId === null) {
      const locked = await lockPaid(trx, { ...refunded, planType: offerId });
      return locked && takeStep(services, trx, locked, 'refund', { payment_id: paymentId });
    }
    // One that is not known yet finds the refund when it is told of.
    const locked = await lockKnown(trx, refunded);
    if (locked === null || !(await isRefunded(trx, { profileId, providerSubscriptionId }))) return locked;
    return takeStep(services, trx, locked, 'refund');
  });
}

/** Holds a plan while a bank checks its payment, unless the bank has decided meanwhile. */
export async function holdDisputed(
  services: BillingServices,
  disputed: Payload<typeof disputeOpened>,
): Promise<void> {
  await change(services, async (trx) => {
    const locked = await lockKnown(trx, disputed);
    if (locked === null || !(await isDisputed(trx, disputed.paymentId))) return locked;
    return takeStep(services, trx, locked, 'hold');
  });
}

/** Goes on after the bank has decided for us; otherwise the plan is over. */
export async function settleDispute(
  services: BillingServices,
  { outcome, ...disputed }: Payload<typeof disputeClosed>,
): Promise<void> {
  await change(services, async (trx) => {
    const locked = await lockKnown(trx, disputed);
    return locked && takeStep(services, trx, locked, outcome === 'won' ? 'release' : 'end');
  });
}

/** Gives up a choice whose payment page has closed, unless it is paid on another one by now. */
export async function giveUpExpired(
  services: BillingServices,
  { checkoutId }: Payload<typeof checkoutExpired>,
): Promise<void> {
  await change(services, async (trx) => {
    const locked = await lockExpired(trx, checkoutId);
    return locked && takeStep(services, trx, locked, 'fail');
  });
}

/** Writes, then tells the open pages of the member. */
async function change(
  { db, live }: BillingServices,
  write: (trx: Transaction<DB>) => Promise<SubscriptionRow | null>,
): Promise<SubscriptionRow | null> {
  const row = await db.transaction().execute(write);
  if (row !== null) {
    live.publish([{ kind: 'member', id: row.profile_id }], { type: PLAN_CHANGED, ids: [] });
  }
  return row;
}

/** Nobody pays for two plans: what a newer one takes the place of is not renewed. */
async function endReplaced(services: BillingServices, row: SubscriptionRow | null): Promise<void> {
  if (row?.status !== 'active') return;
  for (const providerSubscriptionId of await findReplaced(services.db, row)) {
    await cancelSubscription(services, providerSubscriptionId, 'period_end');
  }
}
