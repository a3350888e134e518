import { sql, type Transaction } from 'kysely';
import { INTEREST_DAYS } from '../features/listings/server/count-interest.ts';
import type { DB } from '../platform/server/db/schema.generated.ts';
import { listingId } from './demo-ids.ts';
import type { DemoMarketplace } from './make-marketplace.ts';
import { seededRandom } from '../shared/seeded-random.ts';
import { DAY_MINUTES, DAY_MS } from '../shared/time.ts';

const SEED = 20_261_122;
/** Views of the most popular listing on its first day. */
const MOST_A_DAY = 18;
/** People look at a listing before they save it or ask about it; most of them only look. */
const VIEWS_FOR_EACH = 3;

/**
 * Inserts views: most while a listing is new, none after it was sold, far more for some listings than for others, and
 * more than there are people who saved it or asked about it.
 */
export async function insertViews(
  trx: Transaction<DB>,
  { listings, sales, favourites, chats }: DemoMarketplace,
): Promise<void> {
  const random = seededRandom(SEED);
  const soldAgo = new Map(sales.map(({ listing, minutesAgo }) => [listing.title, minutesAgo]));
  const interested = new Map<string, number>();
  for (const title of [
    ...favourites.map(({ listing }) => listing.title),
    ...chats.map(({ about }) => about),
  ]) {
    interested.set(title, (interested.get(title) ?? 0) + 1);
  }
  const days: { id: string; day: string; views: number }[] = [];
  const totals: { id: string; views: number }[] = [];
  for (const listing of listings) {
    const id = listingId(listing);
    const daysAgo = listing.minutesAgo / DAY_MINUTES;
    const until = Math.ceil((soldAgo.get(listing.title) ?? 0) / DAY_MINUTES);
    const appeal = MOST_A_DAY * random() ** 2;
    let missing = VIEWS_FOR_EACH * (interested.get(listing.title) ?? 0);
    let total = 0;
    for (let day = Math.floor(daysAgo); day >= 0; day -= 1) {
      const seen = Math.round((appeal * random()) / (1 + (daysAgo - day) / 7));
      if (day < until) continue;
      const views = day === until ? Math.max(seen, missing) : seen;
      if (views === 0) continue;
      missing -= views;
      total += views;
      // Older views do not count toward popularity, so they are only part of the total.
      if (day < INTEREST_DAYS) days.push({ id, day: dayBefore(day), views });
    }
    // Sold on the day it was listed.
    if (missing > 0) total += missing;
    if (total > 0) totals.push({ id, views: total });
  }
  await sql`
    insert into listing_view_days (listing_id, day, views)
    select id, day, views from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      as seen (id uuid, day date, views integer)`.execute(trx);
  await sql`
    insert into listing_view_totals (listing_id, views)
    select id, views from jsonb_to_recordset(${JSON.stringify(totals)}::jsonb)
      as seen (id uuid, views integer)`.execute(trx);
}

const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
