import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { planEachTime } from '../../../../platform/server/db/statement-names.ts';
import type { Position } from '../../../../shared/position.ts';
import type { CategorySlug, ConditionSlug } from '../../../../shared/taxonomy.ts';
import {
  findTitleReadings,
  isForSale,
  isVisibleListing,
  onEarth,
  type TitleReading,
} from '../../../items/listings/server/listings.ts';
import { isVisible } from '../../../trust/blocks/server/blocks.ts';

/**
 * Reads what may be comparable. Indexes select a bounded number of rows, whatever the words: all listings with a rare
 * word of the title, and the newest of the category for words that very many have. So a question costs the same in a
 * category of a hundred thousand (docs/decisions/0013).
 */

/** Rare words are looked up, as many as are in this many listings for sale together. */
const READ_FOR_WORDS = 700;
/** Sold listings with a rare word; of these it is not known in advance how many there are. */
const SOLD_WITH_WORD = 700;
/** The number of newest listings that are searched for common words. */
const MAX_NEWEST = 500;
/** Rows with the most of the words, of sold and of active ones, whose titles are then compared. */
const ROWS = 120;
/** Older ones say little about today's prices. */
const DAYS = 365;
/** One dollar to a million: prices outside are no prices, such as 0 for 'ask me'. */
const PRICES = { from: 100, to: 100_000_000 } as const;

export interface ComparableRow {
  id: string;
  title: string;
  category: CategorySlug;
  priceCents: number;
  condition: ConditionSlug;
  soldAt: Date | null;
  listedAt: Date;
  seller: string;
  /** Meters from where was asked for; null if either is unknown. */
  metersAway: number | null;
}

/** A row with what was read of it when it was written. */
export type ReadComparable = ComparableRow & { reading: TitleReading };

export interface KnownWord {
  word: string;
  listings: number;
}

/** Counts the listings for sale that have each of these words, and all of them. Leaves out words that none has. */
export async function countOfWords(
  db: Database,
  words: readonly string[],
): Promise<{ known: KnownWord[]; total: number }> {
  const { rows } = await sql<KnownWord & { total: number }>`
    select word, listings, greatest(1, (select reltuples from pg_class where oid = 'listings_newest'::regclass))::int as total
    from search_words where word = any(${words}::text[])`.execute(db);
  return { known: rows.map(({ word, listings }) => ({ word, listings })), total: rows[0]?.total ?? 1 };
}

/** The rarest words, as many as are in few enough listings to read all of them. */
export function rareWords(known: readonly KnownWord[]): string[] {
  let reads = 0;
  return known
    .toSorted((a, b) => a.listings - b.listings)
    .filter(({ listings }) => (reads += Math.max(1, listings)) <= READ_FOR_WORDS)
    .map(({ word }) => word);
}

interface Question {
  words: readonly string[];
  rare: readonly string[];
  category: CategorySlug | undefined;
  /** Listings that are left out. */
  except: readonly string[];
  /** Where to measure distances from. */
  near?: Position | undefined;
  /** People whose listings the viewer does not see. */
  hidden: readonly string[];
}

/** Listings with any of the words, those with most of them first; in no order between sold and active ones. */
export async function findComparables(db: Database, question: Question): Promise<ReadComparable[]> {
  const { rare, category, except, near, hidden } = question;
  const shown =
    hidden.length === 0 ? sql`` : sql`and ${isVisible('listings.seller_id', 'listings.guest_key', hidden)}`;
  const fits = sql`price_cents between ${sql.lit(PRICES.from)} and ${sql.lit(PRICES.to)}
    and id <> all(${except}::uuid[]) ${shown}`;
  const inCategory = category === undefined ? sql`` : sql`and category = ${category}`;
  const withRareWord = sql`search_text_words(search_text) && ${rare}::text[]`;
  const columns = sql`id, title, category, price_cents, condition, sold_at, listed_at, seller_id, guest_key, search_text, place`;
  const metersAway = near === undefined ? sql`null::float8` : sql`(place <-> ${onEarth(near)})`;
  const isSold = sql`status = 'sold' and ${isVisibleListing()}`;
  const since = sql`now() - make_interval(days => ${sql.lit(DAYS)})`;
  const { rows } = await sql<ComparableRow>`
    with ${best(
      'active',
      sql`
      (select ${columns} from listings where ${isForSale()} and ${withRareWord})
      union all
      (select ${columns} from listings where ${isForSale()} ${inCategory}
        order by listed_at desc, id desc limit ${sql.lit(MAX_NEWEST)})`,
      question.words,
    )},
    ${best(
      'sold',
      sql`
      (select ${columns} from listings where ${isSold} and ${withRareWord} limit ${sql.lit(SOLD_WITH_WORD)})
      union all
      (select ${columns} from listings where ${isSold} ${inCategory}
        order by sold_at desc, id desc limit ${sql.lit(MAX_NEWEST)})`,
      question.words,
    )}
    select distinct on (id) id, title, category, price_cents as "priceCents", condition, sold_at as "soldAt",
      listed_at as "listedAt", coalesce(seller_id, guest_key) as seller, ${metersAway} as "metersAway"
    from (select * from active union all select * from sold) as listings
    where ${fits} and coalesce(sold_at, listed_at) > ${since}
    ${planEachTime}`.execute(db);
  const readings = await findTitleReadings(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const reading = readings.get(row.id);
    return reading === undefined ? [] : [{ ...row, reading }];
  });
}

/** The rows of a pool with the most words, which are between spaces in the text of a listing. */
function best(name: string, pool: RawBuilder<unknown>, words: readonly string[]): RawBuilder<unknown> {
  const wordCount = sql.join(
    words.map((word) => sql`(strpos(search_text, ${` ${word} `}::text) > 0)::int`),
    sql` + `,
  );
  return sql`${sql.ref(name)} as materialized (
    select * from (select *, ${wordCount} as found from (${pool}) as pool) as listings
    where found > 0 order by found desc, coalesce(sold_at, listed_at) desc, id limit ${sql.lit(ROWS)}
  )`;
}
