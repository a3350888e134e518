import type { Transaction } from 'kysely';
import { intervalOf, planOffer, type RenewingPlan } from '../../features/paying/plans/contract/offers.ts';
import { insertRows } from '../../platform/server/db/insert-rows.ts';
import type { DB } from '../../platform/server/db/schema.generated.ts';
import { addMonths } from '../../platform/server/payments/add-months.ts';
import { putTestObject } from '../../platform/server/payments/test-checkout/test-objects.ts';
import { offerTitle } from '../../shared/offers.ts';
import { DEFAULT_PLAN_PRICES } from '../../shared/prices.ts';
import { stableId } from '../content/demo-ids.ts';

/** A plan that is paid by the month or year, as the test checkout knows it. */
export interface DemoSubscription {
  id: string;
  profileId: string;
  planType: RenewingPlan;
  startedAt: Date;
}

/** Its name at the provider. */
export const providerIdOf = (id: string): string => `sub_test_${id}`;

/** The end of its first period, which is the current one. */
export const periodEndOf = ({ planType, startedAt }: Omit<DemoSubscription, 'id' | 'profileId'>): Date =>
  addMonths(startedAt, intervalOf(planType) === 'year' ? 12 : 1);

/** Inserts what was paid for plans in the test checkout, so that they can be canceled and switched like any other. */
export async function insertPlanPayments(
  trx: Transaction<DB>,
  subscriptions: readonly DemoSubscription[],
): Promise<void> {
  for (const subscription of subscriptions) await insertSubscription(trx, subscription);
}

async function insertSubscription(trx: Transaction<DB>, subscription: DemoSubscription): Promise<void> {
  const { id, profileId, planType, startedAt } = subscription;
  const offer = planOffer(planType, DEFAULT_PLAN_PRICES);
  const { amountCents, currency } = offer;
  const checkoutId = stableId('checkout', id);
  const subscriptionId = providerIdOf(id);
  const paymentId = `pay_test_${id}`;
  const title = offerTitle(offer);
  const tag = { checkoutId, profileId, offerId: planType, reference: id, title };
  const common = {
    provider: 'test',
    profile_id: profileId,
    checkout_id: checkoutId,
    reference: id,
    offer_id: planType,
    amount_cents: amountCents,
    currency,
    is_test: true,
  };
  await putTestObject(trx, 'subscription', subscriptionId, {
    tag,
    offer,
    state: 'active',
    startedAt: startedAt.toISOString(),
    periods: 1,
    currentPeriodEnd: periodEndOf(subscription).toISOString(),
    cancelsAtPeriodEnd: false,
  });
  await putTestObject(trx, 'payment', paymentId, {
    tag,
    kind: 'purchase',
    subscriptionId,
    amountCents,
    currency,
    paidAt: startedAt.toISOString(),
  });
  await insertRows(trx, 'payment_customers', [
    { profile_id: profileId, provider: 'test', provider_id: `cus_test_${profileId}` },
  ]).execute();
  await insertRows(trx, 'provider_subscriptions', [
    {
      ...common,
      provider_id: subscriptionId,
      state: 'active',
      interval: offer.interval ?? 'month',
      current_period_end: periodEndOf(subscription),
      cancels_at_period_end: false,
    },
  ]).execute();
  await insertRows(trx, 'payments', [
    {
      ...common,
      provider_id: paymentId,
      provider_subscription_id: subscriptionId,
      title,
      kind: 'purchase',
      state: 'paid',
      at: startedAt,
    },
  ]).execute();
}
