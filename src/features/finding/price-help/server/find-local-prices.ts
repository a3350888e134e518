import type { Database } from '../../../../platform/server/db/database.ts';
import type { Position } from '../../../../shared/position.ts';
import type { CategorySlug } from '../../../../shared/taxonomy.ts';
import { COLORS } from '../../../items/item-language/server/item-language.ts';
import type { ComparableRow } from './comparables.queries.ts';
import { type Candidate, priceStatistics, type Statistics } from './price-statistics.ts';
import { readComparables } from './read-comparables.ts';
import { titleWords } from './title-similarity.ts';

/** About 10 miles: what people drive for most things. */
const LOCAL_KM = 16;
/** They say how an item looks, and not what it is. */
const DESCRIBING = new Set([
  ...COLORS,
  ...`small medium large big mini xl new used old vintage antique modern nice great good excellent perfect mint
  condition set pair lot size with and for the free sale`.split(/\s+/),
]);

/** What similar items cost, in US cents. */
export interface PricesOfKind {
  comparables: number;
  sold: number;
  /** They are within this distance; null: anywhere. */
  withinKm: number | null;
  since: Date;
  lowestCents: number;
  q1Cents: number;
  medianCents: number;
  q3Cents: number;
  highestCents: number;
}

interface KindQuestion {
  /** The titles of the items. The search uses what they have in common. */
  titles: readonly string[];
  category: CategorySlug;
  except: readonly string[];
  near: Position | undefined;
  hidden: readonly string[];
}

/**
 * What items with the words that all these titles share were sold for and cost: near a position, or anywhere where too
 * few are near. Null for titles that share nothing, and where too few are alike.
 */
export async function findLocalPrices(
  db: Database,
  { titles, ...question }: KindQuestion,
): Promise<PricesOfKind | null> {
  const { rows, candidates } = await readComparables(db, { ...question, titles, words: sharedWords(titles) });
  const near = candidates.filter((_, index) => isNear(rows[index]));
  return summary(priceStatistics(near), rows, LOCAL_KM) ?? summary(priceStatistics(candidates), rows, null);
}

/** The words that tell what items are, and that all of their titles have. */
export function sharedWords(titles: readonly string[]): string[] {
  const [first = [], ...others] = titles.map(titleWords);
  const shared = first.filter((word) => others.every((words) => words.includes(word)));
  // Two blue things are not alike; nor are two with 128 GB.
  return shared.some((word) => /^\p{L}{3,}/u.test(word) && !DESCRIBING.has(word)) ? shared : [];
}

export const isNear = (row: ComparableRow | undefined): boolean =>
  row !== undefined && row.metersAway !== null && row.metersAway <= LOCAL_KM * 1000;

function summary(
  { counted, range }: Statistics,
  rows: readonly ComparableRow[],
  withinKm: number | null,
): PricesOfKind | null {
  if (range === null) return null;
  const times = new Map(rows.map((row) => [row.id, (row.soldAt ?? row.listedAt).getTime()]));
  const prices = counted.map(({ priceCents }) => priceCents);
  return {
    comparables: counted.length,
    sold: counted.filter(({ sold }: Candidate) => sold).length,
    withinKm,
    since: new Date(Math.min(...counted.map(({ id }) => times.get(id) ?? Date.now()))),
    // Quartiles are rounded as price tags are, and may be rounded beyond a single price.
    lowestCents: Math.min(range.q1, ...prices),
    q1Cents: range.q1,
    medianCents: range.median,
    q3Cents: range.q3,
    highestCents: Math.max(range.q3, ...prices),
  };
}
