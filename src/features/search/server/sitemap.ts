import { sql } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import { isForSale } from '../../listings/server/listings.ts';

/** Addresses in one sitemap file; the protocol allows 50,000. */
const FILE_SIZE = 20_000;
const HEX = '0123456789abcdef';

/**
 * The sitemap files of all active listings, each named by the prefix of its ids: ids are random, so the files
 * are about equally long, and each is one range of the primary key, at any size.
 */
export async function sitemapParts(db: Database): Promise<string[]> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select 1 from listings where ${isForSale()} limit ${FILE_SIZE * HEX.length + 1}) as active`.execute(
    db,
  );
  const count = rows[0]?.count ?? 0;
  const ones = [...HEX];
  if (count <= FILE_SIZE) return [''];
  return count <= FILE_SIZE * HEX.length
    ? ones
    : ones.flatMap((first) => ones.map((second) => first + second));
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
    .limit(50_000)
    .execute();
}

/** Members who have something for sale. NOTE: one file, limited to what the protocol allows in it. */
export function sitemapSellers(db: Database) {
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
    .orderBy('id')
    .limit(50_000)
    .execute();
}

/** The lowest or highest id with this prefix. */
function fillId(beginning: string, digit: string): string {
  const hex = beginning.padEnd(32, digit);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
