import { sql } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import type { TimeCursor } from '../../../../../platform/server/db/keyset.ts';
import { type Actor, requireMember } from '../../../../../platform/server/http/actor.ts';
import type { Live } from '../../../../../platform/server/realtime/live.ts';
import { DomainError } from '../../../../../shared/errors.ts';
import { checkZoneEvent } from '../../contract/check-zone.ts';
import { zoneErrors } from '../../contract/errors.ts';
import type { NewZoneEvent, ZoneEvent } from '../../contract/zone-event.ts';
import { publishZone } from '../publish-zone.ts';
import { countZoneChange } from '../save-zone.ts';
import { requireInZone } from '../zone-standing.ts';

interface Services {
  db: Database;
  live: Live;
}

const columns = ['id', 'title', 'place', 'starts_at', 'ends_at'] as const;

/** Finds the upcoming and current events of a zone, ordered by their end. */
export function findEvents(db: Database, zoneId: string, limit: number, cursor: TimeCursor | null) {
  let query = db
    .selectFrom('zone_events')
    .select(columns)
    .where('zone_id', '=', zoneId)
    .where('hidden', '=', false)
    .where('ends_at', '>', sql<Date>`now()`)
    .orderBy('ends_at')
    .orderBy('id')
    .limit(limit);
  if (cursor !== null) {
    query = query.where(
      sql<boolean>`(ends_at, id) > (${new Date(cursor.at)}::timestamptz, ${cursor.id}::uuid)`,
    );
  }
  return query.execute();
}
export type EventRow = Awaited<ReturnType<typeof findEvents>>[number];

export const presentEvent = ({ id, title, place, starts_at, ends_at }: EventRow): ZoneEvent => ({
  id,
  title,
  place,
  startsAt: starts_at.toISOString(),
  endsAt: ends_at.toISOString(),
});

/** Announces an event to the members of a zone. */
export async function announceEvent(
  { db, live }: Services,
  actor: Actor,
  zoneId: string,
  input: NewZoneEvent,
): Promise<ZoneEvent> {
  const { startsAt, endsAt, ...event } = checkZoneEvent(input);
  const me = requireMember(actor).id;
  await countZoneChange(db, me);
  const row = await db.transaction().execute(async (trx) => {
    await requireInZone(trx, zoneId, actor, 'announce');
    return trx
      .insertInto('zone_events')
      .values({ ...event, zone_id: zoneId, created_by: me, starts_at: startsAt, ends_at: endsAt })
      .returning(columns)
      .executeTakeFirstOrThrow();
  });
  publishZone(live, zoneId);
  return presentEvent(row);
}

/**
 * Changes an event of a zone.
 * @throws DomainError ZONE_EVENT_NOT_FOUND.
 */
export async function editEvent(
  { db, live }: Services,
  actor: Actor,
  zoneId: string,
  eventId: string,
  input: NewZoneEvent,
): Promise<ZoneEvent> {
  const { startsAt, endsAt, ...event } = checkZoneEvent(input);
  const row = await db.transaction().execute(async (trx) => {
    await requireInZone(trx, zoneId, actor, 'announce');
    return trx
      .updateTable('zone_events')
      .set({ ...event, starts_at: startsAt, ends_at: endsAt })
      .where('id', '=', eventId)
      .where('zone_id', '=', zoneId)
      .returning(columns)
      .executeTakeFirst();
  });
  if (row === undefined) throw new DomainError(zoneErrors.ZONE_EVENT_NOT_FOUND);
  publishZone(live, zoneId);
  return presentEvent(row);
}

/** Removes an event. Repeating it changes nothing. */
export async function removeEvent(
  { db, live }: Services,
  actor: Actor,
  zoneId: string,
  eventId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await requireInZone(trx, zoneId, actor, 'announce');
    await trx.deleteFrom('zone_events').where('id', '=', eventId).where('zone_id', '=', zoneId).execute();
  });
  publishZone(live, zoneId);
}
