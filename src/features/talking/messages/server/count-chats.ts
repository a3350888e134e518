import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';

/** Counts the conversations about each listing that had messages in the last `days`. */
export async function chatsAbout(
  db: Database,
  days: number,
): Promise<{ listingId: string; chats: number }[]> {
  const { rows } = await sql<{ listingId: string; chats: number }>`
    select listing_id as "listingId", count(*)::int as chats from conversations
    where listing_id is not null and last_seq > 0 and created_at > now() - make_interval(days => ${days}::int)
    group by listing_id`.execute(db);
  return rows;
}
