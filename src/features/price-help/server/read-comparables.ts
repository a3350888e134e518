import type { Database } from '../../../platform/server/db/database.ts';
import type { Position } from '../../../shared/position.ts';
import { DAY_MS } from '../../../shared/time.ts';
import { CONDITION_SLUGS, type CategorySlug, type ConditionSlug } from '../../listings/contract/taxonomy.ts';
import { type ComparableRow, countOfWords, findComparables, rareWords } from './comparables.queries.ts';
import type { Candidate } from './price-statistics.ts';
import { spellings, titleSimilarity, wordWeight } from './title-similarity.ts';

interface ComparablesQuestion {
  /** Of a title, as `titleWords` reads them. */
  words: readonly string[];
  category: CategorySlug | undefined;
  /** Undefined where comparables of any condition count the same. */
  condition?: ConditionSlug | undefined;
  /** Listings that are left out. */
  except: readonly string[];
  near?: Position | undefined;
  /** People whose listings the viewer does not see. */
  hidden: readonly string[];
}

/** Listings with a similar title, each as a row and as the candidate that statistics weigh; in the same order. */
export async function readComparables(
  db: Database,
  { words, category, condition, except, near, hidden }: ComparablesQuestion,
): Promise<{ rows: ComparableRow[]; candidates: Candidate[] }> {
  const nothing = { rows: [], candidates: [] };
  if (words.length === 0) return nothing;
  const { known, total } = await countOfWords(db, words.flatMap(spellings));
  if (known.length === 0) return nothing;
  const rows = await findComparables(db, {
    words: known.map(({ word }) => word),
    rare: rareWords(known),
    category,
    except,
    near,
    hidden,
  });
  const listingsWith = new Map(known.map(({ word, listings }) => [word, listings]));
  const weighed = words.map((word) => {
    const listings = spellings(word).reduce((sum, spelling) => sum + (listingsWith.get(spelling) ?? 0), 0);
    return { word, weight: wordWeight(listings, total) };
  });
  const now = Date.now();
  const candidates = rows.map((row): Candidate => {
    const age = now - (row.soldAt ?? row.listedAt).getTime();
    return {
      id: row.id,
      seller: row.seller,
      priceCents: row.priceCents,
      sold: row.soldAt !== null,
      ageDays: age / DAY_MS,
      similarity: titleSimilarity(weighed, row.title),
      conditionSteps: stepsBetween(condition, row.condition),
    };
  });
  return { rows, candidates };
}

function stepsBetween(one: ConditionSlug | undefined, other: ConditionSlug): number {
  return one === undefined ? 0 : Math.abs(CONDITION_SLUGS.indexOf(one) - CONDITION_SLUGS.indexOf(other));
}
