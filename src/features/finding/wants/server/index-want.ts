import type { Database } from '../../../../platform/server/db/database.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { Log } from '../../../../platform/server/log.ts';
import { itemOf, READER_VERSION, stem } from '../../../items/item-language/server/item-language.ts';
import { formsOf, readTerms, type SoughtTerm, searchWords } from '../../search/server/search.ts';
import type { WantCriteria } from '../contract/want.ts';

/**
 * A term of a stored want: its variants, each as the stems of its words. Stored as JSON. Wants that are not indexed again
 * yet may lack the item and match by words only.
 */
export interface StoredTerm extends Partial<ItemTerm> {
  kind: SoughtTerm['kind'];
  isAside: boolean;
  ways: readonly (readonly string[])[];
}

export interface IndexedWant {
  sought: StoredTerm[];
  /** A listing that matches has one of these. */
  keys: string[];
}

/** The key of wants without words or category. Every listing has it, and a key for its category. */
const ANY = '*';
const categoryKey = (category: string): string => `category:${category}`;

const kindKey = (kind: string): string => `kind:${kind}`;

/** The keys that a listing is looked up by. */
export const keysOfListing = (
  { stems, kinds }: { stems: Iterable<string>; kinds: Iterable<string> },
  category: string,
): string[] => [...stems, ...Array.from(kinds, kindKey), categoryKey(category), ANY];

/**
 * Returns the keys by which a listing finds a want: those of its rarest term, so that each listing is compared with few
 * wants. It does not matter if the term becomes more frequent later.
 */
export async function indexWant(
  db: Database,
  { terms, category }: Pick<WantCriteria, 'terms'> & { category: string | null },
): Promise<IndexedWant> {
  const sought = soughtTerms(terms);
  const stored = storedTerms(sought);
  if (sought.length === 0) return { sought: stored, keys: [category === null ? ANY : categoryKey(category)] };
  const listingsOf = await frequencies(db, sought);
  const keyed = sought.map(({ words, synonyms }, index) => {
    const { itemKind = null, isKindName = false } = stored[index] ?? {};
    const rarest = [words, ...synonyms].map(
      (way) =>
        way
          .map((word) => ({ word, listings: listingsOf(word) }))
          .toSorted((a, b) => a.listings - b.listings)[0],
    );
    return {
      keys: [
        // A listing of the kind may not contain the words that name it.
        ...(isKindName && itemKind !== null ? [kindKey(itemKind)] : []),
        ...new Set(rarest.flatMap((rarestWord) => (rarestWord === undefined ? [] : [stem(rarestWord.word)]))),
      ],
      listings: rarest.reduce((sum, rarestWord) => sum + (rarestWord?.listings ?? 0), 0),
    };
  });
  const [best] = keyed.toSorted((a, b) => a.listings - b.listings);
  return { sought: stored, keys: best?.keys ?? [ANY] };
}

/** The columns of an indexed want. */
export const indexColumns = ({ sought, keys }: IndexedWant) => ({
  sought: JSON.stringify(sought),
  keys,
  reader_version: READER_VERSION,
});

export function storedTerms(sought: readonly SoughtTerm[]): StoredTerm[] {
  const items = readItemTerms(sought);
  return sought.map(({ kind, isAside, words, synonyms }, index) => ({
    kind,
    isAside,
    ways: [words, ...synonyms].map((way) => way.map(stem)),
    ...items[index],
  }));
}

/** Returns the terms that a want asks for, with other names for each. */
export function soughtTerms(terms: readonly string[]): SoughtTerm[] {
  const read = readTerms(terms.join(', ')).terms.map(({ term }) => term);
  if (read.length > 0) return read;
  // The reader would take the name of a category as a filter. Here it is an ordinary word.
  return terms.flatMap((text) => {
    const words = searchWords(text);
    return words.length === 0
      ? []
      : [
          {
            kind: 'word',
            text,
            words,
            synonyms: [],
            narrower: [],
            unit: null,
            kinds: [],
            isAside: false,
          },
        ];
  });
}

