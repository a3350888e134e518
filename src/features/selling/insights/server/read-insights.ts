import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import { shownCategories } from '../../../../shared/taxonomy.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import { listingCards } from '../../../items/listings/server/listings.ts';
import { replyHabit, waitingChats } from '../../../talking/messages/server/messages.ts';
import { CHART_WEEKS, demandLevel, demandScore, ENOUGH, trendOf } from '../contract/insight-rules.ts';
import type { DemandRow, Insights, PriceRow, Tip, TrendRow } from '../contract/insights.ts';
import { type FoundTip, findTips, LATE_HOURS } from './find-tips.ts';
import {
  type CategoryRow,
  findCategories,
  findSellerListings,
  type SellerListing,
} from './insights.queries.ts';

export interface InsightServices {
  db: Database;
}

/** Reads the computed categories, and finds tips for the viewer's listings. */
export async function readInsights(services: InsightServices, viewer: Member): Promise<Insights> {
  const { db } = services;
  const [categories, listings, waiting, { minutes }] = await Promise.all([
    findCategories(db),
    findSellerListings(db, viewer.id),
    waitingChats(db, viewer.id, { forHours: LATE_HOURS }),
    replyHabit(db, viewer.id),
  ]);
  const tips = findTips({ listings, waiting, usualMinutes: minutes, now: Date.now() });
  const rows = allCategories(categories);
  const computedAt = categories[0]?.computedAt ?? null;
  const end = (computedAt?.getTime() ?? Date.now()) - DAY_MS;
  return {
    computedAt: computedAt?.toISOString() ?? null,
    from: isoDay(end - 6 * DAY_MS),
    to: isoDay(end),
    trends: trendRows(rows),
    prices: priceRows(rows),
    demand: demandRows(rows),
    tips: await presentTips(services, tips),
    ownListings: listings.length,
    needsRefresh: computedAt === null || !wereCompared(listings),
  };
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Whether prices of these were compared with others in the last day; without any there is nothing to compare. */
function wereCompared(listings: readonly SellerListing[]): boolean {
  const priced = listings.filter(({ priceCents }) => priceCents > 0);
  const dayAgo = Date.now() - DAY_MS;
  return (
    priced.length === 0 ||
    priced.some(({ comparison }) => comparison !== null && Date.parse(comparison.at) > dayAgo)
  );
}

type KnownRow = Omit<CategoryRow, 'computedAt'>;

/** Returns all categories, including those without data. */
function allCategories(categories: readonly CategoryRow[]): KnownRow[] {
  const byCategory = new Map(categories.map((row) => [row.category, row]));
  return shownCategories().map(
    ({ slug: category }): KnownRow =>
      byCategory.get(category) ?? {
        category,
        listings: null,
        weeks: Array<number>(CHART_WEEKS).fill(0),
        interest: 0,
        basis: 'sold',
        priced: 0,
        average: null,
        low: null,
        high: null,
      },
  );
}

/** Sorts by trend; categories without one come last. */
const byValue = <T>(rows: readonly T[], valueOf: (row: T) => number | null): T[] =>
  rows.toSorted(
    (a, b) => (valueOf(b) ?? Number.NEGATIVE_INFINITY) - (valueOf(a) ?? Number.NEGATIVE_INFINITY) || 0,
  );

function trendRows(categories: readonly KnownRow[]): TrendRow[] {
  const rows = categories.map(({ category, weeks }): TrendRow => {
    const trend = trendOf(weeks.at(-2) ?? 0, weeks.at(-1) ?? 0);
    return { category, direction: trend?.direction ?? null, percentage: trend?.percentage ?? null, weeks };
  });
  return byValue(rows, ({ direction, percentage }) =>
    percentage === null ? null : direction === 'down' ? -percentage : percentage,
  );
}

function priceRows(categories: readonly KnownRow[]): PriceRow[] {
  const rows = categories.map(({ category, basis, priced, average, low, high }): PriceRow => {
    const enough = priced >= ENOUGH.prices && average !== null && low !== null && high !== null;
    return {
      category,
      averagePrice: enough ? average : null,
      priceRange: enough ? { from: low, to: high } : null,
      basis,
      sample: priced,
    };
  });
  return byValue(rows, ({ averagePrice }) => averagePrice);
}

function demandRows(categories: readonly KnownRow[]): DemandRow[] {
  const allInterest = sum(categories.map(({ interest }) => interest));
  const allListings = sum(categories.map(({ listings }) => listings ?? 0));
  const rows = categories.map(({ category, weeks, interest, listings }): DemandRow => {
    const actions = weeks.at(-1) ?? 0;
    if (actions < ENOUGH.actions || listings === null || allListings === 0) {
      return { category, level: null, score: null, actions };
    }
    const score = demandScore({ interest: interest / allInterest, supply: listings / allListings });
    return { category, level: demandLevel(score), score, actions };
  });
  return byValue(rows, ({ score }) => score);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Returns each category's trend, rising ones first. */
export const readTrends = async (db: Database): Promise<TrendRow[]> =>
  trendRows(allCategories(await findCategories(db)));

async function presentTips({ db }: InsightServices, tips: readonly FoundTip[]): Promise<Tip[]> {
  const ids = tips.map(({ listing }) => listing.id);
  const covers = new Map((await listingCards(db, ids)).map(({ id, cover }) => [id, cover]));
  return tips.map((tip): Tip => {
    const { id, title, category, priceCents, days } = tip.listing;
    return { ...tip, listing: { id, title, category, priceCents, days, cover: covers.get(id) ?? null } };
  });
}
