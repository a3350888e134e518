import { sql, type Transaction } from 'kysely';
import { INTEREST_DAYS } from '../features/listings/server/count-interest.ts';
import type { DB } from '../platform/server/db/schema.generated.ts';
import { seededRandom } from './seeded-random.ts';
import { DAY_MS } from '../shared/time.ts';

const SEED = 20_261_122;
/** Views of the most popular listing on its first day. */
const MOST_A_DAY = 18;

interface DemoItem {
  id: string;
  daysAgo: number;
}

/** Inserts views: most while a listing is new, and far more for some listings than for others. */
export async function insertViews(trx: Transaction<DB>, items: readonly DemoItem[]): Promise<void> {
  const random = seededRandom(SEED);
  const days: { id: string; day: string; views: number }[] = [];
  const totals: { id: string; views: number }[] = [];
  for (const { id, daysAgo } of items) {
    const appeal = MOST_A_DAY * random() ** 2;
    let total = 0;
    for (let day = Math.floor(daysAgo); day >= 0; day -= 1) {
      const views = Math.round((appeal * random()) / (1 + (daysAgo - day) / 7));
      if (views === 0) continue;
      total += views;
      // Older views do not count toward popularity, so they are only part of the total.
      if (day < INTEREST_DAYS) days.push({ id, day: dayBefore(day), views });
    }
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