/** Returns the estimated number of listings that contain a word in any form. */
async function frequencies(db: Database, sought: readonly SoughtTerm[]): Promise<(word: string) => number> {
  const words = [...new Set(sought.flatMap((term) => [...term.words, ...term.synonyms.flat()]))];
  const rows = await db
    .selectFrom('search_words')
    .select(['word', 'listings'])
    .where('word', '=', anyOf(words.flatMap(formsOf)))
    .execute();
  const known = new Map(rows.map(({ word, listings }) => [word, listings]));
  return (word) => formsOf(word).reduce((sum, form) => sum + (known.get(form) ?? 0), 0);
}

/** Number of wants per transaction, which locks them for about 0.1 seconds. */
const BATCH = 50;

/**
 * Indexes all wants again that were indexed by an older reader, one transaction per batch. After a crash, the next run
 * continues. Several processes share the work.
 */
export async function indexOutdatedWants(db: Database, log: Pick<Log, 'info'>): Promise<void> {
  let total = 0;
  for (;;) {
    const count = await indexBatch(db);
    if (count === 0) break;
    total += count;
  }
  if (total > 0) log.info({ wants: total, reader: READER_VERSION }, 'wants were indexed again');
}

/** Indexes a batch again. Returns the number of wants. */
function indexBatch(db: Database): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // Changes of a want wait for this lock, and then index it again.
    const wants = await trx
      .selectFrom('wants')
      .select(['id', 'terms', 'category'])
      .where('reader_version', '<', READER_VERSION)
      .orderBy('reader_version')
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const want of wants) {
      const columns = indexColumns(await indexWant(trx, want));
      await trx.updateTable('wants').set(columns).where('id', '=', want.id).execute();
    }
    return wants.length;
  });
}

/** What a term says about the wanted item. */
interface ItemTerm {
  /** The kind that the term names or, as a model, implies; null for qualities and where the kind is unknown. */
  itemKind: string | null;
  /** Whether it only names the kind, such as "console" in "ps4 console". Listings of that kind may lack the word. */
  isKindName: boolean;
  /** It belongs to a model, so it counts only where the item is named: "would trade for an iPhone" is no iPhone. */
  isModel: boolean;
}

const textsOf = (terms: readonly SoughtTerm[]): string => terms.map(({ text }) => text).join(' ');

/** Returns what each term of a want says about its item. */
function readItemTerms(terms: readonly SoughtTerm[]): ItemTerm[] {
  const { kind, model } = itemOf(textsOf(terms));
  if (kind === null) return terms.map(() => ({ itemKind: null, isKindName: false, isModel: false }));
  const modelWords = new Set(model?.split(' ') ?? []);
  const alone = terms.map(({ text }) => itemOf(text));
  const isModel = terms.map(
    ({ kind: type, words }, index) =>
      type !== 'measure' && (alone[index]?.model !== null || words.every((word) => modelWords.has(word))),
  );
  const name = findKindName(terms, kind.name, isModel);
  const teller = isModel.includes(true) ? isModel.indexOf(true) : terms.length - 1;
  return terms.map((_, index) => {
    const isInName = name !== null && index >= name.from && index < name.to;
    // A kind may be named twice: "couch or sofa".
    const { kind: ownKind, brand } = alone[index] ?? {};
    const isKindName = isInName || (name !== null && ownKind === kind && brand === null && !isModel[index]);
    const tells = isKindName || (name === null && index === teller);
    return { itemKind: tells ? kind.name : null, isKindName, isModel: isModel[index] === true };
  });
}

/** Returns the fewest neighboring terms that name the kind without a model: "mobility", "scooter". */
function findKindName(
  terms: readonly SoughtTerm[],
  kind: string,
  isModel: readonly boolean[],
): { from: number; to: number } | null {
  for (let length = 1; length <= terms.length; length += 1) {
    for (let from = 0; from + length <= terms.length; from += 1) {
      const to = from + length;
      if (isModel.slice(from, to).includes(true)) continue;
      const item = itemOf(textsOf(terms.slice(from, to)));
      if (item.kind?.name === kind && item.brand === null) return { from, to };
    }
  }
  return null;
}
