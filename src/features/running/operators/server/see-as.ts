import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { type Actor, requireMember, requireSession } from '../../../../platform/server/http/actor.ts';
import { maskEmail } from '../../../../platform/server/mail/mask-email.ts';
import { urlOfPath } from '../../../../platform/server/storage/file-storage.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { displayName } from '../../../../shared/person-name.ts';
import type { AccountStatus } from '../../../../shared/site-role.ts';
import { accountStatus } from '../../../people/guests/server/guests.ts';
import { operatorErrors } from '../contract/errors.ts';
import { SEEING_MINUTES } from '../contract/seeing-as.ts';
import { actAsOperator, siteRole } from './act-as-operator.ts';
import { writeAuditEntry } from './audit-log.ts';
import { authorize } from './operators.policy.ts';

interface Site {
  db: Database;
  config: { operatorEmail?: string | undefined };
}

interface SeenAccount {
  id: string;
  /** Masked: reading the whole address is an action of its own. */
  email: string;
  emailConfirmed: boolean;
  name: string;
  avatarUrl: string | null;
  role: 'member';
  status: AccountStatus;
  seenUntil: string;
}

/** Returns the account that an operator's session sees the site as; null for none. */
export async function findSeen({ db, config }: Site, sessionId: string): Promise<SeenAccount | null> {
  const row = await db
    .selectFrom('seeing_as')
    .innerJoin('users', 'users.id', 'seeing_as.person_id')
    .select([
      'users.id',
      'users.email',
      'users.email_verified',
      'users.name',
      'users.username',
      'users.image',
      accountStatus('users').as('status'),
      'seeing_as.ends_at',
    ])
    .where('seeing_as.session_id', '=', sessionId)
    .where('seeing_as.ends_at', '>', new Date())
    // Someone who became an operator meanwhile.
    .where(siteRole(config.operatorEmail), '=', 'member')
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    email: maskEmail(row.email),
    emailConfirmed: row.email_verified,
    name: displayName(row.name || null, row.username),
    avatarUrl: urlOfPath(row.image),
    role: 'member',
    status: row.status,
    seenUntil: row.ends_at.toISOString(),
  };
}

/**
 * Lets an operator's session see the site as a person does, until it stops or for 30 minutes.
 * @throws DomainError CANT_SEE_AS for operators, moderators and accounts that are gone.
 */
export async function startSeeing({ db, config }: Site, actor: Actor, personId: string): Promise<void> {
  const operator = authorize(actor, 'person.see-as');
  await actAsOperator(db, actor, 'person.see-as', async (trx) => {
    const person = await trx
      .selectFrom('users')
      .select(siteRole(config.operatorEmail).as('role'))
      .where('id', '=', personId)
      .forShare()
      .executeTakeFirst();
    if (person?.role !== 'member') throw new DomainError(operatorErrors.CANT_SEE_AS);
    await sql`
      insert into seeing_as (session_id, operator_id, person_id, ends_at)
      values (${requireSession(operator)}, ${operator.id}, ${personId},
        now() + make_interval(mins => ${sql.lit(SEEING_MINUTES)}))
      on conflict (session_id) do update set person_id = excluded.person_id, ends_at = excluded.ends_at`.execute(
      trx,
    );
    return { personId };
  });
}

/**
 * Ends what `startSeeing` started. Does nothing if it has ended.
 * @throws DomainError AUTHENTICATION_REQUIRED
 */
export async function stopSeeing(db: Database, actor: Actor): Promise<void> {
  const sessionId = requireSession(requireMember(actor));
  await endSeeing(db, sql`session_id = ${sessionId}`);
}

/** Ends those whose time is over or whose operator logged out, so that the log has their end. */
export const endOverdueSeeing = (db: Database): Promise<void> =>
  endSeeing(db, sql`ends_at <= now() or not exists (select from sessions where id = seeing_as.session_id)`);

function endSeeing(db: Database, which: ReturnType<typeof sql>): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ operator_id: string; person_id: string }>`
      delete from seeing_as where ${which} returning operator_id, person_id`.execute(trx);
    for (const { operator_id: operatorId, person_id: personId } of rows) {
      await writeAuditEntry(trx, { action: 'person.stop-seeing-as', operatorId, personId });
    }
  });
}
