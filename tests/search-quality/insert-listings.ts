import { sql } from 'kysely';
import { countWords } from '../../src/features/finding/search/server/words/count-words.ts';
import {
  createReadingMetrics,
  readOutdatedListings,
} from '../../src/features/items/listings/server/read-outdated.ts';
import type { Database } from '../../src/platform/server/db/database.ts';
import { insertRows } from '../../src/platform/server/db/insert-rows.ts';
import type { MeasuredListing } from './make-listings.ts';

const SILENT = { info: () => undefined, error: () => undefined };
const SELLERS = 50;
const AT_ONCE = 100;
const MINUTE = 60_000;

/** Stores the listings, the first one as the newest. Answers what each id is. */
export async function insertListings(
  db: Database,
  listings: readonly MeasuredListing[],
): Promise<ReadonlyMap<string, MeasuredListing>> {
  const sellers = Array.from({ length: SELLERS }, (_, n) => ({
    id: crypto.randomUUID(),
    email: `seller${n}@example.com`,
    username: `seller${n}`,
  }));
  await insertRows(
    db,
    'users',
    sellers.map(({ username, ...user }) => ({ ...user, name: username, email_verified: true, username })),
  ).execute();
  await insertRows(db, 'profiles', sellers).execute();
  const known = new Map(listings.map((listing) => [crypto.randomUUID() as string, listing]));
  const now = Date.now();
  const rows = [...known].map(([id, { title, description, category, condition, priceCents }], n) => ({
    id,
    title,
    description,
    category,
    price_cents: priceCents,
    condition,
    seller_id: sellers[n % SELLERS]?.id ?? null,
    created_at: new Date(now - n * 4 * MINUTE),
  }));
  // A statement has five seconds.
  for (let start = 0; start < rows.length; start += AT_ONCE)
    await insertRows(db, 'listings', rows.slice(start, start + AT_ONCE)).execute();
  await readOutdatedListings({ db, log: SILENT, readingMetrics: createReadingMetrics() });
  // PostgreSQL does this by itself after a minute, and searches start from how many listings there are.
  await sql`analyze listings`.execute(db);
  await countWords(db);
  return known;
}
