import type { Database } from '../../../../platform/server/db/database.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { accountErrors } from '../contract/errors.ts';

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
