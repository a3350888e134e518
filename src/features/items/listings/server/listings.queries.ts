import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { Owner, OwnerKey } from '../../../../platform/server/http/actor.ts';
import { LISTING_LIMITS } from '../../../../shared/listing-limits.ts';
import type { Position } from '../../../../shared/position.ts';
import { cards, listingsWithSeller } from './cards.queries.ts';
import { distanceFrom, type ListingCursor, ordered } from './listing-order.ts';
import { isNotDeleted } from './visible-listings.ts';

export function findOwnCards(db: Database, owner: Owner, limit: number, cursor: ListingCursor | null) {
  return ordered(
    cards(db)
      .select('listings.hidden')
      .select(
        sql<number>`coalesce(
          (select views from listing_view_totals where listing_id = listings.id), 0)`.as('views'),
      )
      .select(
        sql<number>`(select count(*)::int from favourites where listing_id = listings.id)`.as('favourites'),
      )
      .where((where) => ownedBy(where, owner))
      .where(isNotDeleted()),
    { by: 'newest' },
    cursor,
  )
    .limit(limit + 1)
    .execute();
}
export type OwnCardRow = Awaited<ReturnType<typeof findOwnCards>>[number];

/** Newest first. A subquery rather than a query of its own, because most listings have none. */
const pastPrices = sql<{ priceCents: number; until: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('priceCents', price_cents, 'until', until) order by id desc), '[]')
  from (
    select id, price_cents, until from listing_prices
    where listing_id = listings.id order by id desc limit ${sql.lit(LISTING_LIMITS.pastPrices)}
  ) as past)`;

/** A listing that is not deleted, hidden or not, with its distance from the viewer. */
export function findListing(db: Database, id: string, near?: Position) {
  return listingsWithSeller(db)
    .select(['listings.description', 'listings.tags', 'listings.location', 'listings.renewed_at'])
    .leftJoin('users as account', 'account.id', 'listings.seller_id')
    .select([
      'listings.hidden',
      'listings.latitude',
      'listings.longitude',
      'listings.pickup_days',
      'listings.pickup_from',
      'listings.pickup_to',
      'account.email_verified as seller_email_confirmed',
      sql<boolean>`seller.phone is not null`.as('seller_phone_confirmed'),
    ])
    .select((near ? distanceFrom(near) : sql<number | null>`null::float8`).as('distance'))
    .select(pastPrices.as('past_prices'))
    .where('listings.id', '=', id)
    .where(isNotDeleted())
    .executeTakeFirst();
}
export type ListingRow = NonNullable<Awaited<ReturnType<typeof findListing>>>;

/** The numbers of an owner's dashboard. */
export function summarizeOwn(db: Database, owner: OwnerKey) {
  return db
    .selectFrom('listings')
    .leftJoin('listing_view_totals as total', 'total.listing_id', 'listings.id')
    .leftJoin('sales', 'sales.listing_id', 'listings.id')
    .where((where) => ownedBy(where, owner))
    .where(isNotDeleted())
    .select((eb) => [
      eb.fn.countAll<string>().filterWhere('status', '=', 'active').as('active'),
      eb.fn.countAll<string>().filterWhere('status', '=', 'paused').as('paused'),
      eb.fn.countAll<string>().filterWhere('status', '=', 'sold').as('sold'),
      eb.fn.sum<string | null>('total.views').as('views'),
      // The price a named buyer paid, else the asking price.
      eb.fn
        .sum<string | null>(eb.fn.coalesce('sales.price_cents', 'listings.price_cents'))
        .filterWhere('status', '=', 'sold')
        .as('revenue_cents'),
    ])
    .executeTakeFirstOrThrow();
}

/** Updates a listing only if the owner has it and has not deleted it; undefined when nothing was changed. */
export function updateOwn(db: Database | Transaction<DB>, id: string, owner: Owner) {
  return db
    .updateTable('listings')
    .where('id', '=', id)
    .where(isNotDeleted())
    .where((where) => ownedBy(where, owner))
    .returning('id');
}

export function ownedBy(where: ExpressionBuilder<DB, 'listings'>, owner: OwnerKey) {
  return owner.kind === 'member'
    ? where('listings.seller_id', '=', owner.id)
    : where('listings.guest_key', '=', owner.key);
}
