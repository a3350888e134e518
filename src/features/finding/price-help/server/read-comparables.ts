import type { Database } from '../../../../platform/server/db/database.ts';
import type { Position } from '../../../../shared/position.ts';
import { type CategorySlug, CONDITION_SLUGS, type ConditionSlug } from '../../../../shared/taxonomy.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import { formsOf } from '../../search/server/search.ts';
import {
  type ComparableRow,
  countOfWords,
  findComparables,
  type KnownWord,
  type ReadComparable,
  rareWords,
} from './comparables.queries.ts';
import { areComparable, areExactlyAlike, readTraits, type Traits } from './compare-traits.ts';
import { type Candidate, MIN_SIMILARITY } from './price-statistics.ts';
import { storedTitleWords, titleSimilarity, wordWeight } from './title-similarity.ts';

interface ComparablesQuestion {
  /** The titles of the item. If there are several, comparables resemble all of them. */
  titles: readonly string[];
  /** The words of these titles, as `titleWords` returns them. */
  words: readonly string[];
  category: CategorySlug | undefined;
  /** If undefined, comparables of any condition count the same. */
  condition?: ConditionSlug | undefined;
  /** Listings that are left out. */
  except: readonly string[];
  near?: Position | undefined;
  /** People whose listings the viewer does not see. */
  hidden: readonly string[];
}

/** Returns listings with a similar title, as rows and as candidates for the statistics, in the same order. */
export async function readComparables(
  db: Database,
  { titles, words, category, condition, except, near, hidden }: ComparablesQuestion,
): Promise<{ rows: ComparableRow[]; candidates: Candidate[] }> {
  const nothing = { rows: [], candidates: [] };
  if (words.length === 0) return nothing;
  const { known, total } = await countOfWords(db, words.flatMap(formsOf));
  if (known.length === 0) return nothing;
  const rows = await findComparables(db, {
    words: known.map(({ word }) => word),
    rare: rareWords(known),
    category,
    except,
    near,
    hidden,
  });
  return {
    rows,
    candidates: chooseCandidates({ titles, words, category, condition }, rows, { known, total }),
  };
}

/** Only the most similar titles are compared: a known kind alone would admit titles with hardly a common word. */
const MAX_COMPARED = 120;

interface Asked {
  titles: readonly string[];
  category?: CategorySlug | undefined;
  /** The words of these titles, as `titleWords` returns them. */
  words: readonly string[];
  /** If undefined, comparables of any condition count the same. */
  condition?: ConditionSlug | undefined;
}

/** Turns rows into candidates for the statistics, in the same order. */
export function chooseCandidates(
  { titles, words, category, condition }: Asked,
  rows: readonly ReadComparable[],
  { known, total }: { known: readonly KnownWord[]; total: number },
): Candidate[] {
  const listingsWith = new Map(known.map(({ word, listings }) => [word, listings]));
  const weighed = words.map((word) => {
    const listings = formsOf(word).reduce((sum, form) => sum + (listingsWith.get(form) ?? 0), 0);
    return { word, weight: wordWeight(listings, total) };
  });
  const now = Date.now();
  const pricedTitles = titles.map((title) => readTraits(title, category ?? null));
  const byWords = rows.map(({ reading }) => titleSimilarity(weighed, storedTitleWords(reading.words.title)));
  const mostAlike = new Set(
    [...rows.keys()].toSorted((a, b) => (byWords[b] ?? 0) - (byWords[a] ?? 0)).slice(0, MAX_COMPARED),
  );
  return rows.map((row, index): Candidate => {
    const other = mostAlike.has(index) ? row.reading : undefined;
    const age = now - (row.soldAt ?? row.listedAt).getTime();
    return {
      id: row.id,
      seller: row.seller,
      priceCents: row.priceCents,
      sold: row.soldAt !== null,
      ageDays: age / DAY_MS,
      similarity: other === undefined ? 0 : similarityTo(pricedTitles, other, byWords[index] ?? 0),
      isExact: other !== undefined && pricedTitles.every((traits) => areExactlyAlike(traits, other)),
      conditionSteps: stepsBetween(condition, row.condition),
    };
  });
}

/** Returns the similarity of a title: at least `MIN_SIMILARITY` for the same kind; 0 if its price says nothing. */
function similarityTo(pricedTitles: readonly Traits[], other: Traits, byWords: number): number {
  if (!pricedTitles.every((traits) => areComparable(traits, other))) return 0;
  const isKnown = other.item.kind !== null && pricedTitles.every(({ item }) => item.kind !== null);
  return isKnown ? Math.max(byWords, MIN_SIMILARITY) : byWords;
}

function stepsBetween(one: ConditionSlug | undefined, other: ConditionSlug): number {
  return one === undefined ? 0 : Math.abs(CONDITION_SLUGS.indexOf(one) - CONDITION_SLUGS.indexOf(other));
}
