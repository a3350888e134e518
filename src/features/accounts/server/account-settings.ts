import type { Transaction } from 'kysely';
import type { Config } from '../../../platform/server/config.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { DB } from '../../../platform/server/db/schema.generated.ts';
import type { Member } from '../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../platform/server/jobs.ts';
import type { AccountSettings } from '../contract/account-settings.ts';
import type { Auth } from './auth.ts';
import { createChangeEmail } from './change-email.ts';
import { createChangePassword } from './change-password.ts';
import { createChangeUsername } from './change-username.ts';
import { createCheckPassword } from './check-password.ts';

export interface AccountSettingsOptions {
  auth: Auth;
  db: Database;
  config: Config;
  jobs: Pick<Jobs, 'record'>;
  /** Copies email and username of the account to its profile. */
  syncProfile: (trx: Transaction<DB>, userId: string) => Promise<void>;
  /** Ends all sessions of the member except the current one. */
  signOutElsewhere: (member: Member) => Promise<void>;
}

export type AccountSettingsService = ReturnType<typeof createAccountSettings>;

/** Creates the use cases with which members change their own account. */
export function createAccountSettings(options: AccountSettingsOptions) {
  const { db } = options;
  const checkPassword = createCheckPassword(options);
  return {
    async read(member: Member): Promise<AccountSettings> {
      const row = await db
        .selectFrom('users')
        .innerJoin('credentials', 'credentials.user_id', 'users.id')
        .leftJoin('email_changes', (join) =>
          join
            .onRef('email_changes.user_id', '=', 'users.id')
            .on('email_changes.expires_at', '>', new Date()),
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
        .where('credentials.provider_id', '=', 'credential')
        .executeTakeFirstOrThrow();
      const changed = row.password_changed_at > row.password_set_at;
      return {
        email: row.email,
        emailConfirmed: row.email_verified,
        newEmail: row.new_email,
        username: row.username,
        passwordChangedAt: changed ? row.password_changed_at.toISOString() : null,
      };
    },
    changeUsername: createChangeUsername(options),
    changePassword: createChangePassword({ ...options, checkPassword }),
    ...createChangeEmail({ ...options, checkPassword }),
  };
}
