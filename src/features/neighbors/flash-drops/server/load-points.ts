import { sql } from 'kysely';
import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { pageOfRows, readCursor } from '../../../../platform/server/db/keyset.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import { decodeCursor, encodeCursor } from '../../../../shared/pagination.ts';
import type { MemberSummary } from '../../../people/people/contract/person-summary.ts';
import { POINT_ACTIONS, type PointAction, type RefusalReason, ruleOf } from '../contract/point-actions.ts';
import type { PointEntry, Points, PointsQuery } from '../contract/points.ts';
import { findMembers } from './flash-drops.queries.ts';
import { isTakenBack } from './ledger.ts';

interface Services {
  db: Database;
  config: Pick<Config, 'timeZone'>;
}

/** Returns the viewer's ledger of an event, and how much of each cap is left. */
export async function loadPoints(
  { db, config }: Services,
  member: Member,
  eventId: string,
  { cursor, limit }: PointsQuery,
): Promise<Points> {
  const participant = { eventId, profileId: member.id };
  const [rows, sums, waiting] = await Promise.all([
    findEntries(db, participant, { before: readCursor(cursor, parseCursor), limit }),
    sumByAction(db, participant, config.timeZone),
    findWaiting(db, participant),
  ]);
  const { shown, nextCursor } = pageOfRows(rows, limit, ({ id }) => encodeCursor([id]));
  const people = await findMembers(
    db,
    shown.flatMap(({ other_id }) => other_id ?? []),
  );
  const sum = new Map(sums.map((of) => [of.act, of]));
  return {
    points: sums.reduce((points, { total }) => points + total, 0),
    acts: POINT_ACTIONS.map(({ act, points, cap, per }) => {
      const { counted = 0, today = 0, total = 0 } = sum.get(act) ?? {};
      return { act, points, cap, per, used: today, count: counted, total };
    }),
    waiting: waiting.map(({ id, listing_id, title, created_at }) => ({
      id,
      act: 'share',
      state: 'waiting',
      reason: null,
      points: ruleOf('share').points,
      listingId: listing_id,
      itemTitle: title,
      person: null,
      at: created_at.toISOString(),
    })),
    entries: shown.map((row) => presentEntry(row, people)),
    total: sums.reduce((all, { entries }) => all + entries, 0),
    nextCursor,
  };
}

function presentEntry(row: EntryRow, people: ReadonlyMap<string, MemberSummary>): PointEntry {
  const { id, act, points, turn, reason, listing_id, item_title, other_id, occurred_at } = row;
  const isReversal = turn % 2 === 0;
  const earned = points === 0 ? 'not-counted' : 'earned';
  return {
    id,
    act: act as PointAction,
    state: isReversal ? 'taken-back' : earned,
    reason: isReversal || points > 0 ? null : ((reason as RefusalReason | null) ?? 'daily-limit'),
    points,
    listingId: listing_id,
    itemTitle: item_title,
    person: (other_id === null ? undefined : people.get(other_id)) ?? null,
    at: occurred_at.toISOString(),
  };
}

/** Reads the id of the last entry of a page. */
function parseCursor(text: string): string | null {
  const [id] = decodeCursor(text, 1) ?? [];
  return typeof id === 'string' && /^\d{1,18}$/.test(id) ? id : null;
}

interface ParticipantKey {
  eventId: string;
  profileId: string;
}

/** Finds the newest entries of a member in an event, one more than the limit. */
function findEntries(
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

type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

/** Sums what each action earned a member in an event, today and in total. */
async function sumByAction(db: Database, { eventId, profileId }: ParticipantKey, timeZone: string) {
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
const findWaiting = (db: Database, { eventId, profileId }: ParticipantKey) =>
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
