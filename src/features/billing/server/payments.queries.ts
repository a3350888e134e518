import type { Selectable } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import { comesAfter, type TimeCursor } from '../../../platform/server/db/keyset.ts';
import type { Payments } from '../../../platform/server/db/schema.generated.ts';

export type PaymentRow = Selectable<Payments>;

/** What a person paid and what is due, newest first; one more than the limit. */
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

/** The first payment of a checkout. */
export const findFirstPayment = (db: Database, checkoutId: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('checkout_id', '=', checkoutId)
    .where('kind', '=', 'purchase')
    .executeTakeFirst();
