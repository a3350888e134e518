import { type ExpressionBuilder, type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import type { DB } from '../../../platform/server/db/schema.generated.ts';
import type { Owner } from '../../../platform/server/http/actor.ts';
import { decodeCursor, encodeCursor } from '../../../shared/pagination.ts';
import type { ListingQuery } from '../contract/listing.ts';
import { LISTING_LIMITS } from '../contract/listing-limits.ts';

/** Where a page of results ended: the sort key and the id of its last row; 'popular' sorts by `favourites` first. */
export type ListingCursor = { key: number; id: string; favourites?: number };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Largest value of a JavaScript date and of a price; beyond it PostgreSQL would refuse the cursor. */
const MAX_KEY = 8_640_000_000_000_000;
/** Largest value of an integer column. */
const MAX_COUNT = 2_147_483_647;

/** Null for a cursor that no answer of ours contained. */
export function parseListingCursor(text: string, sort: ListingQuery['sort']): ListingCursor | null {
  if (sort === 'popular') return parsePopularCursor(text);
  const [key, id] = decodeCursor(text, 2) ?? [];
  if (typeof key !== 'number' || typeof id !== 'string' || !UUID.test(id)) return null;
  const highest = sortsByPrice(sort) ? LISTING_LIMITS.maxPriceCents : MAX_KEY;
  return key >= 0 && key <= highest ? { key, id } : null;
}

function parsePopularCursor(text: string): ListingCursor | null {
  const [favourites, key, id] = decodeCursor(text, 3) ?? [];
  if (typeof favourites !== 'number' || typeof key !== 'number') return null;
  if (typeof id !== 'string' || !UUID.test(id)) return null;
  const possible = favourites >= 0 && favourites <= MAX_COUNT && key >= 0 && key <= MAX_KEY;
  return possible ? { favourites, key, id } : null;
}

const sortsByPrice = (sort: ListingQuery['sort']) => sort === 'price_low' || sort === 'price_high';

/** The cursor after a row. */
export function listingCursorAfter(row: CardRow, sort: ListingQuery['sort']): string {
  if (sort === 'popular') {
    return encodeCursor([row.recent_favourites, row.listed_at.getTime(), row.id]);
  }
  return encodeCursor([sortsByPrice(sort) ? row.price_cents : row.listed_at.getTime(), row.id]);
}

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
  'listings.recent_favourites',
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

function listingsWithSeller(db: Database | Transaction<DB>) {
  return db
    .selectFrom('listings')
    .leftJoin('profiles as seller', 'seller.id', 'listings.seller_id')
    .select(cardColumns);
}

const builtCards = new WeakMap<Database, ReturnType<typeof buildCards>>();

/** Everything a card needs, in one query; begun once for a database, as Kysely reads each column's name anew. */
function cards(db: Database) {
  let built = builtCards.get(db);
  if (built === undefined) builtCards.set(db, (built = buildCards(db)));
  return built;
}

function buildCards(db: Database) {
  return listingsWithSeller(db)
    .leftJoin('photos as cover', (join) =>
      join.onRef('cover.listing_id', '=', 'listings.id').on('cover.position', '=', 0),
    )
    .select(coverColumns)
    .select(
      sql<string>`left(listings.description, ${sql.lit(LISTING_LIMITS.cardDescription)})`.as('description'),
    );
}
export type CardRow = Awaited<ReturnType<ReturnType<typeof cards>['execute']>>[number];

/** One row more than the limit tells whether there is another page. */
export function findCards(
  db: Database,
  query: Omit<ListingQuery, 'cursor'>,
  cursor: ListingCursor | null,
): Promise<CardRow[]> {
  return ordered(matching(cards(db), query), query.sort, cursor)
    .limit(query.limit + 1)
    .execute();
}

/** Counts at most `cap` + 1 matching listings, so that a common search costs no more than that. */
export async function countMatching(
  db: Database,
  query: Omit<ListingQuery, 'cursor' | 'sort' | 'limit'>,
  cap: number,
): Promise<number> {
  const matches = matching(db.selectFrom('listings').select(sql<number>`1`.as('one')), query).limit(cap + 1);
  const { count } = await db
    .selectFrom(matches.as('matches'))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function findOwnCards(
  db: Database,
  owner: Owner,
  limit: number,
  cursor: ListingCursor | null,
): Promise<CardRow[]> {
  return ordered(
    cards(db)
      .where((where) => ownedBy(where, owner))
      .where('listings.deleted_at', 'is', null),
    'newest',
    cursor,
  )
    .limit(limit + 1)
    .execute();
}

/** In no order. */
export function findCardsById(db: Database, ids: readonly string[]): Promise<CardRow[]> {
  return cards(db)
    .where(sql<boolean>`listings.id = any(${ids}::uuid[])`)
    .where('listings.deleted_at', 'is', null)
    .execute();
}

/** Newest first, with the listing in one query: most listings have none. */
const pastPrices = sql<{ priceCents: number; until: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('priceCents', price_cents, 'until', until) order by id desc), '[]')
  from (
    select id, price_cents, until from listing_prices
    where listing_id = listings.id order by id desc limit ${sql.lit(LISTING_LIMITS.pastPrices)}
  ) as past)`;

/** What is not deleted. */
export function findListing(db: Database, id: string) {
  return listingsWithSeller(db)
    .select(['listings.description', 'listings.tags', 'listings.location', 'listings.renewed_at'])
    .select(pastPrices.as('past_prices'))
    .where('listings.id', '=', id)
    .where('listings.deleted_at', 'is', null)
    .executeTakeFirst();
}
export type ListingRow = NonNullable<Awaited<ReturnType<typeof findListing>>>;

/** Numbers of an owner's dashboard. */
export function summarizeOwn(db: Database, owner: Owner) {
  return db
    .selectFrom('listings')
    .where((where) => ownedBy(where, owner))
    .where('deleted_at', 'is', null)
    .select((eb) => [
      eb.fn.countAll<string>().filterWhere('status', '=', 'active').as('active'),
      eb.fn.countAll<string>().filterWhere('status', '=', 'sold').as('sold'),
      eb.fn.sum<string | null>('price_cents').filterWhere('status', '=', 'sold').as('revenue_cents'),
    ])
    .executeTakeFirstOrThrow();
}

/** Changes only what the owner has and has not deleted; undefined when nothing was changed. */
export function updateOwn(db: Database | Transaction<DB>, id: string, owner: Owner) {
  return db
    .updateTable('listings')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where((where) => ownedBy(where, owner))
    .returning('id');
}

export function ownedBy(where: ExpressionBuilder<DB, 'listings'>, owner: Owner) {
  return owner.kind === 'member'
    ? where('listings.seller_id', '=', owner.id)
    : where('listings.guest_key', '=', owner.key);
}

type ListingSelect<O> = SelectQueryBuilder<DB, 'listings', O>;

function matching<Q extends ListingSelect<unknown>>(
  select: Q,
  filter: Omit<ListingQuery, 'cursor' | 'sort' | 'limit'>,
): Q {
  let query: ListingSelect<unknown> = select
    .where('listings.status', '=', 'active')
    .where('listings.deleted_at', 'is', null);
  if (filter.category !== undefined) query = query.where('listings.category', '=', filter.category);
  if (filter.condition !== undefined) query = query.where('listings.condition', '=', filter.condition);
  if (filter.minPriceCents !== undefined)
    query = query.where('listings.price_cents', '>=', filter.minPriceCents);
  if (filter.maxPriceCents !== undefined)
    query = query.where('listings.price_cents', '<=', filter.maxPriceCents);
  for (const word of searchWords(filter.q)) {
    query = query.where('listings.search_text', 'like', `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  }
  return query as Q;
}

