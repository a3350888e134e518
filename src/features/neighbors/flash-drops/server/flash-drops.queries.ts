import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { comesAfter, type TimeCursor, timeCursorAfter } from '../../../../platform/server/db/keyset.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import { DomainError } from '../../../../shared/errors.ts';
import type { MemberSummary } from '../../../people/people/contract/person-summary.ts';
import { presentMember } from '../../../people/people/server/people.ts';
import { flashDropErrors } from '../contract/errors.ts';

/** Selects events with their counts. @param viewerId Null for visitors and guests. */
const flashDrops = (db: Database, viewerId: string | null) =>
  db.selectFrom('flash_drops').select([
    'flash_drops.id',
    'title',
    'description',
    'theme',
    'starts_at',
    'ends_at',
    'cancelled_at',
    'finished_at',
    sql<number>`(
        select count(*)::int from flash_drop_participants as taking
        where taking.flash_drop_id = flash_drops.id and taking.left_at is null)`.as('participants'),
    sql<number>`(
        select coalesce(sum(sales), 0)::int from flash_drop_participants as taking
        where taking.flash_drop_id = flash_drops.id)`.as('sales'),
    sql<number>`(
        select count(*)::int from flash_drop_listings as listed where listed.flash_drop_id = flash_drops.id)`.as(
      'listings',
    ),
    sql<number>`(
        select count(*)::int from flash_drop_reminders as reminder
        where reminder.flash_drop_id = flash_drops.id)`.as('reminders'),
    sql<boolean>`exists (
        select from flash_drop_reminders as reminder
        where reminder.flash_drop_id = flash_drops.id and reminder.profile_id = ${viewerId}::uuid)`.as(
      'is_reminded',
    ),
  ]);
export type FlashDropRow = Awaited<ReturnType<ReturnType<typeof flashDrops>['execute']>>[number];

export const findFlashDrop = (
  db: Database,
  id: string,
  viewerId: string | null,
): Promise<FlashDropRow | undefined> =>
  flashDrops(db, viewerId).where('flash_drops.id', '=', id).executeTakeFirst();

/** Finds events that are running or being counted, ordered by their end. */
export const findCurrent = (db: Database, viewerId: string | null): Promise<FlashDropRow[]> =>
  flashDrops(db, viewerId)
    .where('cancelled_at', 'is', null)
    .where('finished_at', 'is', null)
    .where('starts_at', '<=', sql<Date>`now()`)
    .orderBy('ends_at')
    .orderBy('flash_drops.id')
    .limit(4)
    .execute();

/**
 * Finds one running event: one that the viewer takes part in, or else the one with the most participants.
 * @param which.listingId Only events with this listing; null for all.
 * @param which.soon Whether an event that starts within a day may be returned if none is running.
 */
export const findRunning = (
  db: Database,
  viewerId: string | null,
  { listingId, soon }: { listingId: string | null; soon: boolean },
) =>
  db
    .selectFrom('flash_drops')
    .select(['id', 'title', 'starts_at', 'ends_at', 'cancelled_at', 'finished_at'])
    .select(
      sql<boolean>`exists (
        select from flash_drop_participants as taking
        where taking.flash_drop_id = flash_drops.id and taking.profile_id = ${viewerId}::uuid
          and taking.left_at is null)`.as('joined'),
    )
    // Counted only where it is shown, and only so far, because every view of the home page does it.
    .select(
      sql<number | null>`case when ${soon}::boolean then (
        select count(*)::int from (
          select from flash_drop_participants as taking
          where taking.flash_drop_id = flash_drops.id and taking.left_at is null limit 1000) as counted) end`.as(
        'participants',
      ),
    )
    .where('cancelled_at', 'is', null)
    .where(
      'starts_at',
      '<=',
      sql<Date>`now() + case when ${soon}::boolean then interval '1 day' else interval '0' end`,
    )
    .where('ends_at', '>', sql<Date>`now()`)
    .where(
      sql<boolean>`(${listingId}::uuid is null or exists (
        select from flash_drop_listings as listed
        where listed.flash_drop_id = flash_drops.id and listed.listing_id = ${listingId}::uuid))`,
    )
    .orderBy(sql`starts_at <= now()`, 'desc')
    .orderBy('joined', 'desc')
    // Count participants only if there is more than one event.
    .orderBy(
      sql`case when count(*) over () > 1 then (
        select count(*) from flash_drop_participants as taking
        where taking.flash_drop_id = flash_drops.id and taking.left_at is null) end`,
      'desc',
    )
    .orderBy('ends_at')
    .orderBy('flash_drops.id')
    .limit(1)
    .executeTakeFirst();

