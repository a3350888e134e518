import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { isForSale } from '../../../items/listings/server/listings.ts';

/** Addresses per sitemap file when counted. The protocol allows 50,000, which leaves room until the next count. */
const FILE_SIZE = 20_000;
const MAX_IN_FILE = 50_000;
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
 * Returns the id prefixes of the files. Ids are random, so the files have about the same size, and each reads one range
 * of the primary key.
 */
function partsFor(count: number): string[] {
  const ones = [...HEX];
  if (count <= FILE_SIZE) return [''];
  return count <= FILE_SIZE * HEX.length
    ? ones
    : ones.flatMap((first) => ones.map((second) => first + second));
}

/** Stores the number of active listings and their sellers. A scheduled job runs it. */
export async function countSitemap(db: Database): Promise<void> {
  await sql`
    insert into sitemap_counts (listings, sellers)
    select count(*)::int, count(distinct seller_id)::int from listings where ${isForSale()}
    on conflict (one) do update set listings = excluded.listings, sellers = excluded.sellers`.execute(db);
}

/** Selects the active listings whose id starts with a prefix of up to two hex digits. */
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

/** Selects members with something for sale whose id starts with a prefix of up to two hex digits. */
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
