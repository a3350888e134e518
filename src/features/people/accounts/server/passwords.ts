import { isAPIError } from 'better-auth/api';
import { countAttempt, forgetAttempts } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { type Member, requireSession } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { HOUR_SECONDS, MINUTE_MS } from '../../../../shared/time.ts';
import { normalPassword } from '../contract/account-rules.ts';
import { accountErrors } from '../contract/errors.ts';
import type { Auth } from './auth.ts';

const PER_MEMBER = { limit: 8, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 15 } as const;

/**
 * Asks signed-in members for their password before actions that someone with a borrowed device must not take.
 * @throws DomainError PASSWORD_WRONG, naming the field `currentPassword`.
 */
export async function checkPassword(
  { auth, db }: { auth: Auth; db: Database },
  member: Member,
  input: string,
  headers: Headers,
): Promise<void> {
  const password = normalPassword(input);
  if (password === '') throw wrongPassword('Enter your current password.');
  const key = `password:member:${member.id}`;
  await countAttempt(db, key, PER_MEMBER);
  try {
    await auth.api.verifyPassword({ body: { password }, headers });
  } catch (error) {
    if (isAPIError(error)) throw wrongPassword('That is not your current password.', error);
    throw error;
  }
  await forgetAttempts(db, key);
}

/** How long after a login nothing else has to prove who it is. */
const RECENT_SIGN_IN_MS = 10 * MINUTE_MS;

/**
 * Asks for the password unless the member logged in recently, before something is added that logs in without it.
 * @throws DomainError PASSWORD_NEEDED or PASSWORD_WRONG.
 */
export async function requireRecentSignIn(
  services: { auth: Auth; db: Database },
  member: Member,
  currentPassword: string | undefined,
  headers: Headers,
): Promise<void> {
  const session = await services.db
    .selectFrom('sessions')
    .select('created_at')
    .where('id', '=', requireSession(member))
    .executeTakeFirst();
  if (Date.now() - (session?.created_at.getTime() ?? 0) < RECENT_SIGN_IN_MS) return;
  if (currentPassword === undefined) throw new DomainError(accountErrors.PASSWORD_NEEDED);
  await checkPassword(services, member, currentPassword, headers);
}

function wrongPassword(message: string, cause?: unknown): DomainError {
  const fields = [{ field: 'currentPassword', message }];
  return new DomainError(accountErrors.PASSWORD_WRONG, { fields, cause });
}

/** Public information about a person. */
interface KnownWords {
  email: string;
  username: string;
  name?: string;
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Loads the list on first use: 50,000 words, about 25 ms. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/**
 * Rejects a new password that attackers try first: a very common one, or the account's own email, username or
 * name.
 * @param field Name of its input.
 * @throws DomainError PASSWORD_TOO_COMMON or PASSWORD_IS_KNOWN.
 */
export async function refuseGuessablePassword(
  password: string,
  { email, username, name = '' }: KnownWords,
  field = 'password',
): Promise<void> {
  const typed = password.toLowerCase();
  const known = [email, email.split('@', 1)[0] ?? '', username, name, name.replaceAll(/\s/g, '')];
  if (known.some((word) => word.toLowerCase() === typed)) {
    const message = 'Choose one that is not your email, username or name.';
    throw new DomainError(accountErrors.PASSWORD_IS_KNOWN, { fields: [{ field, message }] });
  }
  if ((await (commonPasswords ??= loadCommonPasswords())).has(typed)) {
    const message = 'Choose a less common one, such as three words.';
    throw new DomainError(accountErrors.PASSWORD_TOO_COMMON, { fields: [{ field, message }] });
  }
}

/** Does the same for an existing account. */
export async function refuseGuessablePasswordOf(
  db: Database,
  userId: string,
  password: string,
  field?: string,
): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'username', 'name'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user !== undefined) await refuseGuessablePassword(password, user, field);
}
