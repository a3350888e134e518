import type { CategorySlug } from '../../../../shared/taxonomy.ts';

/** Shortcuts on the home page. 'free' is not a category: browse then shows free items. */
export const TRENDING = [
  'electronics',
  'clothing',
  'home-garden',
  'sporting-goods',
  'free',
  'collectibles',
] as const satisfies readonly (CategorySlug | 'free')[];

export type TrendingSlug = (typeof TRENDING)[number];

export const trendingAddress = (slug: TrendingSlug): string => `/listings?category=${slug}`;
