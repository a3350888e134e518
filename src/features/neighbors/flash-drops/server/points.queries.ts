import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { PointAction } from '../contract/point-actions.ts';
import { isTakenBack } from './ledger.ts';

export interface ParticipantKey {
  eventId: string;
  profileId: string;
}

/** Finds the newest entries of a member in an event, one more than the limit. */
export function findEntries(
  db: Database,
  { eventId, profileId }: ParticipantKey,
  { before, limit }: { before: string | null; limit: number },
) {
  let query = db
    .selectFrom('flash_drop_points as entry')
    .leftJoin('listings', 'listings.id', 'entry.listing_id')
    .select([
      'entry.id',
      'entry.act',
      'entry.points',
      'entry.turn',
      'entry.reason',
      'listings.id as listing_id',
      'entry.item_title',
      'entry.other_id',
      'entry.occurred_at',
    ])
    .where('entry.flash_drop_id', '=', eventId)
    .where('entry.profile_id', '=', profileId)
    .orderBy('entry.id', 'desc')
    .limit(limit + 1);
  if (before !== null) query = query.where('entry.id', '<', before);
  return query.execute();
}
export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

/** Sums what each action earned a member in an event, today and in total. */
export async function sumByAction(db: Database, { eventId, profileId }: ParticipantKey, timeZone: string) {
  const { rows } = await sql<{
    act: PointAction;
    entries: number;
    total: number;
    counted: number;
    today: number;
  }>`
    select act, count(*)::int as entries, sum(points)::int as total,
      (count(*) filter (where counts))::int as counted,
      (count(*) filter (where counts and day = (now() at time zone ${timeZone})::date))::int as today
    from (
      select act, points, day, points > 0 and not ${isTakenBack('entry')} as counts
      from flash_drop_points as entry
      where flash_drop_id = ${eventId} and profile_id = ${profileId}) as entries
    group by act`.execute(db);
  return rows;
}

/** Finds shared links that nobody has opened yet, newest first. */
export const findWaiting = (db: Database, { eventId, profileId }: ParticipantKey) =>
  db
    .selectFrom('flash_drop_shares as share')
    .innerJoin('listings', 'listings.id', 'share.listing_id')
    .select(['share.id', 'share.listing_id', 'listings.title', 'share.created_at'])
    .where('share.flash_drop_id', '=', eventId)
    .where('share.profile_id', '=', profileId)
    .where('share.opened_at', 'is', null)
    .orderBy('share.created_at', 'desc')
    .orderBy('share.id', 'desc')
    .limit(20)
    .execute();
