import { passkey } from '@better-auth/passkey';
import { hash, verify } from '@node-rs/argon2';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import pg from 'pg';
import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { forgetAllGuesses } from '../../../../platform/server/db/guesses.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { RequestEnv } from '../../../../platform/server/http/request.ts';
import type { Log } from '../../../../platform/server/log.ts';
import { DAY_MS, DAY_SECONDS } from '../../../../shared/time.ts';
import { ACCOUNT_LIMITS } from '../contract/account-rules.ts';
import { cancelNewEmail } from './change-email.ts';

/** An account as the library passes it to hooks. */
interface AuthUser {
  id: string;
  email: string;
  name: string;
  image?: string | null | undefined;
  emailVerified: boolean;
}

interface AuthOptions {
  config: Config;
  db: Database;
  log: Log;
  /**
   * Called before and after each new session is stored. A failure is logged and does not refuse the login.
   */
  onSignIn: (userId: string) => Promise<unknown>;
  /** Called at each sign-in and each renewal of a session, before a page is shown. */
  onSession: (userId: string) => Promise<void>;
  /** Called after the library ended a session: at sign-out or after a new password. */
  onSessionEnd: (sessionId: string) => void;
  /** Removes all webhooks of an account. */
  removeWebhooks: (trx: Transaction<DB>, userId: string) => Promise<void>;
}

/** PostgreSQL's error code for a violated unique constraint. */
const UNIQUE_VIOLATION = '23505';
const SESSION_DAYS = 30;
/** Days after which a session in use is renewed. */
const RENEW_AFTER_DAYS = 1;
/** The library renews a session in use when fewer milliseconds than this remain. */
export const RENEW_SESSION_BELOW_MS = (SESSION_DAYS - RENEW_AFTER_DAYS) * DAY_MS;

/** Identifies the login attempts of an account, by its normalized email. */
export const signInGuess = (email: string) => ({ kind: 'sign-in', account: email });

/**
 * Creates the auth library: passwords and sessions, managed by better-auth in our tables. Its own HTTP routes
 * are not mounted, and it sends no email: emails are queued (`queue-mail.ts`).
 */
export function createAuth({
  config,
  db,
  log,
  onSignIn,
  onSession,
  onSessionEnd,
  removeWebhooks,
}: AuthOptions) {
  const runOnSession = (userId: string) =>
    onSession(userId).catch((error: unknown) =>
      log.error({ err: error, userId }, 'profile not updated from its account'),
    );
  const runOnSignIn = (userId: string) =>
    onSignIn(userId).catch((error: unknown) =>
      log.error({ err: error, userId }, 'deletion of the account not undone'),
    );
  return betterAuth({
    appName: config.siteName,
    baseURL: config.publicUrl,
    secret: config.authSecret,
    telemetry: { enabled: false },
    database: { db, type: 'postgres' },
    logger: {
      log(level, message, ...details) {
        const isExpected = details.some(isTaken) || UNREADABLE_PASSKEY.has(message);
        const isReported = (level === 'error' || level === 'warn') && !isExpected;
        log[isReported ? level : 'debug']({ from: 'auth' }, message);
      },
    },
    // Our own limits are counted in the database.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'offhand',
      useSecureCookies: config.publicUrl.startsWith('https:'),
      database: { generateId: () => crypto.randomUUID() },
      ipAddress: { ipAddressHeaders: ['x-client-address'] },
    },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: { username: { type: 'string', required: true, input: true } },
    },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      expiresIn: SESSION_DAYS * DAY_SECONDS,
      updateAge: RENEW_AFTER_DAYS * DAY_SECONDS,
      // Our own rules decide what requires a recent sign-in or the password.
      freshAge: 0,
    },
    account: {
      modelName: 'credentials',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: ACCOUNT_LIMITS.passwordMin,
      maxPasswordLength: ACCOUNT_LIMITS.password,
      // Read at each sign-up and login.
      get requireEmailVerification() {
        return config.emailConfirmation === 'required';
      },
      revokeSessionsOnPasswordReset: true,
      async onPasswordReset({ user }) {
        // The error for too many logins recommends a new password, so setting one lifts the limit.
        await forgetAllGuesses(db, signInGuess(user.email));
        await confirmByReset({ db, removeWebhooks }, user);
        // A new password cancels pending email changes, because an attacker may have requested them.
        await cancelNewEmail(db, user);
      },
      password: {
        hash: (password) => hash(password),
        verify: ({ hash: known, password }) => verify(known, password),
      },
    },
    plugins: [passkeyPlugin(config)],
    databaseHooks: {
      session: {
        create: {
          // Runs before and after. Without the first, an account could be erased in between; without the
          // second, an erased one could keep a session.
          before: async (session) => void (await runOnSignIn(session.userId)),
          async after(session) {
            await runOnSignIn(session.userId);
            await runOnSession(session.userId);
          },
        },
        update: { after: async (session) => (session.userId ? runOnSession(session.userId) : undefined) },
        delete: { after: async (session) => onSessionEnd(session.id) },
      },
    },
  });
}

