import { type Insertable, type Nullable, type Selectable, sql, type Transaction } from 'kysely';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { insertRows } from '../../../../platform/server/db/insert-rows.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import {
  type ListingReading,
  type ListingTexts,
  OLDEST_USABLE_READING,
  READER_VERSION,
  readListing,
  restoreItem,
  storedItem,
} from '../../item-language/server/item-language.ts';
import type { CategorySlug } from '../../../../shared/taxonomy.ts';

/** Reading and writing what the reader of texts finds in listings (docs/decisions/0091). */

/** Reads a listing and stores what was found, in the transaction that writes the listing. */
export const storeReading = (trx: Transaction<DB>, id: string, listing: ListingTexts): Promise<void> =>
  writeReadings(trx, [{ id, reading: readListing(listing, new Date()) }]);

/** Stores readings in place of earlier ones. */
export async function writeReadings(
  trx: Transaction<DB>,
  readings: readonly { id: string; reading: ListingReading }[],
): Promise<void> {
  if (readings.length === 0) return;
  const rows = readings.map(({ id, reading }) => rowOf(id, reading));
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'listing_id');
  await insertRows(trx, 'listing_readings', rows)
    .onConflict((conflict) =>
      conflict
        .column('listing_id')
        .doUpdateSet(Object.fromEntries(columns.map((name) => [name, sql.ref(`excluded.${name}`)]))),
    )
    .execute();
}

function rowOf(
  listingId: string,
  { item, words, price, facts }: ListingReading,
): Insertable<DB['listing_readings']> {
  const { kind, partOf, comesWith, isAccessory, isWanted, brand, model } = storedItem(item);
  return {
    listing_id: listingId,
    reader_version: READER_VERSION,
    kind,
    part_of: partOf,
    comes_with: [...comesWith],
    is_accessory: isAccessory,
    is_wanted: isWanted,
    brand,
    model,
    title_words: words.title,
    title_standing: words.standing,
    tag_words: words.tags,
    text_words: words.text,
    // They are sent as JSON with the rest of the row.
    price_traits: price as never,
    facts: JSON.parse(JSON.stringify(facts, (_, value: unknown) => wellFormed(value))) as never,
  };
}

/** A sentence that was cut may end in half a sign, which PostgreSQL refuses. */
const wellFormed = (value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value);

/** What search and wants need of a reading. */
export type TextReading = Pick<ListingReading, 'item' | 'words'>;
/** What price help needs of a reading. */
export type TitleReading = Pick<ListingReading, 'item' | 'price'> & {
  words: Pick<ListingReading['words'], 'title'>;
};
/** What comparisons need of a reading. */
export type FactReading = Pick<ListingReading, 'item' | 'facts'>;

type Readings<Reading> = Promise<ReadonlyMap<string, Reading>>;

/** Finds the words of listings and what their titles are about, by their ids. */
export async function findTextReadings(db: Database, ids: readonly string[]): Readings<TextReading> {
  const rows = await storedRows(db, ids)
    .select(['title_words', 'title_standing', 'tag_words', 'text_words'])
    .execute();
  const found = rows.map((row) => ({
    id: row.listing_id,
    item: itemOfRow(row),
    words: {
      title: row.title_words,
      standing: row.title_standing,
      tags: row.tag_words,
      text: row.text_words,
    },
  }));
  return withUnread<TextReading>(db, ids, found);
}

/** Finds what the titles of listings say, by their ids. */
export async function findTitleReadings(db: Database, ids: readonly string[]): Readings<TitleReading> {
  const rows = await storedRows(db, ids).select(['title_words', 'price_traits']).execute();
  const found = rows.map((row) => ({
    id: row.listing_id,
    item: itemOfRow(row),
    words: { title: row.title_words },
    price: row.price_traits as unknown as TitleReading['price'],
  }));
  return withUnread<TitleReading>(db, ids, found);
}

/** Finds the facts of listings and what their titles are about, by their ids. */
export async function findFactReadings(db: Database, ids: readonly string[]): Readings<FactReading> {
  const rows = await storedRows(db, ids).select('facts').execute();
  const found = rows.map((row) => ({
    id: row.listing_id,
    item: itemOfRow(row),
    facts: row.facts as unknown as FactReading['facts'],
  }));
  return withUnread<FactReading>(db, ids, found);
}

const storedRows = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom('listing_readings')
    .select(['listing_id', 'kind', 'part_of', 'comes_with', 'is_accessory', 'is_wanted', 'brand', 'model'])
    .where('listing_id', '=', anyOf(ids))
    .where('reader_version', '>=', OLDEST_USABLE_READING);
type StoredRow = Awaited<ReturnType<ReturnType<typeof storedRows>['execute']>>[number];

const itemOfRow = (row: StoredRow): ListingReading['item'] =>
  restoreItem({
    kind: row.kind,
    partOf: row.part_of,
    comesWith: row.comes_with,
    isAccessory: row.is_accessory,
    isWanted: row.is_wanted,
    brand: row.brand,
    model: row.model,
  });

/** What search ranks a listing by. */
export type RankedReading = Pick<ListingReading, 'words'> & {
  item: Pick<ListingReading['item'], 'kind' | 'partOf' | 'isAccessory' | 'isWanted'>;
};

/** The columns of a reading that search joins; null where a listing has no usable one. */
export const RANKED_COLUMNS = [
  'reading.kind',
  'reading.part_of',
  'reading.is_accessory',
  'reading.is_wanted',
  'reading.title_words',
  'reading.title_standing',
  'reading.tag_words',
  'reading.text_words',
] as const;

/** Restores a reading from the columns that search joins; undefined where these are of none. */
export function rankedReading(
  row: Nullable<
    Pick<
      Selectable<DB['listing_readings']>,
      | 'kind'
      | 'part_of'
      | 'is_accessory'
      | 'is_wanted'
      | 'title_words'
      | 'title_standing'
      | 'tag_words'
      | 'text_words'
    >
  >,
): RankedReading | undefined {
  const { title_words: title, title_standing: standing, tag_words: tags, text_words: text } = row;
  if (title === null || standing === null || tags === null || text === null) return undefined;
  const item = restoreItem({
    kind: row.kind,
    partOf: row.part_of,
    isAccessory: row.is_accessory === true,
    isWanted: row.is_wanted === true,
    comesWith: [],
    brand: null,
    model: null,
  });
  return { item, words: { title, standing, tags, text } };
}

/** Adds the readings of those that have no usable one yet, made now from their texts. */
async function withUnread<Reading>(
  db: Database,
  ids: readonly string[],
  found: readonly (NoInfer<Reading> & { id: string })[],
): Readings<Reading> {
  const readings = new Map<string, Reading>(found.map((reading) => [reading.id, reading]));
  const missing = ids.filter((id) => !readings.has(id));
  const now = new Date();
  for (const listing of await findTexts(db, missing))
    readings.set(listing.id, readListing(listing, now) as Reading);
  return readings;
}

/** The texts of listings, as the reader takes them. */
export async function findTexts(
  db: Database,
  ids: readonly string[],
): Promise<(ListingTexts & { id: string })[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'title', 'description', 'tags', 'category'])
    .where('id', '=', anyOf(ids))
    .execute();
  return rows.map((row) => ({ ...row, tags: row.tags ?? [], category: row.category as CategorySlug }));
}
