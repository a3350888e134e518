import type { Selectable } from 'kysely';
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
 * Returns whether the latest payment of a subscription was fully refunded. Earlier and due payments don't
 * count.
 */
export async function isRefunded(
  db: Database,
  { profileId, providerSubscriptionId }: { profileId: string; providerSubscriptionId: string },
): Promise<boolean> {
  const newest = await db
    .selectFrom('payments')
    .select(['amount_cents', 'refunded_cents'])
    .where('profile_id', '=', profileId)
    .where('provider_subscription_id', '=', providerSubscriptionId)
    .where('state', '=', 'paid')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest !== undefined && newest.refunded_cents >= newest.amount_cents;
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
