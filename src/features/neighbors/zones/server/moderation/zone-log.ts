import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import { pageOfRows, readCursor } from '../../../../../platform/server/db/keyset.ts';
import type { DB } from '../../../../../platform/server/db/schema.generated.ts';
import { shownName } from '../../../../../platform/server/export-person.ts';
import type { Actor } from '../../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../../platform/server/jobs.ts';
import type { PageQuery } from '../../../../../shared/page-query.ts';
import { decodeCursor, encodeCursor } from '../../../../../shared/pagination.ts';
import { UNNAMED } from '../../../../../shared/person-name.ts';
import { blockedPeopleOf } from '../../../../trust/blocks/server/blocks.ts';
import { zoneLogEntryAdded } from '../../contract/signals.ts';
import { ACTIONS_ABOUT_ZONE, type ZONE_LOG_ACTIONS, type ZoneLogEntry } from '../../contract/zone-log.ts';
import { requireReader } from '../zone-standing.ts';
import { mayInZone } from '../zones.policy.ts';

export interface NewLogEntry {
  zoneId: string;
  actorId: string;
  action: (typeof ZONE_LOG_ACTIONS)[number];
  /** The person the action was about. They are notified if the action has a notification. */
  personId?: string | null;
  listingId?: string | null;
  subject?: string | null;
  reason?: string | null;
  /** Only for the person the action was about. */
  note?: string;
}

/** Adds an entry to the log of a zone, in the transaction of the action. */
export async function addLogEntry(
  trx: Transaction<DB>,
  jobs: Pick<Jobs, 'record'>,
  {
    zoneId,
    actorId,
    action,
    personId = null,
    listingId = null,
    subject = null,
    reason = null,
    note = '',
  }: NewLogEntry,
): Promise<void> {
  const { id } = await trx
    .insertInto('zone_log')
    .values({
      zone_id: zoneId,
      actor_id: actorId,
      action,
      person_id: personId,
      listing_id: listingId,
      subject,
      reason,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (personId !== null && personId !== actorId)
    await jobs.record(trx, zoneLogEntryAdded, { logId: String(id), note });
}

/**
 * Returns a page of the log, newest first. Names of people hidden from the viewer are left out.
 * @throws DomainError NOT_A_ZONE_MEMBER for viewers who may not read it.
 */
export async function listLog(db: Database, viewer: Actor, zoneId: string, { cursor, limit }: PageQuery) {
  const { role } = await requireReader(db, zoneId, viewer, 'readLog');
  const before = readLogCursor(cursor);
  const hidden = new Set(await blockedPeopleOf(db, viewer));
  let query = db
    .selectFrom('zone_log')
    .leftJoin('profiles as actor', 'actor.id', 'zone_log.actor_id')
    .leftJoin('profiles as person', 'person.id', 'zone_log.person_id')
    .leftJoin('zone_removals as removal', (join) =>
      join
        .onRef('removal.zone_id', '=', 'zone_log.zone_id')
        .onRef('removal.profile_id', '=', 'zone_log.person_id'),
    )
    .select([
      'zone_log.id',
      'zone_log.at',
      'zone_log.action',
      'zone_log.actor_id',
      'zone_log.person_id',
      'zone_log.subject',
      'zone_log.reason',
      shownName('actor').as('by'),
      shownName('person').as('person'),
      sql<boolean>`removal.profile_id is not null`.as('still_removed'),
    ])
    .where('zone_log.zone_id', '=', zoneId)
    .orderBy('zone_log.id', 'desc')
    .limit(limit + 1);
  if (before !== null) query = query.where('zone_log.id', '<', String(before));
  const { shown, nextCursor } = pageOfRows(await query.execute(), limit, ({ id }) =>
    encodeCursor([Number(id)]),
  );
  const nameOf = (id: string | null, name: string) => (id !== null && hidden.has(id) ? UNNAMED : name);
  const entries = shown.map((row): ZoneLogEntry => {
    const action = row.action as ZoneLogEntry['act'];
    return {
      id: Number(row.id),
      at: row.at.toISOString(),
      act: action,
      by: nameOf(row.actor_id, row.by),
      person: isAboutPerson(action)
        ? {
            id: row.person_id !== null && hidden.has(row.person_id) ? null : row.person_id,
            name: nameOf(row.person_id, row.person),
          }
        : null,
      subject: row.subject,
      reason: row.reason,
      canLetBack: action === 'member-removed' && row.still_removed && mayInZone(role, 'manageMembers'),
    };
  });
  return { entries, nextCursor };
}

const isAboutPerson = (action: ZoneLogEntry['act']): boolean =>
  !ACTIONS_ABOUT_ZONE.some((about) => about === action);

const readLogCursor = (text: string | undefined): number | null =>
  readCursor(text, (raw) => {
    const [id] = decodeCursor(raw, 1) ?? [];
    return typeof id === 'number' && id >= 0 ? id : null;
  });
