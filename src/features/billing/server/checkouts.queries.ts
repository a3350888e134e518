import { type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Checkouts, DB } from '../../../platform/server/db/schema.generated.ts';
import type { Jobs } from '../../../platform/server/jobs.ts';
import { checkoutExpired } from '../contract/signals.ts';

export type CheckoutRow = Selectable<Checkouts>;

/** What somebody can still pay. */
const OPEN = ['pending', 'failed'] as const;

/** A checkout of a person. */
export const findCheckout = (db: Database, profileId: string, id: string): Promise<CheckoutRow | undefined> =>
  db
    .selectFrom('checkouts')
    .selectAll()
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .executeTakeFirst();

/** Whether a later checkout of the same group is paid. */
export async function isPaidInstead(db: Database, replaced: CheckoutRow): Promise<boolean> {
  if (replaced.state !== 'expired' || replaced.checkout_group === null) return false;
  const paid = await db
    .selectFrom('checkouts')
    .select('id')
    .where('profile_id', '=', replaced.profile_id)
    .where('checkout_group', '=', replaced.checkout_group)
    .where('state', '=', 'complete')
    .where('created_at', '>', replaced.created_at)
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}

export const findOpenOfGroup = (
  db: Database,
  profileId: string,
  group: string,
): Promise<CheckoutRow | undefined> =>
  db
    .selectFrom('checkouts')
    .selectAll()
    .where('profile_id', '=', profileId)
    .where('checkout_group', '=', group)
    .where((row) => row.or([row('state', '=', OPEN[0]), row('state', '=', OPEN[1])]))
    .executeTakeFirst();

/** Notes that the last try was declined, or that a new one began. False if it is as before, or over. */
export async function noteTry(
  trx: Transaction<DB>,
  id: string,
  state: (typeof OPEN)[number],
): Promise<boolean> {
  const from = state === 'failed' ? 'pending' : 'failed';
  return isWritten(
    trx.updateTable('checkouts').set({ state }).where('id', '=', id).where('state', '=', from),
  );
}

/** Notes that it is paid. False if it was already. */
export const completeCheckout = (trx: Transaction<DB>, id: string): Promise<boolean> =>
  isWritten(
    trx
      .updateTable('checkouts')
      .set({ state: 'complete' })
      .where('id', '=', id)
      .where('state', '!=', 'complete'),
  );

/** Notes that nobody can pay it any more, and tells. False if it is over already. */
export async function expireCheckout(
  trx: Transaction<DB>,
  jobs: Pick<Jobs, 'record'>,
  id: string,
): Promise<boolean> {
  const row = await trx
    .updateTable('checkouts')
    .set({ state: 'expired' })
    .where('id', '=', id)
    .where((open) => open.or([open('state', '=', OPEN[0]), open('state', '=', OPEN[1])]))
    .returning(['id', 'profile_id', 'offer_id', 'reference'])
    .executeTakeFirst();
  if (row === undefined) return false;
  await jobs.record(trx, checkoutExpired, {
    checkoutId: row.id,
    profileId: row.profile_id,
    offerId: row.offer_id,
    reference: row.reference,
  });
  return true;
}

const isWritten = async (update: {
  executeTakeFirst: () => Promise<{ numUpdatedRows: bigint }>;
}): Promise<boolean> => (await update.executeTakeFirst()).numUpdatedRows > 0n;
