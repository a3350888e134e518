import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import {
  comesAfter,
  pageOfRows,
  readTimeCursor,
  timeCursorAfter,
} from '../../../../../platform/server/db/keyset.ts';
import type { DB } from '../../../../../platform/server/db/schema.generated.ts';
import { planEachTime } from '../../../../../platform/server/db/statement-names.ts';
import type { Actor } from '../../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../../shared/errors.ts';
import { actAsOperator, authorize } from '../../../../running/operators/server/operators.ts';
import { zoneErrors } from '../../contract/errors.ts';
import { zoneRestored, zoneTakenDown } from '../../contract/signals.ts';
import type { OperatedZone, OperatedZonePage, OperatedZoneQuery } from '../../contract/zone-operation.ts';
import { publishZone } from '../publish-zone.ts';
import type { ZoneServices } from '../route-parts.ts';

type Services = Pick<ZoneServices, 'db' | 'jobs' | 'live'>;

/**
 * Hides a zone from everyone and tells its admins why. Repeating it changes nothing.
 * @throws DomainError OPERATORS_ONLY, ZONE_NOT_FOUND, or ZONE_GONE if its last member closed it.
 */
export async function takeDownZone(
  { db, jobs, live }: Services,
  actor: Actor,
  zoneId: string,
  reason: string,
): Promise<void> {
  await actAsOperator(db, actor, 'zone.take-down', async (trx) => {
    const subject = await changeStatus(trx, zoneId, 'active', 'taken_down');
    if (subject === null) return null;
    await jobs.record(trx, zoneTakenDown, { zoneId, reason });
    return { targetId: zoneId, subject, reason };
  });
  publishZone(live, zoneId);
}

/**
 * Restores a zone with everything in it. Repeating it changes nothing.
 * @throws DomainError OPERATORS_ONLY, ZONE_NOT_FOUND, or ZONE_GONE if its last member closed it.
 */
export async function restoreZone({ db, jobs, live }: Services, actor: Actor, zoneId: string): Promise<void> {
  await actAsOperator(db, actor, 'zone.restore', async (trx) => {
    const subject = await changeStatus(trx, zoneId, 'taken_down', 'active');
    if (subject === null) return null;
    await jobs.record(trx, zoneRestored, { zoneId });
    return { targetId: zoneId, subject };
  });
  publishZone(live, zoneId);
}

type Status = 'active' | 'taken_down';

/** Changes the status of a zone. Returns its title, or null if it already has that status. */
async function changeStatus(
  trx: Transaction<DB>,
  zoneId: string,
  from: Status,
  to: Status,
): Promise<string | null> {
  const changed = await trx
    .updateTable('zones')
    .set({ status: to })
    .where('id', '=', zoneId)
    .where('status', '=', from)
    .returning('title')
    .executeTakeFirst();
  if (changed !== undefined) return changed.title;
  const zone = await trx.selectFrom('zones').select('status').where('id', '=', zoneId).executeTakeFirst();
  if (zone?.status === to) return null;
  throw new DomainError(zone === undefined ? zoneErrors.ZONE_NOT_FOUND : zoneErrors.ZONE_GONE);
}

/**
 * Returns a page of all zones, the most recently active first.
 * @throws DomainError OPERATORS_ONLY.
 */
export async function findOperatedZones(
  db: Database,
  actor: Actor,
  { q, cursor, limit }: OperatedZoneQuery,
): Promise<OperatedZonePage> {
  authorize(actor, 'zone.find');
  const after = readTimeCursor(cursor);
  const literal = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  let query = db
    .selectFrom('zones')
    .select(['id', 'title', 'status', 'members', 'active_listings', 'last_active_at'])
    .orderBy('last_active_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (q !== '') query = query.where(sql<boolean>`search_text like fold_name(${literal})`);
  if (after !== null) query = query.where(comesAfter('last_active_at', 'id', after));
  const rows = await query.modifyEnd(planEachTime).execute();
  const { shown, nextCursor } = pageOfRows(rows, limit, (row) => timeCursorAfter(row.last_active_at, row.id));
  const zones = shown.map(
    (row): OperatedZone => ({
      id: row.id,
      name: row.title,
      status: row.status as OperatedZone['status'],
      members: row.members,
      activeListings: row.active_listings,
      lastActiveDate: row.last_active_at.toISOString(),
    }),
  );
  return { zones, nextCursor };
}
