import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { isForSale } from '../../../items/listings/server/listings.ts';

/** Addresses in one sitemap file; the protocol allows 50,000, so a file has room until the next count. */
const FILE_SIZE = 20_000;
const MAX_IN_FILE = 50_000;
const HEX = '0123456789abcdef';

/** The files of a sitemap, each named by the prefix of its ids; '' is the only file. */
export interface SitemapParts {
  listings: string[];
  sellers: string[];
}

/** Returns the files of all active listings and their sellers, by the stored counts. */
export async function sitemapParts(db: Database): Promise<SitemapParts> {
  const counts = await db.selectFrom('sitemap_counts').select(['listings', 'sellers']).executeTakeFirst();
  return { listings: partsFor(counts?.listings ?? 0), sellers: partsFor(counts?.sellers ?? 0) };
}

/** Ids are random, so files by prefix are about equally long, and each is one range of the primary key, at any size. */
function partsFor(count: number): string[] {
  const ones = [...HEX];
  if (count <= FILE_SIZE) return [''];
  return count <= FILE_SIZE * HEX.length
    ? ones
    : ones.flatMap((first) => ones.map((second) => first + second));
}

/** Stores how many active listings and sellers there are; run by a schedule. */
export async function countSitemap(db: Database): Promise<void> {
  await sql`
    insert into sitemap_counts (listings, sellers)
    select count(*)::int, count(distinct seller_id)::int from listings where ${isForSale()}
    on conflict (one) do update set listings = excluded.listings, sellers = excluded.sellers`.execute(db);
}

/** The active listings whose id starts with up to two hex digits. */
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

/** Members who have something for sale, whose id starts with up to two hex digits. */
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

/** The lowest or highest id with this prefix. */
function fillId(beginning: string, digit: string): string {
  const hex = beginning.padEnd(32, digit);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
