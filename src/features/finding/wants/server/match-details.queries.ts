import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';

/** Details of a listing for its pros and cons, beyond its card. */
export interface MatchDetails {
  description: string;
  tags: string[];
  listedAt: Date;
  photos: number;
  /** Its price before the last change, and when that was. */
  pastPrice: { priceCents: number; until: Date } | null;
}

/** Returns details by listing id. */
export async function findDetails(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MatchDetails>> {
  const rows = await db
    .selectFrom('listings')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('listing_prices')
          .select(['listing_prices.price_cents', 'until'])
          .whereRef('listing_id', '=', 'listings.id')
          .orderBy('listing_prices.id', 'desc')
          .limit(1)
          .as('past'),
      (join) => join.on(sql<boolean>`true`),
    )
    .select(['listings.id', 'description', 'tags', 'listed_at', 'past.price_cents', 'past.until'])
    .select((eb) =>
      eb
        .selectFrom('photos')
        .select((photo) => photo.fn.countAll<string>().as('photos'))
        .whereRef('photos.listing_id', '=', 'listings.id')
        .as('photos'),
    )
    .where('listings.id', '=', anyOf(ids))
    .execute();
  return new Map(
    rows.map(({ id, description, tags, listed_at, price_cents, until, photos }) => [
      id,
      {
        description,
        tags,
        listedAt: listed_at,
        photos: Number(photos),
        pastPrice: price_cents === null || until === null ? null : { priceCents: price_cents, until },
      },
    ]),
  );
}

/** Returns the number of listings that each member has sold. */
export async function countSales(
  db: Database,
  sellers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('listings')
    .select(({ fn }) => ['seller_id', fn.countAll<string>().as('sold')])
    .where('seller_id', '=', anyOf(sellers))
    .where('status', '=', 'sold')
    .where('deleted_at', 'is', null)
    .groupBy('seller_id')
    .execute();
  return new Map(rows.map(({ seller_id, sold }) => [seller_id ?? '', Number(sold)]));
}
