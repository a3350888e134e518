import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { CategorySlug } from '../../../../shared/taxonomy.ts';
import { isForSale } from '../../../items/listings/server/listings.ts';

/** The current day (UTC), in queries. */
export const today = sql<Date>`(now() at time zone 'utc')::date`;

/** Maximum number of a seller's newest listings to find tips for. */
const MAX_LISTINGS = 100;

export interface CategoryRow {
  category: CategorySlug;
  listings: number | null;
  weeks: number[];
  interest: number;
  basis: 'sold' | 'asked';
  priced: number;
  average: number | null;
  low: number | null;
  high: number | null;
  computedAt: Date | null;
}

/** Returns the computed categories; none before the first run. */
export async function findCategories(db: Database): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select category, listings, weeks, interest, price_basis as basis, priced, average_cents as average,
      low_cents as low, high_cents as high, computed_at as "computedAt"
    from category_insights where computed_at is not null order by category`.execute(db);
  return rows;
}

/** A seller's listing with the facts that tips are found from. */
export interface SellerListing {
  id: string;
  title: string;
  category: CategorySlug;
  priceCents: number;
  reserved: boolean;
  /** Days since it was listed or renewed. */
  days: number;
  photos: number;
  saves: number;
  chats: number;
  views: number;
  /** In the last seven days. */
  recentViews: number;
  /** About items sold in its category. */
  sold: number;
  usualPhotos: number | null;
  usualDays: number | null;
  /** Null until it is compared with its current title. */
  comparison: {
    sold: number;
    active: number;
    range: { from: number; to: number } | null;
    prices: number[];
    at: string;
  } | null;
}

export async function findSellerListings(db: Database, profileId: string): Promise<SellerListing[]> {
  const { rows } = await sql<SellerListing>`
    select id, listings.title, category, price_cents as "priceCents",
      coalesce(reserved_until > now(), false) as reserved,
      extract(day from now() - listed_at)::int as days,
      (select count(*)::int from photos where photos.listing_id = listings.id) as photos,
      (select count(*)::int from favourites where favourites.listing_id = listings.id) as saves,
      (select count(*)::int from conversations where conversations.listing_id = listings.id and last_seq > 0) as chats,
      coalesce((select views from listing_view_totals as total where total.listing_id = listings.id), 0) as views,
      coalesce((select sum(views)::int from listing_view_days as seen
        where seen.listing_id = listings.id and day > ${today} - 7), 0) as "recentViews",
      coalesce(category_insights.sold, 0) as sold, usual_photos as "usualPhotos", usual_days as "usualDays",
      case when compared.listing_id is not null then jsonb_build_object(
        'sold', compared.sold, 'active', compared.active, 'prices', compared.prices, 'at', compared_at,
        'range', case when compared.low_cents is not null then
          jsonb_build_object('from', compared.low_cents, 'to', compared.high_cents) end) end as comparison
    from (
      select * from listings where seller_id = ${profileId} and ${isForSale()}
      order by listed_at desc, id desc limit ${sql.lit(MAX_LISTINGS)}
    ) as listings
      left join category_insights using (category)
      left join listing_comparisons as compared on compared.listing_id = listings.id and compared.title = listings.title
    order by listed_at desc, id desc`.execute(db);
  return rows;
}

/** Ignores prices below one dollar or above a million, such as 0 for 'ask me'. */
export const isPrice = (column: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} between 100 and 100000000`;
