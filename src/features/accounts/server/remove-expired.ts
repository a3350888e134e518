import { sql } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';

/** Deletes sessions and mailed links that have expired; they no longer work, but say where somebody was. */
export async function removeExpired(db: Database): Promise<void> {
  await sql`delete from sessions where expires_at < now()`.execute(db);
  await sql`delete from verifications where expires_at < now()`.execute(db);
  await sql`delete from email_changes where expires_at < now()`.execute(db);
}
