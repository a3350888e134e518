import type { CategorySlug } from '../../../../shared/taxonomy.ts';
import type { Insights, Tip } from '../contract/insights.ts';
import { demandLevel } from '../contract/insight-rules.ts';

const listing = (
  title: string,
  category: CategorySlug,
  priceCents: number,
  days: number,
): Tip['listing'] => ({
  id: '',
  title,
  category,
  priceCents,
  days,
  cover: null,
});

/** Invented numbers for the locked page, so that no real data is sent. */
export const SAMPLE_INSIGHTS: Insights = {
  computedAt: null,
  needsRefresh: false,
  from: '2026-01-01',
  to: '2026-01-07',
  ownListings: 4,
  tips: [
    {
      kind: 'price-high',
      listing: listing('Table lamp', 'home-garden', 4500, 9),
      points: [2000, 2400, 2600, 3000, 3200, 3600],
      beyond: 6,
      range: { from: 2300, to: 3700 },
      sold: 30,
      active: 10,
      priceCents: 3700,
    },
    {
      kind: 'saved-only',
      listing: listing('Record player', 'electronics', 18_000, 5),
      saves: 3,
      views: 40,
      priceCents: 17_000,
    },
    {
      kind: 'few-photos',
      listing: listing('Armchair', 'home-garden', 14_000, 6),
      photos: 1,
      usual: 4,
      sample: 40,
    },
    {
      kind: 'long-listed',
      listing: listing('Road bike', 'sporting-goods', 32_000, 40),
      views: 3,
      usualDays: 12,
      sample: 30,
    },
  ],
  trends: (['sporting-goods', 'home-garden', 'electronics', 'clothing'] as const).map((category, index) => ({
    category,
    direction: index < 3 ? 'up' : 'down',
    percentage: 10 + index,
    weeks: [30, 34, 32, 38, 40, 39, 44, 50],
  })),
  prices: (['vehicles', 'electronics', 'home-garden', 'clothing'] as const).map((category, index) => ({
    category,
    averagePrice: 400_000 / 10 ** index,
    priceRange: { from: 200_000 / 10 ** index, to: 600_000 / 10 ** index },
    basis: 'sold',
    sample: 40,
  })),
  demand: (['sporting-goods', 'home-garden', 'vehicles', 'clothing'] as const).map((category, index) => {
    const score = 80 - 20 * index;
    return { category, score, level: demandLevel(score), actions: 100 };
  }),
};
