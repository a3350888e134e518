import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import { planEachTime } from '../../../../platform/server/db/statement-names.ts';
import type { Position } from '../../../../shared/position.ts';
import {
  type CardRow,
  cards,
  distanceFrom,
  isForSale,
  type ListingSelect,
} from '../../../items/listings/server/listings.ts';
import { among, filtered } from './browse.queries.ts';
import { searchWords } from './search-terms.ts';

interface TitleFilters {
  minPriceCents?: number | undefined;
  maxPriceCents?: number | undefined;
  near?: Position | undefined;
  /** Sellers hidden from the viewer. */
  hidden: readonly string[];
}

/** Newest listings to scan. Common text is found among these. */
const MAX_NEWEST = 5_000;
/** Words in at most this many names are looked up through the index. */
const MAX_RARE = 4_000;
/** Maximum words to list. One or two letters are part of more. */
const MAX_WORDS = 3_000;

/**
 * Finds listings for sale whose title contains a text in any case, newest first. Reads a bounded number: the newest
 * listings, and those with the rarest of its words in their name.
 */
export async function findByTitle(
  db: Database,
  text: string,
  { near, hidden, ...prices }: TitleFilters,
  limit: number,
): Promise<(CardRow & { location: string | null })[]> {
  const contains = (listings: ListingSelect<unknown>) =>
    filtered(listings, { ...prices, hidden, order: { by: 'newest' } })
      .where(sql<boolean>`strpos(lower(listings.title), lower(${text.normalize()}::text)) > 0`)
      .select('listings.id')
      .orderBy('listings.listed_at', 'desc')
      .orderBy('listings.id', 'desc')
      .limit(limit)
      .modifyEnd(planEachTime)
      .execute();
  const newest = db
    .selectFrom('listings')
    .selectAll('listings')
    .where(isForSale())
    .orderBy('listings.listed_at', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(MAX_NEWEST);
  let titles = await contains(among(db, newest));
  if (titles.length < limit) {
    const words = await rarestWord(db, text);
    if (words !== null) {
      const named = db
        .selectFrom('listings')
        .selectAll('listings')
        .where(isForSale())
        .where(sql<boolean>`search_text_words(name_text) && ${words}::text[]`)
        // A planner fence: without it, PostgreSQL would scan in list order.
        .offset(0);
      titles = await contains(among(db, named));
    }
  }
  return cardsInOrder(
    db,
    titles.map(({ id }) => id),
    near,
  );
}

/** Returns the known words that contain the rarest word of a text; null if all are common or unknown. */
async function rarestWord(db: Database, text: string): Promise<string[] | null> {
  const typed = searchWords(text);
  const { rows } = await sql<{ words: string[] }>`
    select words from (
      select array_agg(word) as words, sum(greatest(names, 1)) as names
      from unnest(${typed}::text[]) as typed (content)
      cross join lateral (
        select word, names from search_words
        where word_pieces(word) @> word_pieces(content) and strpos(word, content) > 0
        limit ${sql.lit(MAX_WORDS)}
      ) as known
      group by content having count(*) < ${sql.lit(MAX_WORDS)}
    ) as known
    where names <= ${sql.lit(MAX_RARE)} order by names limit 1`.execute(db);
  return rows[0]?.words ?? null;
}

/** Loads cards with the area that the seller named, in the order of the ids. */
export async function cardsInOrder(db: Database, ids: readonly string[], near: Position | undefined) {
  if (ids.length === 0) return [];
  const rows = await cards(db)
    .select('listings.location')
    .select((near ? distanceFrom(near) : sql<number | null>`null::float8`).as('distance'))
    .where('listings.id', '=', anyOf(ids))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
