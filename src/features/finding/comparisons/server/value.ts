import type { DefectsStated } from '../../../items/item-language/server/item-language.ts';
import type { ConditionSlug } from '../../../../shared/taxonomy.ts';
import type { ItemValue } from '../contract/comparison.ts';
import type { Item } from './item.ts';

/**
 * What an item is worth beside the others, as numbers from 0 to 100 that anybody can recompute. What is unknown is null
 * and counts neither for nor against an item.
 */

/** At this share below or above the middle, a price is as good or bad as it gets. */
const PRICE_SPAN = 0.3;
const CONDITION: Record<ConditionSlug, number> = { new: 100, 'like-new': 92, good: 70, fair: 44, poor: 20 };
/** For each defect a seller names, up to three. */
const DEFECT = 4;
const MOST_DEFECTS = 3;
/** For saying that there are none. */
const NO_DEFECTS = 3;
/** A seller with few ratings counts as if this many others had given the usual rating. */
const USUAL = { ratings: 2, rating: 4 } as const;
/** Every so many kilometers halve it: about 5 miles. */
const HALF_KM = 8;

/** @param middleCents The price in the middle: of comparables, or of the items where there are none. */
export function valueOf(item: Item, middleCents: number, defects: DefectsStated): ItemValue {
  const price = priceScore(item.priceCents, middleCents);
  const condition = conditionScore(item.condition, defects);
  const seller = sellerScore(item);
  const distance = item.distanceKm === null ? null : rounded(100 * 0.5 ** (item.distanceKm / HALF_KM));
  return {
    item: item.item,
    price,
    condition,
    seller,
    distance,
    overall: average([price, condition, seller, distance]),
  };
}

/** 50 in the middle, 100 at 30 % below it and 0 at 30 % above. */
function priceScore(priceCents: number, middleCents: number): number {
  if (priceCents === 0) return 100;
  return rounded(50 + ((middleCents - priceCents) / middleCents / PRICE_SPAN) * 50);
}

function conditionScore(condition: ConditionSlug, { named, none }: DefectsStated): number {
  const stated = none && named === 0 ? NO_DEFECTS : -DEFECT * Math.min(named, MOST_DEFECTS);
  return rounded(CONDITION[condition] + stated);
}

function sellerScore({ rating, totalRatings }: Item): number | null {
  if (rating === null || totalRatings === 0) return null;
  const sum = rating * totalRatings + USUAL.rating * USUAL.ratings;
  return rounded((sum / (totalRatings + USUAL.ratings) / 5) * 100);
}

/** The middle of the prices themselves, where too few comparables are known. */
export function middleOf(prices: readonly number[]): number {
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
