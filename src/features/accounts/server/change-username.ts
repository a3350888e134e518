import type { Transaction } from 'kysely';
import { countAttempt } from '../../../platform/server/db/attempts.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { DB } from '../../../platform/server/db/schema.generated.ts';
import type { Member } from '../../../platform/server/http/actor.ts';
import { DomainError } from '../../../shared/errors.ts';
import { DAY_SECONDS } from '../../../shared/time.ts';
import { usernameProblem } from '../contract/account-rules.ts';
import { accountErrors } from '../contract/errors.ts';

const PER_MEMBER = { limit: 5, windowSeconds: DAY_SECONDS, firstDelaySeconds: 60 } as const;

interface ChangeUsernameOptions {
  db: Database;
  syncProfile: (trx: Transaction<DB>, userId: string) => Promise<void>;
}

/** Creates the use case to change a username. Profile addresses contain the id, so links keep working. */
export function createChangeUsername({ db, syncProfile }: ChangeUsernameOptions) {
  return async (member: Member, input: string): Promise<void> => {
    const username = input.trim();
    const problem = usernameProblem(username);
    if (problem !== null) throw refused(problem);
    await countAttempt(db, `username:member:${member.id}`, PER_MEMBER);
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
  };
}

const refused = (message: string) =>
  new DomainError(accountErrors.USERNAME_REFUSED, { fields: [{ field: 'username', message }] });
