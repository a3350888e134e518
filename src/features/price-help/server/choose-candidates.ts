import { DAY_MS } from '../../../shared/time.ts';
import { CONDITION_SLUGS, type ConditionSlug } from '../../listings/contract/taxonomy.ts';
import type { ComparableRow, KnownWord } from './comparables.queries.ts';
import type { Candidate } from './price-statistics.ts';
import { spellings, titleSimilarity, wordWeight } from './title-similarity.ts';

interface Asked {
  /** Of a title, as `titleWords` reads them. */
  words: readonly string[];
  /** Undefined where comparables of any condition count the same. */
  condition?: ConditionSlug | undefined;
}

/** The rows as the candidates that statistics weigh, in the same order. */
export function chooseCandidates(
  { words, condition }: Asked,
  rows: readonly ComparableRow[],
  { known, total }: { known: readonly KnownWord[]; total: number },
): Candidate[] {
  const listingsWith = new Map(known.map(({ word, listings }) => [word, listings]));
  const weighed = words.map((word) => {
    const listings = spellings(word).reduce((sum, spelling) => sum + (listingsWith.get(spelling) ?? 0), 0);
    return { word, weight: wordWeight(listings, total) };
  });
  const now = Date.now();
  return rows.map((row): Candidate => {
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
}

function stepsBetween(one: ConditionSlug | undefined, other: ConditionSlug): number {
  return one === undefined ? 0 : Math.abs(CONDITION_SLUGS.indexOf(one) - CONDITION_SLUGS.indexOf(other));
}
