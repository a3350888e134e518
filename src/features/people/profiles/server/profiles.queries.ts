import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';

/** Finds a member's profile, unless they are deleting their account. */
export function findProfile(db: Database, id: string) {
  return db
    .selectFrom('profiles')
    .innerJoin('users as account', 'account.id', 'profiles.id')
    .select([
      'profiles.id',
      'profiles.username',
      'profiles.full_name',
      'profiles.avatar_url',
      'profiles.bio',
      'profiles.rating',
      'profiles.total_ratings',
      'profiles.ratings_by_star',
      'profiles.created_at',
      'account.email_verified as email_confirmed',
      sql<boolean>`account.closed_at is not null`.as('closed'),
      sql<boolean>`profiles.phone is not null`.as('phone_confirmed'),
    ])
    .where('profiles.id', '=', id)
    .where('profiles.deletes_at', 'is', null)
    .executeTakeFirst();
}
export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;
