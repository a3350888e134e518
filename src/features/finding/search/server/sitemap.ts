import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { isForSale } from '../../../items/listings/server/listings.ts';

/** Addresses per sitemap file when counted. The protocol allows 50,000, which leaves room until the next count. */
const FILE_SIZE = 20_000;
const MAX_IN_FILE = 50_000;
/** Files of each kind: an index may name 50,000. */
const MAX_FILES = 4096;
const MAX_COUNTED = 100_000;
const HEX = '0123456789abcdef';

/** The sitemap files, each named by the prefix of its ids; '' means a single file. */
export interface SitemapParts {
  listings: string[];
  sellers: string[];
}

/** Returns the files of all active listings and their sellers, by the stored counts. */
export async function sitemapParts(db: Database): Promise<SitemapParts> {
  const counts = await db.selectFrom('sitemap_counts').select(['listings', 'sellers']).executeTakeFirst();
  return { listings: partsFor(counts?.listings ?? 0), sellers: partsFor(counts?.sellers ?? 0) };
}

/**
 * Returns the id prefixes of the files, as long as needed. Ids are random, so the files have about the same size, and
 * each reads one range of the primary key.
 */
function partsFor(count: number): string[] {
  let parts = [''];
  while (count > FILE_SIZE * parts.length && parts.length < MAX_FILES)
    parts = parts.flatMap((part) => [...HEX].map((digit) => part + digit));
  return parts;
}

/**
 * Stores the number of active listings and their sellers. A scheduled job runs it.
 * @param maxCounted With this many listings, both numbers are estimated from PostgreSQL's statistics. Counting ten
 * million would take longer than a statement may.
 */
export async function countSitemap(db: Database, maxCounted = MAX_COUNTED): Promise<void> {
  const rowsOf = (name: string) =>
    sql`(select reltuples from pg_class where oid = ${sql.lit(name)}::regclass)`;
  await sql`
    insert into sitemap_counts (listings, sellers)
    select
      case when listings < ${maxCounted}::int then listings else greatest(listings, ${rowsOf('listings_newest')}) end,
      case when listings < ${maxCounted}::int then sellers else greatest(sellers, ${rowsOf('profiles')}) end
    from (
      select count(*)::int as listings, count(distinct seller_id)::int as sellers
      from (select seller_id from listings where ${isForSale()} limit ${maxCounted}::int) as few
    ) as counted
    on conflict (one) do update set listings = excluded.listings, sellers = excluded.sellers`.execute(db);
}

/** Selects the active listings whose id starts with a prefix of up to three hex digits. */
export function sitemapListings(db: Database, part: string) {
  return db
    .selectFrom('listings')
    .select(['id', 'updated_at'])
    .where(isForSale())
    .where('id', '>=', fillId(part, '0'))
    .where('id', '<=', fillId(part, 'f'))
    .orderBy('id')
    .limit(MAX_IN_FILE)
    .execute();
}

/** Selects members with something for sale whose id starts with a prefix of up to three hex digits. */
export function sitemapSellers(db: Database, part: string) {
  return db
    .selectFrom('profiles')
    .select('id')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('listings')
          .select('listings.id')
          .whereRef('listings.seller_id', '=', 'profiles.id')
          .where(isForSale()),
      ),
    )
    .where('id', '>=', fillId(part, '0'))
    .where('id', '<=', fillId(part, 'f'))
    .orderBy('id')
    .limit(MAX_IN_FILE)
    .execute();
}

/** Returns the lowest or highest id with a prefix. */
function fillId(beginning: string, digit: string): string {
  const hex = beginning.padEnd(32, digit);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
