import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { comesAfter, type TimeCursor } from '../../../../platform/server/db/keyset.ts';
import type { Payments } from '../../../../platform/server/db/schema.generated.ts';

export type PaymentRow = Selectable<Payments>;

/** Returns a person's paid and due payments, newest first: one more than the limit, to detect a next page. */
export function findPayments(
  db: Database,
  profileId: string,
  limit: number,
  cursor: TimeCursor | null,
): Promise<PaymentRow[]> {
  let query = db
    .selectFrom('payments')
    .selectAll()
    .where('profile_id', '=', profileId)
    .where('state', '!=', 'void')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (cursor !== null) query = query.where(comesAfter('at', 'id', cursor));
  return query.execute();
}

/** Returns the first payment of a checkout. */
export const findFirstPayment = (db: Database, checkoutId: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('checkout_id', '=', checkoutId)
    .where('kind', '=', 'purchase')
    .executeTakeFirst();

/**
 * Whether a refund of a payment ends its plan: a full refund does, unless the operator chose otherwise. A choice to
 * continue covers no later refund.
 */
const refundEndsPlan = sql<boolean>`payments.refunded_cents > 0 and (
  exists (
    select from refunds where payment_id = payments.id and state <> 'refused' and ends_plan)
  or payments.refunded_cents >= payments.amount_cents and not exists (
    select from refunds where payment_id = payments.id and state <> 'refused' and not ends_plan
      and total_cents >= payments.refunded_cents))`;

/**
 * Returns whether a plan ended by a refund: of its only payment, or of the latest one of a subscription. Earlier and due
 * payments don't count.
 */
export async function isPlanRefunded(
  db: Database,
  plan: { profileId: string } & ({ providerSubscriptionId: string } | { paymentId: string }),
): Promise<boolean> {
  const newest = await db
    .selectFrom('payments')
    .select(refundEndsPlan.as('ends_plan'))
    .where('profile_id', '=', plan.profileId)
    .where((eb) =>
      'paymentId' in plan
        ? eb('id', '=', plan.paymentId)
        : eb('provider_subscription_id', '=', plan.providerSubscriptionId),
    )
    .where('state', '=', 'paid')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.ends_plan ?? false;
}

/** Returns whether a payment is under dispute. */
export async function isDisputed(db: Database, paymentId: string): Promise<boolean> {
  const payment = await db
    .selectFrom('payments')
    .select('dispute')
    .where('id', '=', paymentId)
    .executeTakeFirst();
  return payment?.dispute === 'open';
}
