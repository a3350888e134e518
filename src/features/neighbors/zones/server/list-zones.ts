import type { Database } from '../../../../platform/server/db/database.ts';
import { pageOfRows, readCursor } from '../../../../platform/server/db/keyset.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { decodeCursor, encodeCursor, MAX_TIME } from '../../../../shared/pagination.ts';
import { cleanText } from '../../../../shared/text.ts';
import { isUuid } from '../../../../shared/uuid.ts';
import { listingCards } from '../../../items/listings/server/listings.ts';
import { blockedPeopleOf } from '../../../trust/blocks/server/blocks.ts';
import type { ZoneCard, ZonePage, ZoneQuery, ZoneTab } from '../contract/zone.ts';
import { presentZoneCard } from './zones.presenter.ts';
import {
  type ActivityCursor,
  countZonesOf,
  findNearbyZones,
  findZones,
  findZonesOf,
  type ZoneCardRow,
  type ZoneFilter,
} from './zones.queries.ts';

interface Services {
  db: Database;
}

/** Returns a page of zones for this viewer. */
export async function listZones(services: Services, viewer: Actor, query: ZoneQuery): Promise<ZonePage> {
  const { db } = services;
  const { near, type, limit } = query;
  const q = cleanText(query.q ?? '').trim();
  const filter = { viewer, q, type, near, limit, cursor: readActivityCursor(query.cursor) };
  const mine = await countZonesOf(db, viewer);
  const tab = query.tab ?? (mine > 0 ? 'my-zones' : 'explore');
  const rows = await findTab(db, tab, filter);
  const { shown, nextCursor } = pageOfRows(rows, limit, activityCursorAfter);
  return { tab, zones: await presentCards(services, viewer, shown), nextCursor, mine };
}

const activityCursorAfter = ({ activity, last_active_at, id }: ZoneCardRow): string =>
  encodeCursor([activity, last_active_at.getTime(), id]);

const readActivityCursor = (text: string | undefined): ActivityCursor | null =>
  readCursor(text, (raw) => {
    const [activity, at, id] = decodeCursor(raw, 3) ?? [];
    if (typeof activity !== 'number' || typeof at !== 'number' || typeof id !== 'string') return null;
    const isPossible = activity >= 0 && activity <= 2_147_483_647 && at >= 0 && at <= MAX_TIME && isUuid(id);
    return isPossible ? { activity, at, id } : null;
  });

async function findTab(db: Database, tab: ZoneTab, filter: ZoneFilter): Promise<ZoneCardRow[]> {
  const { viewer } = filter;
  if (tab === 'nearby') return findNearbyZones(db, filter);
  if (tab === 'explore') return findZones(db, filter);
  return viewer.kind === 'member' ? findZonesOf(db, viewer.id, filter) : [];
}

/** Adds each zone's listings, in two queries for any number of zones. */
async function presentCards(
  { db }: Services,
  viewer: Actor,
  rows: readonly ZoneCardRow[],
): Promise<ZoneCard[]> {
  const hidden = await blockedPeopleOf(db, viewer);
  const ids = [...new Set(rows.flatMap(({ newest_listings }) => newest_listings))];
  const cards = new Map((await listingCards(db, ids, hidden)).map((card) => [card.id, card]));
  return rows.map((row) =>
    presentZoneCard(
      row,
      row.newest_listings.flatMap((id) => cards.get(id) ?? []),
    ),
  );
}
