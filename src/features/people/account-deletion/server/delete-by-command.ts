import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { recordSignals } from '../../../../platform/server/signal-outbox.ts';
import { StartupError } from '../../../../platform/server/startup-error.ts';
import { writeAuditEntry } from '../../../running/operators/server/operators.ts';
import type { DealsServices } from '../../../talking/deals/server/deals.ts';
import { DELETION_LIMITS } from '../contract/deletion-limits.ts';
import { deletionOrdered } from '../contract/signals.ts';
import { deletionOf } from './deletion.queries.ts';
import { requestDeletion } from './request-deletion.ts';

/**
 * Has the site delete an account, for the command of the server.
 * @returns the sentence to print.
 * @throws StartupError if there is no account with this email.
 */
export async function deleteByCommand(db: Database, address: string): Promise<string> {
  const account = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', '=', sql<string>`lower(btrim(${address}))`)
    .executeTakeFirst();
  if (account === undefined) throw new StartupError(`Nobody has an account with the address ${address}.`);
  const { id, email } = account;
  await db.transaction().execute(async (trx) => {
    await recordSignals(trx, deletionOrdered, [{ profileId: id }]);
    await writeAuditEntry(trx, { action: 'account.delete', operatorId: null, personId: id });
  });
  return (
    `${email} is logged out and hidden within seconds, or when the site is started next. It is erased after ` +
    `${DELETION_LIMITS.undoDays} days, and a mail says so. Logging in before then keeps the account.`
  );
}

/** Deletes the account of a member as if they had asked for it, unless it was erased meanwhile. */
export async function deleteAsOrdered(services: DealsServices, id: string): Promise<void> {
  const member = { kind: 'member', id } as const;
  if ((await deletionOf(services.db, member)) !== undefined) await requestDeletion(services, member);
}
