import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';

/** The public API of profiles for other features on the server. */

/**
 * Creates the profile of an account at the first sign-in, and copies its email and username later. A single statement,
 * so that two devices signing in at once create one profile.
 */
export async function syncProfile(db: Kysely<DB>, userId: string): Promise<void> {
  await sql`
    insert into profiles as p (id, email, username, full_name, avatar_url)
    select id, email, nullif(username, ''), nullif(name, ''), image from users where id = ${userId}
    on conflict (id) do update set email = excluded.email, username = excluded.username, updated_at = now()
    where (p.email, p.username) is distinct from (excluded.email, excluded.username)`.execute(db);
}
