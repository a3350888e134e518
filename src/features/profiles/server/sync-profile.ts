import { sql } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';

/**
 * Creates the profile of an account at its first sign-in and updates its email at every later one, in one statement,
 * so that two devices signing in at once create one profile.
 */
export async function syncProfile(db: Database, userId: string): Promise<void> {
  await sql`
    insert into profiles as p (id, email, username, full_name, avatar_url)
    select id, email, nullif(username, ''), nullif(name, ''), image from users where id = ${userId}
    on conflict (id) do update set email = excluded.email, updated_at = now()
    where p.email <> excluded.email`.execute(db);
}
