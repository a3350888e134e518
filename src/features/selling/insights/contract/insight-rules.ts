/** The figures of insights, free of any database: the server computes by them, and the page explains them. */

/** Below these, nothing is said. */
export const ENOUGH = {
  /** Actions of a category in either of the two weeks that are compared. */
  actions: 30,
  /** Sales, or listings for sale, that a price is told from. */
  prices: 20,
  /** Comparables of a listing. */
  comparables: 6,
} as const;

/** Days of sales that prices are told from. */
export const PRICE_DAYS = 90;
/** Weeks in a line; a week is seven whole days (UTC). */
export const WEEKS = 8;
/** Tips at a time. */
export const TIPS = 4;

/** From this score on; below, demand is low. */
const DEMAND_FROM = { high: 67, medium: 34 } as const;
export type DemandLevel = 'high' | 'medium' | 'low';

export interface Trend {
  direction: 'up' | 'down';
  /** Whole percent, 0 or more. */
  percentage: number;
}

/** One week against the week before; null where either is too small to say. */
export function trendOf(lastWeek: number, thisWeek: number): Trend | null {
  if (Math.min(lastWeek, thisWeek) < ENOUGH.actions) return null;
  const change = Math.round((100 * (thisWeek - lastWeek)) / lastWeek);
  return { direction: change < 0 ? 'down' : 'up', percentage: Math.abs(change) };
}

/** What an action says about demand: whoever asks wants it more than who saves it, who wants it more than who looks. */
export const INTEREST = { views: 1, searches: 1, saves: 3, chats: 5 } as const;

/** A share of all, from 0 to 1. */
export interface Shares {
  /** Of all interest of the week. */
  interest: number;
  /** Of all that is for sale. */
  supply: number;
}

/**
 * Demand from 0 to 100. At 50 the category has the same share of what buyers do as of what is for sale; at 75 three
 * times, at 25 a third.
 */
export const demandScore = ({ interest, supply }: Shares): number =>
  Math.round((100 * interest) / (interest + supply));

export function demandLevel(score: number): DemandLevel {
  if (score >= DEMAND_FROM.high) return 'high';
  return score >= DEMAND_FROM.medium ? 'medium' : 'low';
}
