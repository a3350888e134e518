import type { ConditionSlug } from '../../../../shared/taxonomy.ts';
import type { DefectsStated, FactId } from '../../../items/item-language/server/item-language.ts';
import type { ItemValue } from '../contract/comparison.ts';
import type { Item } from './item.ts';

/**
 * Scores items from 0 to 100 by formulas that readers can check. Unknown values are null and do not change the overall
 * score.
 */

/** A price this share below the median scores 100, and this share above it scores 0. */
const PRICE_SPAN = 0.5;
const CONDITION: Record<ConditionSlug, number> = { new: 100, 'like-new': 92, good: 70, fair: 44, poor: 20 };
/** Points off per stated defect, about half the step between two conditions. */
const DEFECT_PENALTY = 12;
const MAX_DEFECTS = 3;
/** Points added if the seller states that there are no defects. */
const NO_DEFECTS_BONUS = 3;
/** Bayesian prior: each seller starts with this many ratings of this value. */
const PRIOR = { ratings: 2, rating: 4 } as const;
/** The distance score halves with every 8 km (about 5 miles). */
const DISTANCE_HALF_KM = 8;

/**
 * Scores an item in comparison with the others.
 * @param medianCents The median price of similar items, or of the compared items if unknown.
 * @param features The item's score from `featureScores`.
 */
export function valueOf(
  item: Item,
  medianCents: number,
  defects: DefectsStated,
  features: number | null = null,
): ItemValue {
  const price = priceScore(item.priceCents, medianCents);
  const condition = conditionScore(item.condition, defects);
  const seller = sellerScore(item);
  const distance =
    item.distanceKm === null ? null : rounded(100 * 0.5 ** (item.distanceKm / DISTANCE_HALF_KM));
  return {
    item: item.item,
    price,
    condition,
    seller,
    distance,
    features,
    overall: average([price, condition, seller, distance, features]),
  };
}

/** Returns 50 at the median, 100 at 50 % below it and 0 at 50 % above it. */
function priceScore(priceCents: number, medianCents: number): number {
  if (priceCents === 0) return 100;
  return rounded(50 + ((medianCents - priceCents) / medianCents / PRICE_SPAN) * 50);
}

function conditionScore(condition: ConditionSlug, { named, none }: DefectsStated): number {
  const stated = none && named === 0 ? NO_DEFECTS_BONUS : -DEFECT_PENALTY * Math.min(named, MAX_DEFECTS);
  return rounded(CONDITION[condition] + stated);
}

function sellerScore({ rating, totalRatings }: Item): number | null {
  if (rating === null || totalRatings === 0) return null;
  const sum = rating * totalRatings + PRIOR.rating * PRIOR.ratings;
  return rounded((sum / (totalRatings + PRIOR.ratings) / 5) * 100);
}

/** Points for twice as much, such as memory, or half as much if less is better, such as mileage. */
const POINTS_PER_DOUBLING = 25;
/** Points per year, and per percent of battery health. */
const POINTS_PER_UNIT: Readonly<Partial<Record<FactId, number>>> = { year: 10, 'battery-health': 2 };

/** A fact that can be ranked. Each amount is undefined if the item does not state it. */
export interface RankedFact {
  feature: FactId;
  rank: 'higher' | 'lower' | 'newer';
  amounts: readonly (number | undefined)[];
}

/**
 * Scores items by their ranked facts, in the order of the items. The average of the stated values scores 50, and so
 * does an unstated value. All scores are null if there is nothing to compare.
 */
export function featureScores(items: number, facts: readonly RankedFact[]): (number | null)[] {
  const compared = facts.filter(
    ({ amounts }) => new Set(amounts.filter((amount) => amount !== undefined)).size > 1,
  );
  if (compared.length === 0) return Array.from({ length: items }, () => null);
  return Array.from({ length: items }, (_, index) => {
    const scores = compared.map((fact) => rounded(50 + aheadBy(fact, index)));
    return rounded(scores.reduce((sum, score) => sum + score, 0) / scores.length);
  });
}

/** Returns the points by which an item is above or below the average of the stated values. */
function aheadBy({ feature, rank, amounts }: RankedFact, index: number): number {
  const step = POINTS_PER_UNIT[feature];
  // Ages are negative months. Ages below one month count as one month.
  const measured = amounts.map((amount) =>
    amount === undefined || step !== undefined ? amount : Math.log2(Math.max(1, Math.abs(amount))),
  );
  const ownAmount = measured[index];
  if (ownAmount === undefined) return 0;
  const stated = measured.filter((amount) => amount !== undefined);
  const mean = stated.reduce((sum, amount) => sum + amount, 0) / stated.length;
  const isLessBetter = rank === 'lower' || feature === 'age';
  return (isLessBetter ? mean - ownAmount : ownAmount - mean) * (step ?? POINTS_PER_DOUBLING);
}

/** Returns the median of the items' own prices, for when too few similar items are known. */
export function medianOf(prices: readonly number[]): number {
  const sorted = prices.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}

function average(scores: readonly (number | null)[]): number | null {
  const known = scores.filter((score) => score !== null);
  return known.length === 0 ? null : rounded(known.reduce((sum, score) => sum + score, 0) / known.length);
}

const rounded = (score: number): number => Math.round(Math.min(100, Math.max(0, score)));
