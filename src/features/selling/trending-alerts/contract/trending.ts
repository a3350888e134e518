import type { CategorySlug } from '../../../../shared/taxonomy.ts';

/** Minimum rise in percent over the week before. */
const RISES_BY = 20;

/** A category with clearly more views, saves, chats and searches than the week before. */
export interface TrendingCategory {
  category: CategorySlug;
  percentage: number;
}

interface Trend {
  category: CategorySlug;
  /** Null if there is too little data. */
  direction: 'up' | 'down' | null;
  percentage: number | null;
}

export const trendingOf = (trends: readonly Trend[]): TrendingCategory[] =>
  trends.flatMap(({ category, direction, percentage }) =>
    direction === 'up' && percentage !== null && percentage >= RISES_BY ? [{ category, percentage }] : [],
  );

/** Returns the Monday (UTC) of a time's week, such as '2026-11-16'. */
export function mondayOf(now: Date): string {
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - sinceMonday))
    .toISOString()
    .slice(0, 10);
}
