import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { type OwnerKey, personKey } from '../../../../platform/server/http/actor.ts';
import { DELETION_LIMITS } from '../contract/deletion-limits.ts';

/** Returns the table and key of a person. */
const rowOf = (person: OwnerKey) =>
  person.kind === 'member'
    ? { table: sql.table('profiles'), key: sql.ref('id') }
    : { table: sql.table('guest_sessions'), key: sql.ref('key') };

/** Returns when a person will be erased; null for one who stays, undefined for one who no longer exists. */
export async function deletionOf(
  db: Kysely<DB>,
  person: OwnerKey,
  lock: 'none' | 'for no key update' | 'for update' = 'none',
): Promise<Date | null | undefined> {
  const { table, key } = rowOf(person);
  const { rows } = await sql<{ deletes_at: Date | null }>`
    select deletes_at from ${table} where ${key} = ${personKey(person)}
    ${lock === 'none' ? sql`` : sql.raw(lock)}`.execute(db);
  return rows[0]?.deletes_at;
}

/** Schedules when a person is erased, counted from now. */
export async function setDeletion(trx: Transaction<DB>, person: OwnerKey): Promise<Date> {
  const { table, key } = rowOf(person);
  const { rows } = await sql<{ deletes_at: Date }>`
    update ${table} set deletes_at = now() + make_interval(days => ${sql.lit(DELETION_LIMITS.undoDays)})
    where ${key} = ${personKey(person)} returning deletes_at`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('the locked person is gone');
  return row.deletes_at;
}

/** Cancels a scheduled deletion. Returns whether there was one. */
export async function clearDeletion(trx: Transaction<DB>, person: OwnerKey): Promise<boolean> {
  const { table, key } = rowOf(person);
  const { numAffectedRows } = await sql`
    update ${table} set deletes_at = null
    where ${key} = ${personKey(person)} and deletes_at is not null`.execute(trx);
  return numAffectedRows === 1n;
}

/** Deletes the row that everything else of the person references. */
export async function deletePerson(trx: Transaction<DB>, person: OwnerKey): Promise<void> {
  if (person.kind === 'member') await trx.deleteFrom('users').where('id', '=', person.id).execute();
  else await trx.deleteFrom('guest_sessions').where('key', '=', person.key).execute();
}

/**
 * Returns people whose 14 days are over, oldest first. Excludes those with a session: the deletion ended all
 * earlier ones, so they have logged in since, even if that could not be recorded.
 */
export async function findDue(db: Database, limit: number): Promise<OwnerKey[]> {
  const { rows } = await sql<{ kind: 'member' | 'guest'; id: string }>`
    select kind, id from (
      select 'member' as kind, id, deletes_at from profiles
        where deletes_at <= now() and not exists (select from sessions where user_id = profiles.id)
      union all select 'guest', key, deletes_at from guest_sessions where deletes_at <= now()) as due
    order by deletes_at, id limit ${limit}`.execute(db);
  return rows.map(({ kind, id }) => (kind === 'member' ? { kind, id } : { kind, key: id }));
}
