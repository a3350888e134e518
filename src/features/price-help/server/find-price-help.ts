import type { Database } from '../../../platform/server/db/database.ts';
import { DAY_MS } from '../../../shared/time.ts';
import { CONDITION_SLUGS, type ConditionSlug } from '../../listings/contract/taxonomy.ts';
import { listingCards } from '../../listings/server/listings.ts';
import type { PresentPhoto } from '../../photos/server/photos.ts';
import type { Comparable, PriceHelp, PriceHelpQuery } from '../contract/price-help.ts';
import { type ComparableRow, countOfWords, findComparables, rareWords } from './comparables.queries.ts';
import { type Candidate, priceStatistics } from './price-statistics.ts';
import { spellings, titleSimilarity, titleWords, wordWeight } from './title-similarity.ts';

const POINTS = 20;
const SHOWN = 3;

const NOTHING: PriceHelp = { sold: 0, active: 0, range: null, single: null, points: [], comparables: [] };

/**
 * What items with a similar title were sold for and cost.
 * @param hidden People whose listings the viewer does not see.
 */
export async function findPriceHelp(
  db: Database,
  presentPhoto: PresentPhoto,
  { title, category, condition, except }: PriceHelpQuery,
  hidden: readonly string[],
): Promise<PriceHelp> {
  const words = titleWords(title);
  if (words.length === 0) return NOTHING;
  const { known, total } = await countOfWords(db, words.flatMap(spellings));
  if (known.length === 0) return NOTHING;
  const rows = await findComparables(db, {
    words: known.map(({ word }) => word),
    rare: rareWords(known),
    category,
    except,
    hidden,
  });

  const listingsWith = new Map(known.map(({ word, listings }) => [word, listings]));
  const weighed = words.map((word) => {
    const listings = spellings(word).reduce((sum, spelling) => sum + (listingsWith.get(spelling) ?? 0), 0);
    return { word, weight: wordWeight(listings, total) };
  });
  const now = Date.now();
  const { counted, range, single } = priceStatistics(
    rows.map((row): Candidate => {
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
    }),
  );
  if (range === null) return NOTHING;
  const sold = counted.filter((candidate) => candidate.sold).length;
  return {
    sold,
    active: counted.length - sold,
    range,
    single,
    points: counted
      .slice(0, POINTS)
      .map((candidate) => ({ priceCents: candidate.priceCents, sold: candidate.sold }))
      .toSorted((a, b) => a.priceCents - b.priceCents),
    comparables: await comparablesOf(db, presentPhoto, rows, counted),
  };
}

function stepsBetween(one: ConditionSlug | undefined, other: ConditionSlug): number {
  return one === undefined ? 0 : Math.abs(CONDITION_SLUGS.indexOf(one) - CONDITION_SLUGS.indexOf(other));
}

async function comparablesOf(
  db: Database,
  presentPhoto: PresentPhoto,
  rows: readonly ComparableRow[],
  counted: readonly Candidate[],
): Promise<Comparable[]> {
  const soldAt = new Map(rows.map((row) => [row.id, row.soldAt]));
  const cards = await listingCards(
    db,
    presentPhoto,
    counted.slice(0, SHOWN).map(({ id }) => id),
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
