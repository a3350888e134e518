import type { Database } from '../../../../platform/server/db/database.ts';
import { listingCards } from '../../../items/listings/server/listings.ts';
import type { Comparable, PriceHelp, PriceHelpQuery } from '../contract/price-help.ts';
import type { ComparableRow } from './comparables.queries.ts';
import { type Candidate, priceStatistics } from './price-statistics.ts';
import { readComparables } from './read-comparables.ts';
import { titleWords } from './title-similarity.ts';

const MAX_POINTS = 20;
const MAX_SHOWN = 3;

const NOTHING: PriceHelp = { sold: 0, active: 0, range: null, single: null, points: [], comparables: [] };

/**
 * What items with a similar title were sold for and cost.
 * @param hidden People whose listings the viewer does not see.
 */
export async function findPriceHelp(
  db: Database,
  { title, category, condition, except }: PriceHelpQuery,
  hidden: readonly string[],
): Promise<PriceHelp> {
  const words = titleWords(title);
  const { rows, candidates } = await readComparables(db, {
    titles: [title],
    words,
    category,
    condition,
    except: except === undefined ? [] : [except],
    hidden,
  });
  const { counted, range, single } = priceStatistics(candidates);
  if (range === null) return NOTHING;
  const sold = counted.filter((candidate) => candidate.sold).length;
  return {
    sold,
    active: counted.length - sold,
    range,
    single,
    points: counted
      .slice(0, MAX_POINTS)
      .map((candidate) => ({ priceCents: candidate.priceCents, sold: candidate.sold }))
      .toSorted((a, b) => a.priceCents - b.priceCents),
    comparables: await comparablesOf(db, rows, counted),
  };
}

async function comparablesOf(
  db: Database,
  rows: readonly ComparableRow[],
  counted: readonly Candidate[],
): Promise<Comparable[]> {
  const soldAt = new Map(rows.map((row) => [row.id, row.soldAt]));
  const cards = await listingCards(
    db,
    counted.slice(0, MAX_SHOWN).map(({ id }) => id),
  );
  return cards.map(({ id, title, priceCents, condition, cover }) => ({
    id,
    title,
    priceCents,
    condition,
    cover,
    soldAt: soldAt.get(id)?.toISOString() ?? null,
  }));
}
