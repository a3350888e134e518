import {
  type BuiltInCategory,
  CATEGORY_SLUGS,
  findCategoryBySlug,
  shownCategories,
} from '../../../../shared/taxonomy.ts';

/** Shortcuts on the home page. 'free' is not a category: browse then shows free items. */
export const TRENDING = [
  'electronics',
  'clothing',
  'home-garden',
  'sporting-goods',
  'free',
  'collectibles',
] as const satisfies readonly (BuiltInCategory | 'free')[];

export type TrendingSlug = (typeof TRENDING)[number];

/** Returns the shortcuts to what the site offers, with the categories that its operators added at the end. */
export const trendingNow = (): (TrendingSlug | (string & {}))[] => {
  const added = shownCategories().filter(({ slug }) => !CATEGORY_SLUGS.some((known) => known === slug));
  const offered = TRENDING.filter((slug) => slug === 'free' || !findCategoryBySlug(slug)?.isHidden);
  return [...offered, ...added.map(({ slug }) => slug)];
};

export const trendingAddress = (slug: string): string => `/listings?category=${slug}`;