/** Every word has to occur somewhere in title, description or tags; more than eight narrow nothing further. */
export function searchWords(text: string | undefined): string[] {
  return (text ?? '')
    .toWellFormed()
    .replaceAll('\0', '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8);
}

function ordered<Q extends ListingSelect<unknown>>(
  select: Q,
  sort: ListingQuery['sort'],
  cursor: ListingCursor | null,
): Q {
  if (sort === 'popular') return popularFirst(select, cursor);
  const column = sortsByPrice(sort) ? 'listings.price_cents' : 'listings.listed_at';
  const direction = sort === 'price_low' ? 'asc' : 'desc';
  let query: ListingSelect<unknown> = select.orderBy(column, direction).orderBy('listings.id', direction);
  if (cursor !== null) {
    const key = sortsByPrice(sort) ? sql`${cursor.key}::int` : sql`${new Date(cursor.key)}::timestamptz`;
    const comparison = sql.raw(direction === 'asc' ? '>' : '<');
    query = query.where(
      sql<boolean>`(${sql.ref(column)}, listings.id) ${comparison} (${key}, ${cursor.id}::uuid)`,
    );
  }
  return query as Q;
}

/** By the favourites of the last 30 days, then newest; while nobody saves anything that is newest. */
function popularFirst<Q extends ListingSelect<unknown>>(select: Q, cursor: ListingCursor | null): Q {
  let query: ListingSelect<unknown> = select
    .orderBy('listings.recent_favourites', 'desc')
    .orderBy('listings.listed_at', 'desc')
    .orderBy('listings.id', 'desc');
  if (cursor !== null) {
    query = query.where(
      sql<boolean>`(listings.recent_favourites, listings.listed_at, listings.id)
        < (${cursor.favourites ?? 0}::int, ${new Date(cursor.key)}::timestamptz, ${cursor.id}::uuid)`,
    );
  }
  return query as Q;
}
