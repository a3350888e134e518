import { sql } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import {
  comesAfter,
  pageOfRows,
  readTimeCursor,
  timeCursorAfter,
} from '../../../../../platform/server/db/keyset.ts';
import { escapeLike } from '../../../../../platform/server/db/sql-fragments.ts';
import { planEachTime } from '../../../../../platform/server/db/statement-names.ts';
import type { Actor } from '../../../../../platform/server/http/actor.ts';
import { authorize } from '../../../../running/operators/server/operators.ts';
import type { OperatedZone, OperatedZonePage, OperatedZoneQuery } from '../../contract/zone-operation.ts';
import { presentImage } from '../zones.presenter.ts';
import { zoneColumns } from '../zones.queries.ts';

/**
 * Returns a page of all zones, the most recently active first.
 * @throws DomainError OPERATORS_ONLY.
 */
export async function findOperatedZones(
  db: Database,
  actor: Actor,
  { q, status, cursor, limit }: OperatedZoneQuery,
): Promise<OperatedZonePage> {
  authorize(actor, 'zone.find');
  const after = readTimeCursor(cursor);
  let query = db
    .selectFrom('zones')
    .leftJoin('photos', 'photos.id', 'zones.photo_id')
    .select(zoneColumns)
    .select('zones.status')
    .where(matches(q))
    .orderBy('zones.last_active_at', 'desc')
    .orderBy('zones.id', 'desc')
    .limit(limit + 1);
  if (status !== undefined) query = query.where('zones.status', '=', status);
  if (after !== null) query = query.where(comesAfter('zones.last_active_at', 'zones.id', after));
  const [rows, counts] = await Promise.all([query.modifyEnd(planEachTime).execute(), countByStatus(db, q)]);
  const { shown, nextCursor } = pageOfRows(rows, limit, (row) => timeCursorAfter(row.last_active_at, row.id));
  const zones = shown.map(
    (row): OperatedZone => ({
      id: row.id,
      name: row.title,
      type: row.type as OperatedZone['type'],
      location: row.location,
      image: presentImage(row),
      status: row.status as OperatedZone['status'],
      members: row.members,
      activeListings: row.active_listings,
      lastActiveDate: row.last_active_at.toISOString(),
    }),
  );
  return { zones, counts, nextCursor };
}

async function countByStatus(db: Database, q: string): Promise<OperatedZonePage['counts']> {
  const rows = await db
    .selectFrom('zones')
    .select(['zones.status', sql<number>`count(*)::int`.as('count')])
    .where(matches(q))
    .groupBy('zones.status')
    .modifyEnd(planEachTime)
    .execute();
  const countOf = (status: OperatedZone['status']) => rows.find((row) => row.status === status)?.count ?? 0;
  return { active: countOf('active'), taken_down: countOf('taken_down'), closed: countOf('closed') };
}

/** The condition that a zone matches a search; every zone without one. */
function matches(q: string) {
  if (q === '') return sql<boolean>`true`;
  return sql<boolean>`zones.search_text like fold_name(${`%${escapeLike(q)}%`})`;
}
