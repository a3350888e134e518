import { sql } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import {
  comesAfter,
  pageOfRows,
  readTimeCursor,
  timeCursorAfter,
} from '../../../../../platform/server/db/keyset.ts';
import { planEachTime } from '../../../../../platform/server/db/statement-names.ts';
import type { Actor } from '../../../../../platform/server/http/actor.ts';
import { authorize } from '../../../../running/operators/server/operators.ts';
import type { OperatedZone, OperatedZonePage, OperatedZoneQuery } from '../../contract/zone-operation.ts';

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
