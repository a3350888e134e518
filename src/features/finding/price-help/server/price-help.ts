import type { Database } from '../../../../platform/server/db/database.ts';
import type { Position } from '../../../../shared/position.ts';
import type { CategorySlug } from '../../../../shared/taxonomy.ts';
import type { ComparableRow } from './comparables.queries.ts';
import { isNear } from './find-local-prices.ts';
import { type Candidate, MIN_SIMILARITY, priceStatistics } from './price-statistics.ts';
import { readComparables } from './read-comparables.ts';
import { titleWords } from './title-similarity.ts';

/** The public API of price help for other features on the server. */
export { findLocalPrices } from './find-local-prices.ts';
export { findPriceHelp } from './find-price-help.ts';
export { roundPrice } from './price-statistics.ts';

/** What similar items were sold for. */
interface Sales {
  sales: number;
  /** They were sold near the position. */
  near: boolean;
  /** US cents; null with too few. */
  medianCents: number | null;
  /** The oldest that counts. */
  since: Date | null;
}

interface SalesQuestion {
  /** The words that name the items. */
  title: string;
  category: CategorySlug | undefined;
  near: Position | undefined;
  hidden: readonly string[];
  /** Sales without which no price is named. */
  enough: number;
}

/** What items of a name were sold for: near a position where enough were, else anywhere. Asking prices do not count. */
export async function findSales(db: Database, { title, enough, ...question }: SalesQuestion): Promise<Sales> {
  const { rows, candidates } = await readComparables(db, {
    ...question,
    titles: [title],
    words: titleWords(title),
    except: [],
  });
  const sold = candidates.flatMap((candidate, index) => {
    const row = rows[index];
    return row !== undefined && candidate.sold && candidate.similarity >= MIN_SIMILARITY
      ? [{ candidate, row }]
      : [];
  });
  const nearby = sold.filter(({ row }) => isNear(row));
  const local = salesOf(nearby, enough);
  const isLocal = question.near !== undefined && local.medianCents !== null;
  const anywhere = isLocal ? local : salesOf(sold, enough);
  // Too few anywhere: the answer says how few are near.
  const isTooFew = question.near !== undefined && anywhere.medianCents === null;
  return { ...(isTooFew ? local : anywhere), near: isLocal || isTooFew };
}

function salesOf(
  sold: readonly { candidate: Candidate; row: ComparableRow }[],
  enough: number,
): Omit<Sales, 'near'> {
  const { counted, range } = priceStatistics(
    sold.map(({ candidate }) => candidate),
    enough,
  );
  if (range === null) return { sales: sold.length, medianCents: null, since: null };
  const ids = new Set(counted.map(({ id }) => id));
  const times = sold.flatMap(({ row }) =>
    ids.has(row.id) && row.soldAt !== null ? [row.soldAt.getTime()] : [],
  );
  return { sales: counted.length, medianCents: range.median, since: new Date(Math.min(...times)) };
}
