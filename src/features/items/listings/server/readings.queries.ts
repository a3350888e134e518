import { type Insertable, type Nullable, type Selectable, sql, type Transaction } from 'kysely';
import type { ByColumn } from '../../../../platform/server/db/by-column.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { insertRows } from '../../../../platform/server/db/insert-rows.ts';
import type { DB, JsonValue } from '../../../../platform/server/db/schema.generated.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { CategorySlug } from '../../../../shared/taxonomy.ts';
import {
  isPriceTraits,
  isReadFacts,
  isUsableReading,
  type ListingReading,
  type ListingTexts,
  READER_VERSION,
  readListing,
  restoreItem,
  storedItem,
  storedKind,
} from '../../item-language/server/item-language.ts';

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
  const rows = readings.map(({ id, reading }) => rowOfReading(id, reading));
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'listing_id');
  await insertRows(trx, 'listing_readings', rows)
    .onConflict((conflict) =>
      conflict
        .column('listing_id')
        .doUpdateSet(Object.fromEntries(columns.map((name) => [name, sql.ref(`excluded.${name}`)]))),
    )
    .execute();
}

/** Returns the row that stores a reading. */
export function rowOfReading(
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
    price_traits: asJson(price),
    facts: asJson(facts),
  };
}

/** Turns a part of a reading into JSON. A sentence that was cut may end in half a sign, which PostgreSQL refuses. */
const asJson = (part: object): JsonValue =>
  JSON.parse(
    JSON.stringify(part, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value)),
  );

/** Whether the title says that the item is broken. */
type StoredFault = { price: Pick<ListingReading['price'], 'isBroken'> };
/** What search and wants need of a reading. */
export type TextReading = Pick<ListingReading, 'item' | 'words'> & StoredFault;
/** What price help needs of a reading. */
export type TitleReading = Pick<ListingReading, 'item' | 'price'> & {
  words: Pick<ListingReading['words'], 'title'>;
};
/** What comparisons need of a reading. */
export type FactReading = Pick<ListingReading, 'item' | 'facts'>;

type Readings<Reading> = Promise<ReadonlyMap<string, Reading>>;
type Found<Reading> = Reading & { id: string };

/** Finds the words of listings and what their titles are about, by their ids. */
export async function findTextReadings(db: Database, ids: readonly string[]): Readings<TextReading> {
  const rows = await storedRows(db, ids)
    .select(['title_words', 'title_standing', 'tag_words', 'text_words'])
    .select(isBrokenIn('listing_readings').as('is_broken'))
    .execute();
  const readings = rows.filter(isUsable).map(
    (row): Found<TextReading> => ({
      id: row.listing_id,
      item: itemOfRow(row),
      price: { isBroken: row.is_broken === true },
      words: {
        title: row.title_words,
        standing: row.title_standing,
        tags: row.tag_words,
        text: row.text_words,
      },
    }),
  );
  return withUnread(db, ids, readings);
}

/** Finds what the titles of listings say, by their ids. */
export async function findTitleReadings(db: Database, ids: readonly string[]): Readings<TitleReading> {
  const rows = await storedRows(db, ids).select(['title_words', 'price_traits']).execute();
  const readings = rows.filter(isUsable).flatMap((row): Found<TitleReading>[] => {
    const { listing_id: id, title_words: title, price_traits: price } = row;
    return isPriceTraits(price) ? [{ id, item: itemOfRow(row), words: { title }, price }] : [];
  });
  return withUnread(db, ids, readings);
}

/** Finds the facts of listings and what their titles are about, by their ids. */
export async function findFactReadings(db: Database, ids: readonly string[]): Readings<FactReading> {
  const rows = await storedRows(db, ids).select('facts').execute();
  const readings = rows.filter(isUsable).flatMap((row): Found<FactReading>[] => {
    const { listing_id: id, facts } = row;
    return isReadFacts(facts) ? [{ id, item: itemOfRow(row), facts }] : [];
  });
  return withUnread(db, ids, readings);
}

const storedRows = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom('listing_readings')
    .select(['listing_id', 'reader_version', 'kind', 'part_of', 'comes_with', 'is_accessory', 'is_wanted'])
    .select(['brand', 'model'])
    .where('listing_id', '=', anyOf(ids));
type StoredRow = Awaited<ReturnType<ReturnType<typeof storedRows>['execute']>>[number];

const isUsable = ({ reader_version }: StoredRow): boolean => isUsableReading(reader_version);

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
export interface RankedReading extends StoredFault {
  item: Pick<ListingReading['item'], 'kind' | 'partOf' | 'isAccessory' | 'isWanted'>;
  words: RankedWords;
}

/** The words of a listing; those of all its texts only where they were asked for. */
export type RankedWords = Omit<ListingReading['words'], 'text'> & { text: string | null };

/** What search ranks by, as columns of the subquery that `rankedColumns` selects. */
export const RANKED_COLUMNS = [
  'reader_version',
  'kind',
  'part_of',
  'is_accessory',
  'is_wanted',
  'is_broken',
  'title_words',
  'title_standing',
  'tag_words',
] as const;
/** The columns of a reading that search joins; null where a listing has none. */
export type RankedRow = Nullable<
  Pick<Selectable<DB['listing_readings']>, Exclude<(typeof RANKED_COLUMNS)[number], 'is_broken'>>
> & { is_broken: boolean | null };

/** Selects `RANKED_COLUMNS` and the words of all texts from the readings under this name. */
export const rankedColumns = (readings: string) =>
  sql`${sql.raw(
    [...RANKED_COLUMNS.filter((column) => column !== 'is_broken'), 'text_words']
      .map((column) => `${readings}.${column}`)
      .join(', '),
  )}, ${isBrokenIn(readings)} as is_broken`;

/** Selects whether a title says that its item is broken, without the rest of what sets its price. */
const isBrokenIn = (readings: string) =>
  sql<boolean | null>`(${sql.ref(`${readings}.price_traits`)} ->> 'isBroken')::boolean`;

/** Restores the reading in a row of the columns that search joins; undefined if the listing has none that is usable. */
export function rankedReading(
  columns: ByColumn<RankedRow> & Partial<ByColumn<{ text_words: string | null }>>,
  row: number,
): RankedReading | undefined {
  const version = columns.reader_version[row] ?? null;
  if (version === null || !isUsableReading(version)) return undefined;
  return {
    item: {
      kind: storedKind(columns.kind[row] ?? null),
      partOf: storedKind(columns.part_of[row] ?? null),
      isAccessory: columns.is_accessory[row] === true,
      isWanted: columns.is_wanted[row] === true,
    },
    price: { isBroken: columns.is_broken[row] === true },
    words: {
      title: columns.title_words[row] ?? '',
      standing: columns.title_standing[row] ?? '',
      tags: columns.tag_words[row] ?? '',
      text: columns.text_words?.[row] ?? null,
    },
  };
}

/** Adds the readings of those that have no usable one yet, made now from their texts. */
async function withUnread<Reading>(
  db: Database,
  ids: readonly string[],
  usable: readonly Found<Reading>[],
): Readings<Reading | ListingReading> {
  const readings = new Map<string, Reading | ListingReading>(usable.map((reading) => [reading.id, reading]));
  const missing = ids.filter((id) => !readings.has(id));
  const now = new Date();
  for (const listing of await findTexts(db, missing)) readings.set(listing.id, readListing(listing, now));
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
