import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';

/** The public API of zones for other features on the server. */
export { postIntoZone } from './listings/add-listing.ts';

/** Days that count toward the activity of a zone. */
const ACTIVITY_DAYS = 30;

/**
 * Counts the activity of each zone: posts and replies that everyone can read, listings, and people other than the
 * creator who joined. Runs on a schedule.
 */
export async function countActivity({ db }: { db: Database }): Promise<void> {
  await sql`
    with recent as (
      select zone_id from zone_posts join zones on zones.id = zone_id
      where zone_posts.created_at > ${since} and removed_at is null and closed_at_seq is null
      union all
      select zone_id from zone_listings where added_at > ${since} and active
      union all
      select zone_id from zone_members join zones on zones.id = zone_id
      where joined_at > ${since} and profile_id is distinct from creator_id
    ), counted as (
      select zones.id, count(recent.zone_id)::int as activity
      from zones left join recent on recent.zone_id = zones.id group by zones.id
    )
    update zones set activity = counted.activity
    from counted where counted.id = zones.id and zones.activity <> counted.activity`.execute(db);
}

const since = sql`now() - make_interval(days => ${sql.lit(ACTIVITY_DAYS)})`;
