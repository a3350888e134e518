import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { DAY_SECONDS } from '../../../../shared/time.ts';
import { checkNewPassword, normalPassword, usernameProblem } from '../contract/account-rules.ts';
import type { AccountSettings, ChangePassword } from '../contract/account-settings.ts';
import { accountErrors } from '../contract/errors.ts';
import type { AccountServices } from './account-services.ts';
import { cancelNewEmail } from './change-email.ts';
import { signOutElsewhere } from './devices.ts';
import { checkPassword, refuseGuessablePasswordOf } from './passwords.ts';
import { endResetLinks } from './reset-links.ts';

/** Returns the settings of a member's own account. */
export async function loadAccountSettings(db: Database, member: Member): Promise<AccountSettings> {
  const row = await db
    .selectFrom('users')
    // Some accounts have no password, such as those that log in with a passkey only.
    .leftJoin('credentials', (join) =>
      join.onRef('credentials.user_id', '=', 'users.id').on('credentials.provider_id', '=', 'credential'),
    )
    .leftJoin('email_changes', (join) =>
      join.onRef('email_changes.user_id', '=', 'users.id').on('email_changes.expires_at', '>', new Date()),
    )
    .select([
      'users.email',
      'users.email_verified',
      'users.username',
      'email_changes.email as new_email',
      'credentials.created_at as password_set_at',
      'credentials.updated_at as password_changed_at',
    ])
    .where('users.id', '=', member.id)
    .executeTakeFirstOrThrow();
  const { password_set_at: setAt, password_changed_at: changedAt } = row;
  return {
    email: row.email,
    emailConfirmed: row.email_verified,
    newEmail: row.new_email,
    username: row.username,
    passwordChangedAt:
      setAt !== null && changedAt !== null && changedAt > setAt ? changedAt.toISOString() : null,
  };
}

export async function changePassword(
  services: AccountServices,
  member: Member,
  input: ChangePassword,
  headers: Headers,
): Promise<void> {
  const { auth, db } = services;
  const newPassword = checkNewPassword(input.newPassword, 'newPassword');
  const currentPassword = normalPassword(input.currentPassword);
  await checkPassword(services, member, currentPassword, headers);
  await refuseGuessablePasswordOf(db, member.id, newPassword, 'newPassword');
  // The library would sign out this device too, and sign it in again.
  await auth.api.changePassword({
    body: { currentPassword, newPassword, revokeOtherSessions: false },
    headers,
  });
  await endResetLinks(db, member.id);
  // An attacker may have requested the pending email change.
  await cancelNewEmail(db, member);
  if (input.signOutElsewhere) await signOutElsewhere(services, member);
}

const PER_MEMBER = { limit: 5, windowSeconds: DAY_SECONDS, firstDelaySeconds: 60 } as const;

/** Changes a username. Profile addresses contain the id, so links keep working. */
export async function changeUsername(
  { db, nameProblem, syncProfile }: AccountServices,
  member: Member,
  input: string,
): Promise<void> {
  const username = input.trim();
  const problem = usernameProblem(username);
  if (problem !== null) throw refused(problem);
  await countAttempt(db, `username:member:${member.id}`, PER_MEMBER);
  const ruleProblem = await nameProblem(username);
  if (ruleProblem !== null) throw refused(ruleProblem);
  try {
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('users')
        .set({ username, updated_at: new Date() })
        .where('id', '=', member.id)
        .execute();
      await syncProfile(trx, member.id);
    });
  } catch (error) {
    if ((error as { constraint?: unknown } | null)?.constraint !== 'users_username_key') throw error;
    throw refused('That username is taken. Try another one.');
  }
}

const refused = (message: string) =>
  new DomainError(accountErrors.USERNAME_REFUSED, { fields: [{ field: 'username', message }] });
