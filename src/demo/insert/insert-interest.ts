import { sql, type Transaction } from 'kysely';
import { RECENT_DAYS } from '../../features/finding/favorites/server/favorites.ts';
import { INTEREST_DAYS } from '../../features/items/listings/server/listings.ts';
import { insertRows } from '../../platform/server/db/insert-rows.ts';
import type { DB } from '../../platform/server/db/schema.generated.ts';
import { DAY_MINUTES } from '../../shared/time.ts';
import { listingId, personId } from '../content/demo-ids.ts';
import { minutesBeforeNow, utcDayBefore } from '../content/demo-times.ts';
import type { DemoFavorite } from '../content/make-interest.ts';
import type { DemoMarketplace } from '../content/make-marketplace.ts';

/** Inserts who saved what. */
export async function insertFavorites(
  trx: Transaction<DB>,
  favorites: readonly DemoFavorite[],
): Promise<void> {
  await insertRows(
    trx,
    'favourites',
    favorites.map(({ username, listing, minutesAgo }) => ({
      profile_id: personId(username),
      listing_id: listingId(listing),
      created_at: minutesBeforeNow(minutesAgo),
      recent: minutesAgo < RECENT_DAYS * DAY_MINUTES,
    })),
  ).execute();
}

/** Inserts how often listings were seen: in all, and on the days that count toward popularity. */
export async function insertViews(
  trx: Transaction<DB>,
  { views }: Pick<DemoMarketplace, 'views'>,
): Promise<void> {
  const totals = [...Map.groupBy(views, ({ listing }) => listing)].map(([listing, seen]) => ({
    id: listingId(listing),
    views: seen.reduce((sum, day) => sum + day.views, 0),
  }));
  const days = views.flatMap(({ listing, daysAgo, views: seen }) =>
    daysAgo === null || daysAgo >= INTEREST_DAYS
      ? []
      : [{ id: listingId(listing), day: utcDayBefore(daysAgo), views: seen }],
  );
  await sql`
    insert into listing_view_days (listing_id, day, views)
    select id, day, views from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      as seen (id uuid, day date, views integer)`.execute(trx);
  await sql`
    insert into listing_view_totals (listing_id, views)
    select id, views from jsonb_to_recordset(${JSON.stringify(totals)}::jsonb)
      as seen (id uuid, views integer)`.execute(trx);
}
