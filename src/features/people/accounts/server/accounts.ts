import { isAPIError } from 'better-auth/api';
import type { Transaction } from 'kysely';
import type { Config } from '../../../../platform/server/config.ts';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { countGuess, forgetGuess } from '../../../../platform/server/db/guesses.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { HOUR_SECONDS, MINUTE_SECONDS } from '../../../../shared/time.ts';
import { completeClaims, reserveClaim } from '../../guests/server/guests.ts';
import { checkSignIn, checkSignUp, type SignUpInput } from '../contract/account-rules.ts';
import { accountErrors } from '../contract/errors.ts';
import { accountCreated } from '../contract/signals.ts';
import type { AccountServices } from './account-services.ts';
import { type Auth, isErased, signInGuess } from './auth.ts';
import type { LinkTarget } from './mailed-links.ts';
import { canHavePasskeys } from './passkeys.ts';
import { refuseGuessablePassword } from './passwords.ts';
import { queueMail } from './queue-mail.ts';
import { type Origin, welcome, welcomeBack } from './welcome-back.ts';

const LIMITS = {
  signInPerAccount: {
    fromOneAddress: { limit: 8, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 15 },
    fromEverywhere: {
      limit: 100,
      windowSeconds: HOUR_SECONDS,
      firstDelaySeconds: 15,
      longestDelaySeconds: 5 * MINUTE_SECONDS,
    },
  },
  signInPerAddress: { limit: 60, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 15 },
  signUpPerAddress: { limit: 20, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 60 },
} as const;

export const signInOptions = (config: Config) => ({
  confirmsEmail: config.emailConfirmation === 'required',
  passkeys: canHavePasskeys(config),
});

export async function signUp(
  services: AccountServices,
  input: SignUpInput & LinkTarget & { invite?: string | undefined },
  origin: Origin & { guestKey: string | null },
) {
  const { auth, config, db, jobs } = services;
  const { email, password, username } = checkSignUp(input);
  await refuseGuessablePassword(password, { email, username });
  await countAttempt(db, `sign-up:address:${origin.address}`, LIMITS.signUpPerAddress);
  await refuseTaken(db, email, username);
  const problem = await services.nameProblem(username);
  if (problem !== null) {
    const fields = [{ field: 'username', message: problem }];
    throw new DomainError(accountErrors.SIGN_UP_REFUSED, { fields });
  }
  const invite = input.invite ?? null;
  await services.admitSignUp(invite);
  let isCreated = false;
  try {
    // Sign-up asks only for the username. A name can be added to the profile later.
    const { headers, response } = await auth.api.signUpEmail({
      body: { email, password, username, name: '' },
      headers: origin.headers,
      returnHeaders: true,
    });
    const userId = response.user.id;
    // If confirmation is required, the library responds to a taken email with an account that does not
    // exist.
    if (!(await accountExists(db, userId))) throw new DomainError(accountErrors.ALREADY_REGISTERED);
    isCreated = true;
    const signedIn = config.emailConfirmation === 'off';
    if (origin.guestKey !== null) {
      await reserveClaim(db, origin.guestKey, userId);
      if (signedIn) await completeClaims(services, userId);
    }
    await welcome(services, userId, origin, headers);
    const created = { accountId: userId, invite, at: new Date().toISOString() };
    await db.transaction().execute(async (trx) => {
      await jobs.record(trx, accountCreated, created);
      await queueMail(jobs, trx, { kind: 'confirm-email', email, next: input.next ?? null });
    });
    return { headers, signedIn };
  } catch (error) {
    if (!isCreated) await services.giveBackInvite(invite);
    if (!isAPIError(error)) throw error;
    // A concurrent sign-up took it after the check above.
    await refuseTaken(db, email, username);
    throw new DomainError(accountErrors.SIGN_UP_REFUSED, { cause: error });
  }
}

/**
 * Logs in. Returns headers with the session's cookies, and whether this canceled the account's deletion.
 */
export async function signIn(
  services: AccountServices,
  input: { email: string; password: string },
  origin: Origin,
): Promise<{ headers: Headers; kept: boolean }> {
  const { auth, db } = services;
  const { email, password } = checkSignIn(input);
  const guess = { ...signInGuess(email), address: origin.address };
  await countAttempt(
    db,
    `sign-in:address:${origin.address}`,
    LIMITS.signInPerAddress,
    accountErrors.TOO_MANY_SIGN_INS,
  );
  await countGuess(db, guess, LIMITS.signInPerAccount, accountErrors.TOO_MANY_SIGN_INS);
  try {
    // Only affects the message that the page shows.
    const kept = await isLeaving(db, email).catch(() => false);
    const { headers, response } = await auth.api.signInEmail({
      body: { email, password },
      headers: origin.headers,
      returnHeaders: true,
    });
    await forgetGuess(db, guess);
    await welcomeBack(services, response.user.id, origin, headers);
    return { headers, kept };
  } catch (error) {
    // A wrong password, an unknown account and an unconfirmed address get the same message, so that none
    // is revealed.
    if (isAPIError(error) || isErased(error)) {
      throw new DomainError(accountErrors.SIGN_IN_REFUSED, { cause: error });
    }
    throw error;
  }
}

export async function signOut(auth: Auth, headers: Headers): Promise<Headers> {
  const result = await auth.api.signOut({ headers, returnHeaders: true });
  return result.headers;
}

/** Checked only for a clear message. The unique indexes decide between concurrent sign-ups. */
async function refuseTaken(db: Database, email: string, username: string): Promise<void> {
  const existing = await db
    .selectFrom('users')
    .select('email')
    .where((where) =>
      where.or([
        where('email', '=', email),
        where(where.fn('lower', ['username']), '=', username.toLowerCase()),
      ]),
    )
    .execute();
  if (existing.some((user) => user.email === email)) throw new DomainError(accountErrors.ALREADY_REGISTERED);
  if (existing.length === 0) return;
  const fields = [{ field: 'username', message: 'That username is taken. Try another one.' }];
  throw new DomainError(accountErrors.SIGN_UP_REFUSED, { fields });
}

/** Returns whether the account with this address is scheduled for deletion. */
async function isLeaving(db: Database, email: string): Promise<boolean> {
  const leaving = await db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.id')
    .select('users.id')
    .where('users.email', '=', email)
    .where('profiles.deletes_at', 'is not', null)
    .executeTakeFirst();
  return leaving !== undefined;
}

async function accountExists(db: Database, id: string): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** The public API of accounts for other features on the server. */

export type { AccountServices } from './account-services.ts';
export { type Auth, authHeaders, createAuth } from './auth.ts';
export { endSessions, findValidSessions } from './devices.ts';
export { checkPassword } from './passwords.ts';
export { queueMail } from './queue-mail.ts';
export { createReadSession, type ReadSession } from './read-session.ts';
export { isSamePerson, isVisitOf, rememberAddress, type Visit } from './same-person.ts';
export { createMailCounter } from './send-account-mail.ts';
export { findTokenAccount, revokeTokens } from './tokens.ts';

/** Copies name and picture from the profile to the account; without a name, the username. */
export async function showAccountAs(
  trx: Transaction<DB>,
  id: string,
  { name, avatarUrl }: { name?: string; avatarUrl?: string | null },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ name, image: avatarUrl, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/** Returns the email addresses of accounts that are not being deleted, and whether each is confirmed. */
export function mailAddresses(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'email_verified as confirmed'])
    .where('id', '=', anyOf(ids))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('profiles')
            .select('profiles.id')
            .whereRef('profiles.id', '=', 'users.id')
            .where('deletes_at', 'is not', null),
        ),
      ),
    )
    .execute();
}
