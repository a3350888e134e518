import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import { commonErrors, DomainError } from '../../../../shared/errors.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import { isEmail, normalEmail } from '../contract/account-rules.ts';
import type { ChangeEmail } from '../contract/account-settings.ts';
import { accountErrors } from '../contract/errors.ts';
import type { AccountServices } from './account-services.ts';
import { readLinkToken } from './link-token.ts';
import { checkPassword } from './passwords.ts';
import { countMail, queueMail } from './queue-mail.ts';
import { endResetLinks } from './reset-links.ts';
import type { Origin } from './welcome-back.ts';

/**
 * Asks for another email address, which waits in `email_changes` until its owner opens the emailed link. Until
 * then all email goes to the old address, which is told of the request and of the change and can stop it.
 */
export async function askForEmail(
  services: AccountServices,
  member: Member,
  input: ChangeEmail,
  { headers, address }: Origin,
): Promise<void> {
  const { db, jobs } = services;
  const email = normalEmail(input.email);
  if (!isEmail(email)) throw refused('Enter an address like name@example.com.');
  const account = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  if (email === account.email) throw refused('That is your email already.');
  await checkPassword(services, member, input.currentPassword, headers);
  await countMail(db, 'new-email', email, address);
  await refuseTaken(db, email);
  const change = { email, requested_at: new Date(), expires_at: new Date(Date.now() + DAY_MS) };
  const userId = member.id;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('email_changes')
      .values({ user_id: userId, ...change })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
      .execute();
    await queueMail(jobs, trx, { kind: 'new-email', userId }, { kind: 'email-change-asked', userId });
  });
}

/** Emails the link again. It works for a day from then. */
export async function resendNewEmail(
  { db, jobs }: AccountServices,
  member: Member,
  address: string,
): Promise<void> {
  const waiting = await waitingFor(db, member.id);
  if (waiting === undefined) throw new DomainError(commonErrors.NOT_FOUND);
  await countMail(db, 'new-email', waiting.email, address);
  await db.transaction().execute((trx) => queueMail(jobs, trx, { kind: 'new-email', userId: member.id }));
}

/** Cancels the pending email change of an account. */
export async function cancelNewEmail(db: Database, { id }: Pick<Member, 'id'>): Promise<void> {
  await db.deleteFrom('email_changes').where('user_id', '=', id).execute();
}

/** Returns the address that an emailed link would set. */
export async function checkNewEmail(
  { config, db }: AccountServices,
  token: string,
): Promise<{ email: string }> {
  const claims = await readLinkToken(config.authSecret, 'new-email', token);
  const waiting = claims && (await waitingFor(db, claims.userId));
  if (!waiting || waiting.email !== claims.email) throw new DomainError(accountErrors.LINK_EXPIRED);
  return { email: waiting.email };
}

export async function confirmNewEmail(services: AccountServices, token: string): Promise<void> {
  const { config, db, jobs, syncProfile } = services;
  const claims = await readLinkToken(config.authSecret, 'new-email', token);
  if (claims === null) throw new DomainError(accountErrors.LINK_EXPIRED);
  const { userId, email } = claims;
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('email_changes')
      .where('user_id', '=', userId)
      .where('email', '=', email)
      .where('expires_at', '>', new Date())
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new DomainError(accountErrors.LINK_EXPIRED);
    const account = await trx
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('users')
      .set({ email, email_verified: true, updated_at: new Date() })
      .where('id', '=', userId)
      .execute()
      .catch(refuseDuplicate);
    // Password reset links were sent to the old address.
    await endResetLinks(trx, userId);
    await syncProfile(trx, userId);
    await queueMail(jobs, trx, { kind: 'email-changed', userId, formerEmail: account.email });
  });
}

/** Checked only for a clear message. The unique index decides. */
async function refuseTaken(db: Database, email: string): Promise<void> {
  const owner = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (owner !== undefined) throw new DomainError(accountErrors.EMAIL_TAKEN);
}

const waitingFor = (db: Database, userId: string) =>
  db
    .selectFrom('email_changes')
    .select('email')
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();

const refused = (message: string) =>
  new DomainError(accountErrors.EMAIL_REFUSED, { fields: [{ field: 'email', message }] });

/** Another account took the address since the request. */
function refuseDuplicate(error: unknown): never {
  if ((error as { constraint?: unknown } | null)?.constraint !== 'users_email_key') throw error;
  throw new DomainError(accountErrors.EMAIL_TAKEN, { cause: error });
}