/** Finds upcoming events, soonest first. */
export const findUpcoming = (db: Database, viewerId: string | null, limit: number): Promise<FlashDropRow[]> =>
  flashDrops(db, viewerId)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>', sql<Date>`now()`)
    .orderBy('starts_at')
    .orderBy('flash_drops.id')
    .limit(limit)
    .execute();

/** Finds canceled events that would not be over yet, soonest first. */
export const findCanceled = (db: Database, viewerId: string | null): Promise<FlashDropRow[]> =>
  flashDrops(db, viewerId)
    .where('cancelled_at', 'is not', null)
    .where('ends_at', '>', sql<Date>`now()`)
    .orderBy('starts_at')
    .orderBy('flash_drops.id')
    .limit(6)
    .execute();

export interface EventPage {
  limit: number;
  cursor: TimeCursor | null;
}

/** Finds past events, newest first, one more than the limit. */
export function findPast(db: Database, viewerId: string | null, { limit, cursor }: EventPage) {
  let query = flashDrops(db, viewerId)
    .where('cancelled_at', 'is', null)
    .where('finished_at', 'is not', null)
    .orderBy('ends_at', 'desc')
    .orderBy('flash_drops.id', 'desc')
    .limit(limit + 1);
  if (cursor !== null) query = query.where(comesAfter('ends_at', 'flash_drops.id', cursor));
  return query.execute();
}

/** Finds the events that a member takes or took part in. */
export function findJoined(db: Database, profileId: string, { limit, cursor }: EventPage) {
  let query = flashDrops(db, profileId)
    .innerJoin('flash_drop_participants as me', 'me.flash_drop_id', 'flash_drops.id')
    .where('me.profile_id', '=', profileId)
    .where('me.left_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .orderBy('ends_at', 'desc')
    .orderBy('flash_drops.id', 'desc')
    .limit(limit + 1);
  if (cursor !== null) query = query.where(comesAfter('ends_at', 'flash_drops.id', cursor));
  return query.execute();
}

export const eventCursorAfter = (row: FlashDropRow): string => timeCursorAfter(row.ends_at, row.id);

/** Finds a member's participation in each of these events. */
export async function findParticipations(db: Database, profileId: string, ids: readonly string[]) {
  const { rows } = await sql<{
    flash_drop_id: string;
    joined_at: Date;
    points: number;
    listings: number;
    sales: number;
    prizes: string[];
  }>`
    select flash_drop_id, joined_at, points, listings, sales,
      array(
        select prize from flash_drop_prizes as won
        where won.flash_drop_id = me.flash_drop_id and won.profile_id = me.profile_id) as prizes
    from flash_drop_participants as me
    where profile_id = ${profileId} and flash_drop_id = ${anyOf(ids)} and left_at is null`.execute(db);
  return new Map(rows.map((row) => [row.flash_drop_id, row]));
}
export type ParticipationRow =
  Awaited<ReturnType<typeof findParticipations>> extends Map<string, infer Row> ? Row : never;

/** Finds members by id. Leaves out people who are deleting their account. */
export async function findMembers(db: Database, ids: readonly string[]): Promise<Map<string, MemberSummary>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('profiles')
    .select(['id', 'username', 'full_name', 'avatar_url', 'rating', 'total_ratings'])
    .where('id', '=', anyOf([...new Set(ids)]))
    .where('deletes_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, presentMember(row.id, row)]));
}

/** Whether an event can still change: it is neither over nor canceled. */
export const isEventOpen = sql<boolean>`(cancelled_at is null and finished_at is null and ends_at > now())`;

/** Returns the error of an event that is not open. */
export async function whyNotOpen(db: Database, id: string): Promise<DomainError> {
  const event = await db.selectFrom('flash_drops').select('id').where('id', '=', id).executeTakeFirst();
  return new DomainError(event ? flashDropErrors.FLASH_DROP_OVER : flashDropErrors.FLASH_DROP_NOT_FOUND);
}
