import { isAPIError } from 'better-auth/api';
import type { Transaction } from 'kysely';
import type { Config } from '../../../../platform/server/config.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { countGuess, forgetGuess } from '../../../../platform/server/db/guesses.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { commonErrors, DomainError } from '../../../../shared/errors.ts';
import { HOUR_SECONDS, MINUTE_SECONDS } from '../../../../shared/time.ts';
import type { SignedInDevice } from '../contract/account.ts';
import {
  checkNewPassword,
  checkSignIn,
  checkSignUp,
  normalEmail,
  type SignUpInput,
} from '../contract/account-rules.ts';
import { accountErrors } from '../contract/errors.ts';
import { accountCreated, addressConfirmed } from '../contract/signals.ts';
import { type Auth, isErased, signInGuess } from './auth.ts';
import { readLinkToken } from './link-token.ts';
import { canHavePasskeys } from './passkeys.ts';
import { countMail, queueMail } from './queue-mail.ts';
import { describeDevice } from './recognize-device.ts';
import { refuseGuessablePassword, refuseGuessablePasswordOf } from './passwords.ts';
import { endOtherResetLinks, findResetLinkOwner } from './reset-links.ts';
import { createWelcomeBack, type Origin } from './welcome-back.ts';

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
  newPasswordPerAddress: { limit: 20, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 60 },
} as const;

interface AccountsOptions {
  auth: Auth;
  db: Database;
  jobs: Pick<Jobs, 'record'>;
  config: Config;
  /** Records that a guest's data will move to the new account. */
  reserveClaim: (guestKey: string, userId: string) => Promise<void>;
  /** Completes recorded claims: at sign-up if it signs the account in, otherwise at the first sign-in. */
  completeClaims: (userId: string) => Promise<void>;
  /** Called after a session was ended from another device. */
  onSessionEnd: (sessionId: string) => void;
}

/** Where an emailed link leads in the end. */
interface LinkTarget {
  next?: string | undefined;
}

export type Accounts = ReturnType<typeof createAccounts>;

