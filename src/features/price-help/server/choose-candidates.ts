import { CONDITION_SLUGS, type CategorySlug, type ConditionSlug } from '../../../shared/taxonomy.ts';
import { DAY_MS } from '../../../shared/time.ts';
import { formsOf } from '../../search/server/search.ts';
import type { ComparableRow, KnownWord } from './comparables.queries.ts';
import { ALIKE, type Candidate } from './price-statistics.ts';
import { areComparable, areExactlyAlike, readTraits, type Traits } from './read-traits.ts';
import { titleSimilarity, wordWeight } from './title-similarity.ts';

/** Reading what a title is about costs more than comparing its words, so only the most alike are read. */
const MAX_TITLES_READ = 120;

interface Asked {
  titles: readonly string[];
  category?: CategorySlug | undefined;
  /** Of these titles, as `titleWords` reads them. */
  words: readonly string[];
  /** Undefined where comparables of any condition count the same. */
  condition?: ConditionSlug | undefined;
}

/** The rows as the candidates that statistics weigh, in the same order. */
export function chooseCandidates(
  { titles, words, category, condition }: Asked,
  rows: readonly ComparableRow[],
  { known, total }: { known: readonly KnownWord[]; total: number },
): Candidate[] {
  const listingsWith = new Map(known.map(({ word, listings }) => [word, listings]));
  const weighed = words.map((word) => {
    const listings = formsOf(word).reduce((sum, form) => sum + (listingsWith.get(form) ?? 0), 0);
    return { word, weight: wordWeight(listings, total) };
  });
  const now = Date.now();
  const asked = titles.map((title) => readTraits(title, category ?? null));
  const byWords = rows.map(({ title }) => titleSimilarity(weighed, title));
  const mostAlike = [...rows.keys()].toSorted((a, b) => (byWords[b] ?? 0) - (byWords[a] ?? 0));
  const read = new Map(
    mostAlike.slice(0, MAX_TITLES_READ).flatMap((index): [number, Traits][] => {
      const row = rows[index];
      return row === undefined ? [] : [[index, readTraits(row.title, row.category)]];
    }),
  );
  return rows.map((row, index): Candidate => {
    const other = read.get(index);
    const age = now - (row.soldAt ?? row.listedAt).getTime();
    return {
      id: row.id,
      seller: row.seller,
      priceCents: row.priceCents,
      sold: row.soldAt !== null,
      ageDays: age / DAY_MS,
      similarity: other === undefined ? 0 : similarityTo(asked, other, byWords[index] ?? 0),
      isExact: other !== undefined && asked.every((traits) => areExactlyAlike(traits, other)),
      conditionSteps: stepsBetween(condition, row.condition),
    };
  });
}

/** How alike a title of the same kind is at least, whatever else it says; 0 where its price says nothing. */
function similarityTo(asked: readonly Traits[], other: Traits, byWords: number): number {
  if (!asked.every((traits) => areComparable(traits, other))) return 0;
  const isKnown = other.item.kind !== null && asked.every(({ item }) => item.kind !== null);
  return isKnown ? Math.max(byWords, ALIKE) : byWords;
}

function stepsBetween(one: ConditionSlug | undefined, other: ConditionSlug): number {
  return one === undefined ? 0 : Math.abs(CONDITION_SLUGS.indexOf(one) - CONDITION_SLUGS.indexOf(other));
}
