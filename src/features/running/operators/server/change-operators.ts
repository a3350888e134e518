import { sql } from 'kysely';
import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { StartupError } from '../../../../platform/server/startup-error.ts';
import { writeAuditEntry } from './audit-log.ts';
import { siteRole } from './operators.ts';

/** Settings of the server command. Its functions return the sentence to print, and throw a StartupError with one. */
interface Site {
  db: Database;
  config: Pick<Config, 'operatorEmail' | 'emailConfirmation'>;
}

/**
 * Makes an account an operator. On sites that confirm addresses, the account's address must be confirmed, because
 * anyone can sign up with someone else's.
 */
export const grantOperator = (site: Site, address: string): Promise<string> =>
  grantRole(site, address, 'operator');

/** Makes an account a moderator, who only works on cases. An operator becomes one too. */
export const grantModerator = (site: Site, address: string): Promise<string> =>
  grantRole(site, address, 'moderator');

async function grantRole(
  { db, config }: Site,
  address: string,
  role: 'operator' | 'moderator',
): Promise<string> {
  const { id, email, confirmed } = await accountOf(db, address);
  if (!confirmed && config.emailConfirmation === 'required') {
    throw new StartupError(`${email} is not confirmed yet: open the link in the mail to it, then try again.`);
  }
  return db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('operators')
      .values({ user_id: id, role })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({ role }).where('operators.role', '<>', role),
      )
      .returning('user_id')
      .executeTakeFirst();
    const title = role === 'operator' ? 'an operator' : 'a moderator';
    if (added === undefined) return `${email} is ${title} already.`;
    await writeAuditEntry(trx, { action: `${role}.grant`, operatorId: null, personId: id });
    return `${email} is ${title} now.`;
  });
}

export async function revokeOperator({ db, config }: Site, address: string): Promise<string> {
  const { id, email } = await accountOf(db, address);
  return db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('operators')
      .where('user_id', '=', id)
      .returning('user_id')
      .executeTakeFirst();
    if (removed !== undefined) {
      await writeAuditEntry(trx, { action: 'operator.revoke', operatorId: null, personId: id });
    }
    if (email === config.operatorEmail) {
      return `${email} is still an operator, by the setting OPERATOR_EMAIL: change that too and start again.`;
    }
    return removed === undefined ? `${email} is not an operator.` : `${email} is no longer an operator.`;
  });
}

/** Suspends or reinstates an account. Operators must be revoked first. */
export async function suspendAccount({ db, config }: Site, address: string): Promise<string> {
  const { id, email } = await accountOf(db, address);
  return db.transaction().execute(async (trx) => {
    const suspended = await trx
      .updateTable('users')
      .set({
        suspended_at: sql`coalesce(suspended_at, now())`,
        suspended_until: null,
        suspended_by_command: true,
      })
      .where('id', '=', id)
      .where('suspended_by_command', '=', false)
      .where(siteRole(config.operatorEmail), '=', 'member')
      .returning('id')
      .executeTakeFirst();
    if (suspended === undefined) {
      throw new StartupError(`${email} is suspended already, or an operator: revoke that first.`);
    }
    await writeAuditEntry(trx, { action: 'account.suspend', operatorId: null, personId: id });
    return `${email} is suspended.`;
  });
}

export async function reinstateAccount({ db }: Site, address: string): Promise<string> {
  const { id, email } = await accountOf(db, address);
  return db.transaction().execute(async (trx) => {
    const reinstated = await trx
      .updateTable('users')
      .set({ suspended_at: null, suspended_by_command: false })
      .where('id', '=', id)
      .where('suspended_at', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (reinstated === undefined) return `${email} is not suspended.`;
    await writeAuditEntry(trx, { action: 'account.reinstate', operatorId: null, personId: id });
    return `${email} is no longer suspended.`;
  });
}

export async function listOperators({ db, config }: Site): Promise<string> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('operators', 'operators.user_id', 'users.id')
    .select(['users.email', 'operators.granted_at', siteRole(config.operatorEmail).as('role')])
    .where(siteRole(config.operatorEmail), '<>', 'member')
    .orderBy('users.email')
    .execute();
  if (rows.length === 0) return 'No operators yet: npm run operator -- grant <email>';
  return rows
    .map(({ email, granted_at: at, role }) => {
      const name = role === 'moderator' ? `${email}, moderator` : email;
      return at === null ? `${email}, by OPERATOR_EMAIL` : `${name}, since ${at.toISOString().slice(0, 10)}`;
    })
    .join('\n');
}

async function accountOf(db: Database, address: string) {
  const account = await db
    .selectFrom('users')
    .select(['id', 'email', 'email_verified as confirmed'])
    .where('email', '=', sql<string>`lower(btrim(${address}))`)
    .executeTakeFirst();
  if (account !== undefined) return account;
  throw new StartupError(`Nobody has an account with the address ${address}: sign up with it first.`);
}