/** Creates the use cases of accounts: the product's rules and messages around the auth library. */
export function createAccounts({
  auth,
  db,
  jobs,
  config,
  reserveClaim,
  completeClaims,
  onSessionEnd,
}: AccountsOptions) {
  function requiredEmail(input: string): string {
    const email = normalEmail(input);
    if (email !== '') return email;
    const fields = [{ field: 'email', message: 'Enter your email.' }];
    throw new DomainError(accountErrors.EMAIL_MISSING, { fields });
  }

  /** Checked only for a clear message. The unique indexes decide between concurrent sign-ups. */
  async function refuseTaken(email: string, username: string): Promise<void> {
    const taken = await db
      .selectFrom('users')
      .select('email')
      .where((where) =>
        where.or([
          where('email', '=', email),
          where(where.fn('lower', ['username']), '=', username.toLowerCase()),
        ]),
      )
      .execute();
    if (taken.some((user) => user.email === email)) throw new DomainError(accountErrors.ALREADY_REGISTERED);
    if (taken.length === 0) return;
    const fields = [{ field: 'username', message: 'That username is taken. Try another one.' }];
    throw new DomainError(accountErrors.SIGN_UP_REFUSED, { fields });
  }

  /** Returns whether the account with this address is scheduled for deletion. */
  async function isLeaving(email: string): Promise<boolean> {
    const leaving = await db
      .selectFrom('profiles')
      .innerJoin('users', 'users.id', 'profiles.id')
      .select('users.id')
      .where('users.email', '=', email)
      .where('profiles.deletes_at', 'is not', null)
      .executeTakeFirst();
    return leaving !== undefined;
  }

  /**
   * Queues an email without looking up the account, because the response time would reveal whether it exists.
   */
  const queueMailTo = (
    email: string,
    kind: 'confirm-email' | 'reset-password',
    next: string | undefined,
  ): Promise<void> =>
    db.transaction().execute((trx) => queueMail(jobs, trx, { kind, email, next: next ?? null }));

  const { welcome, welcomeBack } = createWelcomeBack({ db, config, jobs });

  async function accountExists(id: string): Promise<boolean> {
    return (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  }

  return {
    welcomeBack,

    signInOptions: () => ({
      confirmsEmail: config.emailConfirmation === 'required',
      passkeys: canHavePasskeys(config),
    }),

    async signUp(
      input: SignUpInput & LinkTarget & { invite?: string | undefined },
      origin: Origin & { guestKey: string | null },
    ) {
      const { email, password, username } = checkSignUp(input);
      await refuseGuessablePassword(password, { email, username });
      await countAttempt(db, `sign-up:address:${origin.address}`, LIMITS.signUpPerAddress);
      await refuseTaken(email, username);
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
        if (!(await accountExists(userId))) throw new DomainError(accountErrors.ALREADY_REGISTERED);
        const signedIn = config.emailConfirmation === 'off';
        if (origin.guestKey !== null) {
          await reserveClaim(origin.guestKey, userId);
          if (signedIn) await completeClaims(userId);
        }
        await welcome(userId, origin, headers);
        const created = { accountId: userId, invite: input.invite ?? null, at: new Date().toISOString() };
        await db.transaction().execute(async (trx) => {
          await jobs.record(trx, accountCreated, created);
          await queueMail(jobs, trx, { kind: 'confirm-email', email, next: input.next ?? null });
        });
        return { headers, signedIn };
      } catch (error) {
        if (!isAPIError(error)) throw error;
        // A concurrent sign-up took it after the check above.
        await refuseTaken(email, username);
        throw new DomainError(accountErrors.SIGN_UP_REFUSED, { cause: error });
      }
    },

    /**
     * Logs in. Returns headers with the session's cookies, and whether this canceled the account's deletion.
     */
    async signIn(
      input: { email: string; password: string },
      origin: Origin,
    ): Promise<{ headers: Headers; kept: boolean }> {
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
        const kept = await isLeaving(email).catch(() => false);
        const { headers, response } = await auth.api.signInEmail({
          body: { email, password },
          headers: origin.headers,
          returnHeaders: true,
        });
        await forgetGuess(db, guess);
        await welcomeBack(response.user.id, origin, headers);
        return { headers, kept };
      } catch (error) {
        // A wrong password, an unknown account and an unconfirmed address get the same message, so that none
        // is revealed.
        if (isAPIError(error) || isErased(error)) {
          throw new DomainError(accountErrors.SIGN_IN_REFUSED, { cause: error });
        }
        throw error;
      }
    },

    async signOut(headers: Headers): Promise<Headers> {
      const result = await auth.api.signOut({ headers, returnHeaders: true });
      return result.headers;
    },

    async confirmEmail(token: string): Promise<void> {
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
    },

    async resendConfirmation(input: { email: string } & LinkTarget, address: string): Promise<void> {
      const email = requiredEmail(input.email);
      await countMail(db, email, address);
      await queueMailTo(email, 'confirm-email', input.next);
    },

    async forgotPassword(input: { email: string } & LinkTarget, address: string): Promise<void> {
      const email = requiredEmail(input.email);
      await countMail(db, email, address);
      await queueMailTo(email, 'reset-password', input.next);
    },

    async checkResetLink(token: string): Promise<void> {
      if ((await findResetLinkOwner(db, token)) === undefined)
        throw new DomainError(accountErrors.LINK_EXPIRED);
    },

    async setNewPassword(input: { token: string; password: string }, address: string): Promise<void> {
      const newPassword = checkNewPassword(input.password);
      await countAttempt(db, `new-password:address:${address}`, LIMITS.newPasswordPerAddress);
      const owner = await findResetLinkOwner(db, input.token);
      if (owner !== undefined) await refuseGuessablePasswordOf(db, owner, newPassword);
      await endOtherResetLinks(db, input.token);
      try {
        await auth.api.resetPassword({ body: { token: input.token, newPassword } });
      } catch (error) {
        if (isAPIError(error)) throw new DomainError(accountErrors.LINK_EXPIRED, { cause: error });
        throw error;
      }
    },

    async listDevices(member: Member): Promise<SignedInDevice[]> {
      const sessions = await db
        .selectFrom('sessions')
        .select(['id', 'user_agent', 'created_at', 'updated_at'])
        .where('user_id', '=', member.id)
        .where('expires_at', '>', new Date())
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(100)
        .execute();
      return sessions
        .map((session) => ({
          id: session.id,
          device: describeDevice(session.user_agent),
          signedInAt: session.created_at.toISOString(),
          lastSeenAt: session.updated_at.toISOString(),
          current: session.id === member.sessionId,
        }))
        .sort((a, b) => Number(b.current) - Number(a.current));
    },

    async signOutDevice(member: Member, id: string): Promise<void> {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('id', '=', id)
        .where('user_id', '=', member.id)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw new DomainError(commonErrors.NOT_FOUND);
      onSessionEnd(id);
    },

    async signOutElsewhere(member: Member): Promise<void> {
      const ended = await db
        .deleteFrom('sessions')
        .where('user_id', '=', member.id)
        .where('id', '!=', member.sessionId)
        .returning('id')
        .execute();
      for (const { id } of ended) onSessionEnd(id);
    },
  };
}

/** The public API of accounts for other features on the server. */

export { authHeaders, createAuth } from './auth.ts';
export { type CheckPassword, createCheckPassword } from './passwords.ts';
export { queueMail } from './queue-mail.ts';
export { isSamePerson, isVisitOf, rememberAddress, type Visit } from './same-person.ts';
export { createReadSession, type ReadSession } from './read-session.ts';
export type { EntitlementsOf } from './accounts.routes.ts';
export { createAccountSettings, type AccountSettingsService } from './account-settings.ts';
export { createPasskeys, type PasskeysService } from './passkeys.ts';
export { createMailCounter, type MailCounter } from './send-account-mail.ts';

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

/** Returns the ids of those sessions that are still valid. */
export async function findValidSessions(db: Database, ids: readonly string[]): Promise<string[]> {
  const living = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', anyOf(ids))
    .where('expires_at', '>', new Date())
    .execute();
  return living.map(({ id }) => id);
}
