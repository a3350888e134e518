import { isAPIError } from 'better-auth/api';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';
import { checkNewPassword, normalEmail } from '../contract/account-rules.ts';
import { accountErrors } from '../contract/errors.ts';
import { addressConfirmed } from '../contract/signals.ts';
import type { AccountServices } from './account-services.ts';
import { readLinkToken } from './link-token.ts';
import { refuseGuessablePasswordOf } from './passwords.ts';
import { countMail, queueMail } from './queue-mail.ts';
import { endOtherResetLinks, findResetLinkOwner } from './reset-links.ts';

const NEW_PASSWORD_PER_ADDRESS = { limit: 20, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 60 } as const;

/** Where an emailed link leads in the end. */
export interface LinkTarget {
  next?: string | undefined;
}

export async function confirmEmail({ config, db, jobs }: AccountServices, token: string): Promise<void> {
  const confirmed = await readLinkToken(config.authSecret, 'confirm-email', token);
  if (confirmed === null) throw new DomainError(accountErrors.LINK_EXPIRED);
  const { userId: accountId, email } = confirmed;
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ email_verified: true, updated_at: new Date() })
      .where('id', '=', accountId)
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new DomainError(accountErrors.LINK_EXPIRED);
    await jobs.record(trx, addressConfirmed, { accountId, at: new Date().toISOString() });
  });
}

export async function resendConfirmation(
  services: AccountServices,
  input: { email: string } & LinkTarget,
  address: string,
): Promise<void> {
  const email = requiredEmail(input.email);
  await countMail(services.db, 'confirm-email', email, address);
  await queueMailTo(services, email, 'confirm-email', input.next);
}

export async function forgotPassword(
  services: AccountServices,
  input: { email: string } & LinkTarget,
  address: string,
): Promise<void> {
  const email = requiredEmail(input.email);
  await countMail(services.db, 'reset-password', email, address);
  await queueMailTo(services, email, 'reset-password', input.next);
}

export async function checkResetLink(db: Database, token: string): Promise<void> {
  if ((await findResetLinkOwner(db, token)) === undefined) throw new DomainError(accountErrors.LINK_EXPIRED);
}

export async function setNewPassword(
  { auth, db }: AccountServices,
  input: { token: string; password: string },
  address: string,
): Promise<void> {
  const newPassword = checkNewPassword(input.password);
  await countAttempt(db, `new-password:address:${address}`, NEW_PASSWORD_PER_ADDRESS);
  const owner = await findResetLinkOwner(db, input.token);
  if (owner !== undefined) await refuseGuessablePasswordOf(db, owner, newPassword);
  await endOtherResetLinks(db, input.token);
  try {
    await auth.api.resetPassword({ body: { token: input.token, newPassword } });
  } catch (error) {
    if (isAPIError(error)) throw new DomainError(accountErrors.LINK_EXPIRED, { cause: error });
    throw error;
  }
}

/**
 * Queues an email without looking up the account, because the response time would reveal whether it exists.
 */
const queueMailTo = (
  { db, jobs }: AccountServices,
  email: string,
  kind: 'confirm-email' | 'reset-password',
  next: string | undefined,
): Promise<void> =>
  db.transaction().execute((trx) => queueMail(jobs, trx, { kind, email, next: next ?? null }));

function requiredEmail(input: string): string {
  const email = normalEmail(input);
  if (email !== '') return email;
  const fields = [{ field: 'email', message: 'Enter your email.' }];
  throw new DomainError(accountErrors.EMAIL_MISSING, { fields });
}
