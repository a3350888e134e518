import type { Database } from '../../../platform/server/db/database.ts';
import { pageOfRows, readTimeCursor, timeCursorAfter } from '../../../platform/server/db/keyset.ts';
import type { Actor } from '../../../platform/server/http/actor.ts';
import { cleanText } from '../../../shared/text.ts';
import { blockedPeopleOf } from '../../blocks/server/blocks.ts';
import { listingCards } from '../../listings/server/listings.ts';
import type { PresentPhoto } from '../../photos/server/photos.ts';
import type { ZoneCard, ZonePage, ZoneQuery, ZoneTab } from '../contract/zone.ts';
import { presentZoneCard } from './zones.presenter.ts';
import {
  countZonesOf,
  findNearbyZones,
  findZones,
  findZonesOf,
  type ZoneCardRow,
  type ZoneFilter,
} from './zones.queries.ts';

interface Services {
  db: Database;
  presentPhoto: PresentPhoto;
}

/** A page of zones as this viewer sees them. */
export async function listZones(services: Services, viewer: Actor, query: ZoneQuery): Promise<ZonePage> {
  const { db } = services;
  const { near, type, limit } = query;
  const q = cleanText(query.q ?? '').trim();
  const filter = { viewer, q, type, near, limit, cursor: readTimeCursor(query.cursor) };
  const mine = await countZonesOf(db, viewer);
  const tab = query.tab ?? (mine > 0 ? 'my-zones' : 'explore');
  const rows = await findTab(db, tab, filter);
  const { shown, nextCursor } = pageOfRows(rows, limit, (row) => timeCursorAfter(row.last_active_at, row.id));
  return { tab, zones: await presentCards(services, viewer, shown), nextCursor, mine };
}

async function findTab(db: Database, tab: ZoneTab, filter: ZoneFilter): Promise<ZoneCardRow[]> {
  const { viewer } = filter;
  if (tab === 'nearby') return findNearbyZones(db, filter);
  if (tab === 'explore') return findZones(db, filter);
  return viewer.kind === 'member' ? findZonesOf(db, viewer.id, filter) : [];
}

/** With the listings of each, in two queries however many zones there are. */
export async function presentCards(
  { db, presentPhoto }: Services,
  viewer: Actor,
  rows: readonly ZoneCardRow[],
): Promise<ZoneCard[]> {
  const hidden = await blockedPeopleOf(db, viewer);
  const ids = [...new Set(rows.flatMap(({ newest_listings }) => newest_listings))];
  const cards = new Map((await listingCards(db, presentPhoto, ids, hidden)).map((card) => [card.id, card]));
  return rows.map((row) =>
    presentZoneCard(
      row,
      row.newest_listings.flatMap((id) => cards.get(id) ?? []),
      presentPhoto,
    ),
  );
}
