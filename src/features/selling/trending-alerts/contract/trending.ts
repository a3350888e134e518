import type { CategorySlug } from '../../../../shared/taxonomy.ts';

/** Percent more than the week before from which on a category is trending. */
const RISES_BY = 20;

/** A category that people look at, save, ask about and search for clearly more than the week before. */
export interface TrendingCategory {
  category: CategorySlug;
  percentage: number;
}

interface Trend {
  category: CategorySlug;
  /** Null where too little happened to say. */
  direction: 'up' | 'down' | null;
  percentage: number | null;
}

export const trendingOf = (trends: readonly Trend[]): TrendingCategory[] =>
  trends.flatMap(({ category, direction, percentage }) =>
    direction === 'up' && percentage !== null && percentage >= RISES_BY ? [{ category, percentage }] : [],
  );

/** The Monday (UTC) of the week that a time is in: '2026-11-16'. */
export function mondayOf(now: Date): string {
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - sinceMonday))
    .toISOString()
    .slice(0, 10);
}