/** The library's messages for invalid passkey data sent by a browser, which is not a server error. */
const UNREADABLE_PASSKEY = new Set(['Failed to verify registration', 'Failed to verify authentication']);

/** Whether the account was erased while its session was being created. */
export const isErased = (error: unknown): boolean =>
  (error as { constraint?: unknown } | null)?.constraint === 'sessions_user_id_fkey';

/** Whether a concurrent sign-up took the email or username first, which is not a server error. */
const isTaken = (detail: unknown): boolean =>
  detail instanceof pg.DatabaseError && detail.code === UNIQUE_VIOLATION;

/**
 * Confirms the address: opening the emailed link proves access to its mailbox. Until then someone else may have used
 * the account, so their passkeys, tokens, webhooks and recognized devices end.
 */
async function confirmByReset(
  { db, removeWebhooks }: Pick<AuthOptions, 'db' | 'removeWebhooks'>,
  { id, email }: Pick<AuthUser, 'id' | 'email'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ email_verified: true, updated_at: new Date() })
      .where('id', '=', id)
      .where('email', '=', email)
      .where('email_verified', '=', false)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    for (const table of ['passkeys', 'api_tokens', 'known_devices'] as const)
      await trx.deleteFrom(table).where('user_id', '=', id).execute();
    await removeWebhooks(trx, id);
  });
}

export type Auth = ReturnType<typeof createAuth>;

/**
 * Configures the library that verifies passkeys. A passkey replaces the password, so the device must verify
 * its user; the library alone would not require that.
 */
function passkeyPlugin({ publicUrl }: Pick<Config, 'publicUrl'>) {
  return passkey({
    rpID: new URL(publicUrl).hostname,
    origin: publicUrl,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey_challenge' },
    registration: {
      afterVerification: async ({ verification }) => {
        requireUserVerification(verification.registrationInfo?.userVerified);
      },
    },
    authentication: {
      afterVerification: async ({ verification }) => {
        requireUserVerification(verification.authenticationInfo.userVerified);
      },
    },
    schema: {
      passkey: {
        modelName: 'passkeys',
        fields: {
          publicKey: 'public_key',
          userId: 'user_id',
          credentialID: 'credential_id',
          deviceType: 'device_type',
          backedUp: 'backed_up',
          createdAt: 'created_at',
        },
      },
    },
  });
}

function requireUserVerification(verified: boolean | undefined): void {
  if (verified !== true) throw new APIError('UNAUTHORIZED');
}

/** Returns the headers that the auth library needs: cookies and the request's origin. */
export function authHeaders(c: Context<RequestEnv>): Headers {
  const headers = new Headers({ 'x-client-address': c.var.address });
  for (const name of ['cookie', 'user-agent']) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

/** Forwards the cookies set by the auth library. */
export function forwardCookies(c: Context<RequestEnv>, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
}
