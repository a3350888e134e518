import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import type { CategorySlug, ConditionSlug } from '../../../../shared/taxonomy.ts';
import { blockedPeopleOf } from '../../../trust/blocks/server/blocks.ts';
import { isForSale } from '../../../items/listings/server/listings.ts';
import type { PresentPhoto } from '../../../items/photos/server/photos.ts';
import { findPriceHelp } from '../../../finding/price-help/server/price-help.ts';

/** Maximum number of listings to compare, the longest-ago compared first. Each costs a search. */
const AT_ONCE = 12;

interface Compared {
  id: string;
  title: string;
  category: CategorySlug;
  condition: ConditionSlug;
}

/** Compares a seller's listings with similar ones, and stores the result for tips. */
export async function compareListings(
  { db, presentPhoto }: { db: Database; presentPhoto: PresentPhoto },
  seller: Member,
): Promise<void> {
  const [{ rows }, hidden] = await Promise.all([
    sql<Compared>`
      select id, listings.title, category, condition
      from listings left join listing_comparisons on listing_id = id
      where seller_id = ${seller.id} and ${isForSale()} and price_cents > 0
      order by compared_at nulls first, listed_at desc, id desc limit ${sql.lit(AT_ONCE)}`.execute(db),
    blockedPeopleOf(db, seller),
  ]);
  for (const { id, title, category, condition } of rows) {
    const help = await findPriceHelp(db, presentPhoto, { title, category, condition, except: id }, hidden);
    const { sold, active, range, points } = help;
    const prices = points.map(({ priceCents }) => priceCents);
    // The listing may have been deleted meanwhile.
    await sql`
      insert into listing_comparisons (listing_id, title, sold, active, low_cents, high_cents, prices)
      select id, ${title}, ${sold}, ${active}, ${range?.q1 ?? null}, ${range?.q3 ?? null}, ${prices}::int[]
      from listings where id = ${id}
      on conflict (listing_id) do update set
        title = excluded.title, sold = excluded.sold, active = excluded.active, low_cents = excluded.low_cents,
        high_cents = excluded.high_cents, prices = excluded.prices, compared_at = now()`.execute(db);
  }
}
