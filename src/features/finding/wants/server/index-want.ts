import type { Database } from '../../../../platform/server/db/database.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { Log } from '../../../../platform/server/log.ts';
import { itemOf, READER_VERSION, stem } from '../../../items/item-language/server/item-language.ts';
import { formsOf, readTerms, searchWords, type SoughtTerm } from '../../search/server/search.ts';
import type { WantCriteria } from '../contract/want.ts';

/**
 * A term of a stored want: the ways to say it, each as the stems of its words. Stored as JSON. Wants that a job has still
 * to index again may not say what the item is, and fit by words alone.
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

/** For wants without words: every listing has one of its category, and this. */
const ANY = '*';
const categoryKey = (category: string): string => `category:${category}`;

const kindKey = (kind: string): string => `kind:${kind}`;

/** The keys that a listing is looked up by. */
export const keysOfListing = (
  { stems, kinds }: { stems: Iterable<string>; kinds: Iterable<string> },
  category: string,
): string[] => [...stems, ...Array.from(kinds, kindKey), categoryKey(category), ANY];

/**
 * How a want is found from a listing: by its rarest term, so that few wants have to be compared with each listing. How
 * rare it is may change without harm.
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
        // A listing of the kind need not have the words that name it.
        ...(isKindName && itemKind !== null ? [kindKey(itemKind)] : []),
        ...new Set(rarest.flatMap((one) => (one === undefined ? [] : [stem(one.word)]))),
      ],
      listings: rarest.reduce((sum, one) => sum + (one?.listings ?? 0), 0),
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

/** What the words of a want ask for, with the other names for it. */
export function soughtTerms(terms: readonly string[]): SoughtTerm[] {
  const read = readTerms(terms.join(', ')).terms.map(({ term }) => term);
  if (read.length > 0) return read;
  // The reading takes the name of a category for the category; here it is a word like any other.
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

/** How many listings have a word, in any of its forms, as last estimated. */
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

/** Locked together, for a tenth of a second. */
const BATCH = 50;

/**
 * Indexes all wants again that an older reader has indexed, in batches of one transaction each, so that they know the kinds
 * of items and find what is posted from now on. After a kill, the next run finds the remaining ones.
 * Several processes share the work.
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

/** Indexes a batch again; returns how many wants that were. */
function indexBatch(db: Database): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // A change of a want waits for this lock, and then indexes it itself.
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

/** What a term says of the item that is wanted. */
interface ItemTerm {
  /** The kind that the term names or, as a model, implies; null for qualities and where the kind is unknown. */
  itemKind: string | null;
  /** It only names the kind, such as "console" in "ps4 console": a listing of that kind need not have the word. */
  isKindName: boolean;
  /** It belongs to a model, so it counts only where the item is named: "would trade for an iPhone" is no iPhone. */
  isModel: boolean;
}

const textsOf = (terms: readonly SoughtTerm[]): string => terms.map(({ text }) => text).join(' ');

/** Returns what each term of a want says of its item. */
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
    const isKindName = name !== null && index >= name.from && index < name.to;
    const tells = isKindName || (name === null && index === teller);
    return { itemKind: tells ? kind.name : null, isKindName, isModel: isModel[index] === true };
  });
}

/** The fewest neighboring terms that name the kind without a model: "mobility", "scooter". */
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
