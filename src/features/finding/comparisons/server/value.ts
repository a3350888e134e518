import type { DefectsStated, FactId } from '../../../items/item-language/server/item-language.ts';
import type { ConditionSlug } from '../../../../shared/taxonomy.ts';
import type { ItemValue } from '../contract/comparison.ts';
import type { Item } from './item.ts';

/**
 * What an item is worth beside the others, as numbers from 0 to 100 that anybody can recompute. What is unknown is null
 * and counts neither for nor against an item.
 */

/** At this share below or above the middle, a price is as good or bad as it gets. */
const PRICE_SPAN = 0.5;
const CONDITION: Record<ConditionSlug, number> = { new: 100, 'like-new': 92, good: 70, fair: 44, poor: 20 };
/** For each defect a seller names, up to three: half a step from one condition to the next. */
const DEFECT = 12;
const MAX_DEFECTS = 3;
/** For saying that there are none. */
const NO_DEFECTS = 3;
/** A seller with few ratings counts as if this many others had given the usual rating. */
const USUAL = { ratings: 2, rating: 4 } as const;
/** Every so many kilometers halve it: about 5 miles. */
const HALF_KM = 8;

/**
 * @param middleCents The price in the middle: of comparables, or of the items where there are none.
 * @param features What `featureScores` says of it.
 */
export function valueOf(
  item: Item,
  middleCents: number,
  defects: DefectsStated,
  features: number | null = null,
): ItemValue {
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
    features,
    overall: average([price, condition, seller, distance, features]),
  };
}

/** 50 in the middle, 100 at 50 % below it and 0 at 50 % above. */
function priceScore(priceCents: number, middleCents: number): number {
  if (priceCents === 0) return 100;
  return rounded(50 + ((middleCents - priceCents) / middleCents / PRICE_SPAN) * 50);
}

function conditionScore(condition: ConditionSlug, { named, none }: DefectsStated): number {
  const stated = none && named === 0 ? NO_DEFECTS : -DEFECT * Math.min(named, MAX_DEFECTS);
  return rounded(CONDITION[condition] + stated);
}

function sellerScore({ rating, totalRatings }: Item): number | null {
  if (rating === null || totalRatings === 0) return null;
  const sum = rating * totalRatings + USUAL.rating * USUAL.ratings;
  return rounded((sum / (totalRatings + USUAL.ratings) / 5) * 100);
}

/** What twice as much of a fact counts, such as memory; half as much of one of which less is better, such as mileage. */
const TWICE = 25;
/** What a year counts, and a point of battery health. */
const STEPS: Readonly<Partial<Record<FactId, number>>> = { year: 10, 'battery-health': 2 };

/** A fact that can be ranked, with what each item states of it; undefined where it states nothing. */
export interface RankedFact {
  feature: FactId;
  rank: 'higher' | 'lower' | 'newer';
  amounts: readonly (number | undefined)[];
}

/**
 * Scores items by their ranked facts, in their order: 50 for the middle of what is stated, and for what an item does not
 * state. Null where there is nothing to compare.
 */
export function featureScores(items: number, facts: readonly RankedFact[]): (number | null)[] {
  const compared = facts.filter(
    ({ amounts }) => new Set(amounts.filter((one) => one !== undefined)).size > 1,
  );
  if (compared.length === 0) return Array.from({ length: items }, () => null);
  return Array.from({ length: items }, (_, index) => {
    const scores = compared.map((fact) => rounded(50 + aheadBy(fact, index)));
    return rounded(scores.reduce((sum, one) => sum + one, 0) / scores.length);
  });
}

/** How far an item is ahead of the middle of the items that state the fact. */
function aheadBy({ feature, rank, amounts }: RankedFact, index: number): number {
  const step = STEPS[feature];
  // Ages are negative months; what is a week old is as good as a month.
  const measured = amounts.map((amount) =>
    amount === undefined || step !== undefined ? amount : Math.log2(Math.max(1, Math.abs(amount))),
  );
  const own = measured[index];
  if (own === undefined) return 0;
  const stated = measured.filter((one) => one !== undefined);
  const middle = stated.reduce((sum, one) => sum + one, 0) / stated.length;
  const isLessBetter = rank === 'lower' || feature === 'age';
  return (isLessBetter ? middle - own : own - middle) * (step ?? TWICE);
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
