import type { Database } from '../../../platform/server/db/database.ts';
import type { Member } from '../../../platform/server/http/actor.ts';
import { checkNewPassword, normalPassword } from '../contract/account-rules.ts';
import type { ChangePassword } from '../contract/account-settings.ts';
import type { Auth } from './auth.ts';
import type { CheckPassword } from './check-password.ts';
import { refuseGuessablePasswordOf } from './refuse-guessable-password.ts';
import { endResetLinks } from './reset-links.ts';

interface ChangePasswordOptions {
  auth: Auth;
  db: Database;
  checkPassword: CheckPassword;
  signOutElsewhere: (member: Member) => Promise<void>;
}

export function createChangePassword({ auth, db, checkPassword, signOutElsewhere }: ChangePasswordOptions) {
  return async (member: Member, input: ChangePassword, headers: Headers): Promise<void> => {
    const newPassword = checkNewPassword(input.newPassword, 'newPassword');
    const currentPassword = normalPassword(input.currentPassword);
    await checkPassword(member, currentPassword, headers);
    await refuseGuessablePasswordOf(db, member.id, newPassword, 'newPassword');
    // The library would sign out this device too, and sign it in again.
    await auth.api.changePassword({
      body: { currentPassword, newPassword, revokeOtherSessions: false },
      headers,
    });
    await endResetLinks(db, member.id);
    if (input.signOutElsewhere) await signOutElsewhere(member);
  };
}
