/** The rules of insights, without a database: the server computes with them, and the page explains them. */

/** Minimum samples. Below these, no number is shown. */
export const ENOUGH = {
  /** Actions of a category in either of the two weeks that are compared. */
  actions: 30,
  /** Sales, or listings for sale, for a price. */
  prices: 20,
  /** Comparables for the price of a listing. */
  comparables: 6,
} as const;

/** Days of sales that count for prices. */
export const PRICE_DAYS = 90;
/** Weeks in a chart line. A week is seven whole days (UTC). */
export const CHART_WEEKS = 8;
/** Maximum number of tips. */
export const MAX_TIPS = 4;

/** Minimum score of each level. Below, demand is low. */
const DEMAND_FROM = { high: 67, medium: 34 } as const;
export type DemandLevel = 'high' | 'medium' | 'low';

export interface Trend {
  direction: 'up' | 'down';
  /** Whole percent, 0 or more. */
  percentage: number;
}

/** Compares a week with the week before. Null if either has too few actions. */
export function trendOf(lastWeek: number, thisWeek: number): Trend | null {
  if (Math.min(lastWeek, thisWeek) < ENOUGH.actions) return null;
  const change = Math.round((100 * (thisWeek - lastWeek)) / lastWeek);
  return { direction: change < 0 ? 'down' : 'up', percentage: Math.abs(change) };
}

/** Weight of each action for demand: asking counts more than saving, saving more than viewing. */
export const INTEREST = { views: 1, searches: 1, saves: 3, chats: 5 } as const;

/** Shares of a category, from 0 to 1. */
export interface Shares {
  /** Its share of the week's interest. */
  interest: number;
  /** Its share of listings for sale. */
  supply: number;
}

/**
 * Returns the demand from 0 to 100. At 50 the category's share of interest equals its share of listings; at 75 it is
 * three times that share, at 25 a third.
 */
export const demandScore = ({ interest, supply }: Shares): number =>
  Math.round((100 * interest) / (interest + supply));

export function demandLevel(score: number): DemandLevel {
  if (score >= DEMAND_FROM.high) return 'high';
  return score >= DEMAND_FROM.medium ? 'medium' : 'low';
}
