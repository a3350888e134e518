import { sql } from 'kysely';
import type { Database } from '../platform/server/db/database.ts';
import { GUEST_KEY, personId } from './content/demo-ids.ts';
import { PEOPLE } from './content/people.ts';

/**
 * Removes the demo from a site that people use by now. Its profiles and listings are hidden right away. The job that
 * erases people who left then erases everything they did. Zones and Flash Drops in which nobody else took part are
 * deleted; the others stay.
 * @returns how many people of the demo there were.
 */
export async function removeDemo(db: Database): Promise<number> {
  const people = sql`any(${PEOPLE.map(({ username }) => personId(username))}::uuid[])`;
  return db.transaction().execute(async (trx) => {
    await sql`delete from operators where user_id = ${people}`.execute(trx);
    await sql`delete from sessions where user_id = ${people}`.execute(trx);
    await sql`update listings set owner_leaves = true
      where seller_id = ${people} or guest_key = ${GUEST_KEY}`.execute(trx);
    await sql`delete from zones where creator_id = ${people} and not exists (
      select from zone_members where zone_id = zones.id and not profile_id = ${people})`.execute(trx);
    await sql`delete from flash_drops where starts_at <= now() and not exists (
      select from flash_drop_participants where flash_drop_id = flash_drops.id and not profile_id = ${people})`.execute(
      trx,
    );
    const { rows } = await sql`
      with members as (update profiles set deletes_at = now() where id = ${people} returning id),
        guests as (update guest_sessions set deletes_at = now() where key = ${GUEST_KEY} returning key)
      select id from members union all select key from guests`.execute(trx);
    return rows.length;
  });
}
