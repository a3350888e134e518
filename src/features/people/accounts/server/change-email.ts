import type { Transaction } from 'kysely';
import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { commonErrors, DomainError } from '../../../../shared/errors.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import { isEmail, normalEmail } from '../contract/account-rules.ts';
import type { ChangeEmail } from '../contract/account-settings.ts';
import { accountErrors } from '../contract/errors.ts';
import type { CheckPassword } from './passwords.ts';
import { countMail, queueMail } from './queue-mail.ts';
import { readLinkToken } from './link-token.ts';
import { endResetLinks } from './reset-links.ts';

interface ChangeEmailOptions {
  db: Database;
  config: Config;
  jobs: Pick<Jobs, 'record'>;
  checkPassword: CheckPassword;
  syncProfile: (trx: Transaction<DB>, userId: string) => Promise<void>;
}

interface Origin {
  headers: Headers;
  address: string;
}

/**
 * Creates the use cases to change an email address. The new address waits in `email_changes` until its owner
 * opens the emailed link. Until then all email goes to the old address, which is told of the request and of
 * the change and can stop it.
 */
export function createChangeEmail({ db, config, jobs, checkPassword, syncProfile }: ChangeEmailOptions) {
  /** Checked only for a clear message. The unique index decides. */
  async function refuseTaken(email: string): Promise<void> {
    const taken = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
    if (taken !== undefined) throw new DomainError(accountErrors.EMAIL_TAKEN);
  }

  const waitingFor = (userId: string) =>
    db
      .selectFrom('email_changes')
      .select('email')
      .where('user_id', '=', userId)
      .where('expires_at', '>', new Date())
      .executeTakeFirst();

  return {
    async askForEmail(member: Member, input: ChangeEmail, { headers, address }: Origin): Promise<void> {
      const email = normalEmail(input.email);
      if (!isEmail(email)) throw refused('Enter an address like name@example.com.');
      const account = await db
        .selectFrom('users')
        .select('email')
        .where('id', '=', member.id)
        .executeTakeFirstOrThrow();
      if (email === account.email) throw refused('That is your email already.');
      await checkPassword(member, input.currentPassword, headers);
      await countMail(db, email, address);
      await refuseTaken(email);
      const change = { email, requested_at: new Date(), expires_at: new Date(Date.now() + DAY_MS) };
      const userId = member.id;
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('email_changes')
          .values({ user_id: userId, ...change })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
          .execute();
        await queueMail(jobs, trx, { kind: 'new-email', userId }, { kind: 'email-change-asked', userId });
      });
    },

    /** Emails the link again. It works for a day from then. */
    async resendNewEmail(member: Member, address: string): Promise<void> {
      const waiting = await waitingFor(member.id);
      if (waiting === undefined) throw new DomainError(commonErrors.NOT_FOUND);
      await countMail(db, waiting.email, address);
      await db.transaction().execute((trx) => queueMail(jobs, trx, { kind: 'new-email', userId: member.id }));
    },

    async cancelNewEmail(member: Member): Promise<void> {
      await db.deleteFrom('email_changes').where('user_id', '=', member.id).execute();
    },

    /** Returns the address that an emailed link would set. */
    async checkNewEmail(token: string): Promise<{ email: string }> {
      const claims = await readLinkToken(config.authSecret, 'new-email', token);
      const waiting = claims && (await waitingFor(claims.userId));
      if (!waiting || waiting.email !== claims.email) throw new DomainError(accountErrors.LINK_EXPIRED);
      return { email: waiting.email };
    },

    async confirmNewEmail(token: string): Promise<void> {
      const claims = await readLinkToken(config.authSecret, 'new-email', token);
      if (claims === null) throw new DomainError(accountErrors.LINK_EXPIRED);
      const { userId, email } = claims;
      await db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('email_changes')
          .where('user_id', '=', userId)
          .where('email', '=', email)
          .where('expires_at', '>', new Date())
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) throw new DomainError(accountErrors.LINK_EXPIRED);
        const account = await trx
          .selectFrom('users')
          .select('email')
          .where('id', '=', userId)
          .forUpdate()
          .executeTakeFirstOrThrow();
        await trx
          .updateTable('users')
          .set({ email, email_verified: true, updated_at: new Date() })
          .where('id', '=', userId)
          .execute()
          .catch(refuseDuplicate);
        // Password reset links were sent to the old address.
        await endResetLinks(trx, userId);
        await syncProfile(trx, userId);
        await queueMail(jobs, trx, { kind: 'email-changed', userId, formerEmail: account.email });
      });
    },
  };
}

const refused = (message: string) =>
  new DomainError(accountErrors.EMAIL_REFUSED, { fields: [{ field: 'email', message }] });

/** Another account took the address since the request. */
function refuseDuplicate(error: unknown): never {
  if ((error as { constraint?: unknown } | null)?.constraint !== 'users_email_key') throw error;
  throw new DomainError(accountErrors.EMAIL_TAKEN, { cause: error });
}
