import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { isForSale } from '../../../items/listings/server/listings.ts';
import { isVisible } from '../../../trust/blocks/server/blocks.ts';

/** Maximum listings in each of the two lists. */
const MAX_PER_LIST = 6;
/**
 * Maximum candidates: the newest that share a rare word of the title, the newest of the category, and the nearest in
 * price on either side.
 */
const WITH_WORD = 100;
const NEWEST = 100;
const CHEAPER = 70;
const DEARER = 70;
/**
 * Looks for the rarest title words that together are in at most this many listings. All of these listings are read, so
 * this bounds the cost.
 */
const MAX_READ_FOR_WORDS = 1000;
const WORDS = 4;

interface Related {
  fromSeller: string[];
  similar: string[];
}

/**
 * Returns the ids of related listings; undefined if the listing does not exist or its seller is hidden. Comparing
 * titles is expensive, so indexes first select a fixed number of candidates. The cost does not grow with the category.
 */
export async function findRelated(
  db: Database,
  id: string,
  hidden: readonly string[],
): Promise<Related | undefined> {
  const shown =
    hidden.length === 0 ? sql`` : sql`and ${isVisible('listings.seller_id', 'listings.guest_key', hidden)}`;
  const { rows } = await sql<Related>`
    with self as materialized (
      select id, title, category, price_cents, seller_id, guest_key from listings where id = ${id}::uuid ${shown}
    ),
    -- 'The', 'for' and 'new' are in titles of everything.
    rare as materialized (
      select coalesce(array_agg(word), '{}') as words from (
        select word, sum(listings) over (order by listings, word) as reads from search_words
        where word = any ((select search_tokens(title) from self)::text[])
          and length(word) >= 4 and listings <= ${sql.lit(MAX_READ_FOR_WORDS)}
        order by listings, word limit ${sql.lit(WORDS)}
      ) as rarest
      where reads <= ${sql.lit(MAX_READ_FOR_WORDS)}
    ),
    with_word as materialized (
      select id, listed_at from listings
      where ${isForSale()} and search_text_words(search_text) && (select words from rare)
    ),
    candidates as (
      (select id from with_word order by listed_at desc, id desc limit ${sql.lit(WITH_WORD)})
      union
      (select id from listings
        where ${isForSale()} and category = (select category from self)
        order by listed_at desc, id desc limit ${sql.lit(NEWEST)})
      union
      (select id from listings
        where ${isForSale()} and category = (select category from self)
          and price_cents <= (select price_cents from self)
        order by price_cents desc, id desc limit ${sql.lit(CHEAPER)})
      union
      (select id from listings
        where ${isForSale()} and category = (select category from self)
          and price_cents > (select price_cents from self)
        order by price_cents, id limit ${sql.lit(DEARER)})
    ),
    alike as (
      select listings.id, listings.listed_at,
        4 * similarity(listings.title, self.title)
          - 0.5 * least(1, abs(ln((listings.price_cents + 500)::float8 / (self.price_cents + 500)::float8)))
          + 0.5 * (listings.category = self.category)::int as score
      from candidates
      join listings on listings.id = candidates.id
      cross join self
      where listings.id <> self.id
        and coalesce(listings.seller_id, listings.guest_key) <> coalesce(self.seller_id, self.guest_key)
        ${shown}
      order by score desc, listings.listed_at desc, listings.id desc
      limit ${sql.lit(MAX_PER_LIST)}
    ),
    others as (
      select listings.id, listings.listed_at from listings
      where seller_id = (select seller_id from self) and ${isForSale()} and listings.id <> ${id}::uuid
      order by listed_at desc, id desc
      limit ${sql.lit(MAX_PER_LIST)}
    )
    select
      array(select id from others order by listed_at desc, id desc)::text[] as "fromSeller",
      array(select id from alike order by score desc, listed_at desc, id desc)::text[] as similar
    from self`.execute(db);
  return rows[0];
}
