import { isAPIError } from 'better-auth/api';
import { countAttempt, forgetAttempts } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';
import { normalPassword } from '../contract/account-rules.ts';
import { accountErrors } from '../contract/errors.ts';
import type { Auth } from './auth.ts';

const PER_MEMBER = { limit: 8, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 15 } as const;

export type CheckPassword = (member: Member, password: string, headers: Headers) => Promise<void>;

/**
 * Asks signed-in members for their password before actions that someone with a borrowed device must not take.
 * @throws DomainError PASSWORD_WRONG, naming the field `currentPassword`.
 */
export function createCheckPassword({ auth, db }: { auth: Auth; db: Database }): CheckPassword {
  return async (member, input, headers) => {
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
  };
}

function wrongPassword(message: string, cause?: unknown): DomainError {
  const fields = [{ field: 'currentPassword', message }];
  return new DomainError(accountErrors.PASSWORD_WRONG, { fields, cause });
}
