import { type CompiledQuery, type QueryCreator, sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import { LISTING_LIMITS } from '../../../../shared/listing-limits.ts';
import { isVisible } from '../../../trust/blocks/server/blocks.ts';
import { isVisibleListing } from './visible-listings.ts';

const cardColumns = [
  'listings.id',
  'listings.title',
  'listings.price_cents',
  'listings.category',
  'listings.condition',
  'listings.status',
  'listings.ai_generated',
  'listings.created_at',
  'listings.listed_at',
  'listings.reserved_for',
  'listings.reserved_until',
  'listings.popularity',
  'listings.seller_id',
  'listings.guest_key',
  'seller.username as seller_username',
  'seller.full_name as seller_full_name',
  'seller.avatar_url as seller_avatar_url',
  'seller.rating as seller_rating',
  'seller.total_ratings as seller_total_ratings',
] as const;

const coverColumns = [
  'cover.id as cover_id',
  'cover.width as cover_width',
  'cover.height as cover_height',
  'cover.alt as cover_alt',
  'cover.placeholder as cover_placeholder',
  'cover.storage_key as cover_key',
] as const;

/** Starts a query with listings and their sellers; `db` may define other rows under the name `listings`. */
export function listingsWithSeller(db: QueryCreator<DB>) {
  return db
    .selectFrom('listings')
    .leftJoin('profiles as seller', 'seller.id', 'listings.seller_id')
    .select(cardColumns);
}

const builtCards = new WeakMap<Database, ReturnType<typeof buildCards>>();

/**
 * Everything a card needs, in one query. Built once for each database, because Kysely resolves every column
 * name again.
 */
export function cards(db: Database) {
  let built = builtCards.get(db);
  if (built === undefined) builtCards.set(db, (built = buildCards(db)));
  return built;
}

/** The same for other rows under the name `listings`. */
export function buildCards(db: QueryCreator<DB>) {
  return listingsWithSeller(db)
    .leftJoin('photos as cover', (join) =>
      join.onRef('cover.listing_id', '=', 'listings.id').on('cover.position', '=', sql.lit(0)),
    )
    .select(coverColumns)
    .select(
      sql<string>`left(listings.description, ${sql.lit(LISTING_LIMITS.cardDescription)})`.as('description'),
    );
}
export type CardRow = Awaited<ReturnType<ReturnType<typeof cards>['execute']>>[number] & {
  /** Meters from the viewer; null if the listing has no position, absent if the viewer gave none. */
  distance?: number | null;
};

/** In no particular order. */
export async function findCardsById(
  db: Database,
  ids: readonly string[],
  hidden: readonly string[] = [],
): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  if (hidden.length === 0) {
    // The ids are its only parameter.
    const { rows } = await db.executeQuery<CardRow>({ ...compiledCardsById(db), parameters: [ids] });
    return rows;
  }
  return cardsById(db, ids)
    .where(isVisible('listings.seller_id', 'listings.guest_key', hidden))
    .execute();
}

const cardsById = (db: Database, ids: readonly string[]) =>
  cards(db).where('listings.id', '=', anyOf(ids)).where(isVisibleListing());

const compiledCards = new WeakMap<Database, CompiledQuery<CardRow>>();

/** Every list and every search ends with this statement, so it is compiled only once. */
function compiledCardsById(db: Database): CompiledQuery<CardRow> {
  let compiled = compiledCards.get(db);
  if (compiled === undefined) compiledCards.set(db, (compiled = cardsById(db, []).compile()));
  return compiled;
}
