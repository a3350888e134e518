import { type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Checkouts, DB } from '../../../../platform/server/db/schema.generated.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { checkoutExpired } from '../contract/signals.ts';

export type CheckoutRow = Selectable<Checkouts>;

/** The states in which a checkout can be paid. */
const OPEN_STATES = ['pending', 'failed'] as const;

/** Returns one of a person's checkouts. */
export const findCheckout = (db: Database, profileId: string, id: string): Promise<CheckoutRow | undefined> =>
  db
    .selectFrom('checkouts')
    .selectAll()
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .executeTakeFirst();

/** Returns whether a later checkout of the same group was paid. */
export async function isReplacementPaid(db: Database, replaced: CheckoutRow): Promise<boolean> {
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
    .where((row) => row.or([row('state', '=', OPEN_STATES[0]), row('state', '=', OPEN_STATES[1])]))
    .executeTakeFirst();

/**
 * Records that the last attempt was declined, or that a new one began. Returns false if nothing changed or
 * the checkout is closed.
 */
export async function recordAttempt(
  trx: Transaction<DB>,
  id: string,
  state: (typeof OPEN_STATES)[number],
): Promise<boolean> {
  const from = state === 'failed' ? 'pending' : 'failed';
  return isWritten(
    trx.updateTable('checkouts').set({ state }).where('id', '=', id).where('state', '=', from),
  );
}

/** Marks a checkout as paid. Returns false if it already was. */
export const completeCheckout = (trx: Transaction<DB>, id: string): Promise<boolean> =>
  isWritten(
    trx
      .updateTable('checkouts')
      .set({ state: 'complete' })
      .where('id', '=', id)
      .where('state', '!=', 'complete'),
  );

/** Marks a checkout as expired and records the signal. Returns false if it was already closed. */
export async function expireCheckout(
  trx: Transaction<DB>,
  jobs: Pick<Jobs, 'record'>,
  id: string,
): Promise<boolean> {
  const row = await trx
    .updateTable('checkouts')
    .set({ state: 'expired' })
    .where('id', '=', id)
    .where((open) => open.or([open('state', '=', OPEN_STATES[0]), open('state', '=', OPEN_STATES[1])]))
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
