import { type BuiltInCategory, CATEGORY_SLUGS, shownCategories } from '../../../../shared/taxonomy.ts';

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

/**
 * Returns the shortcuts to what the site offers. Once its operators ordered the categories, in their order; before, those
 * that they added come last.
 */
export const trendingNow = (): string[] => {
  const shown = shownCategories().map(({ slug }) => slug);
  const known = shown.filter((slug) => isIn(CATEGORY_SLUGS, slug));
  const added = shown.filter((slug) => !isIn(CATEGORY_SLUGS, slug));
  if (String(known) === String(CATEGORY_SLUGS.filter((slug) => isIn(known, slug)))) {
    return [...TRENDING.filter((slug) => slug === 'free' || isIn(known, slug)), ...added];
  }
  const ordered = shown.filter((slug) => isIn(TRENDING, slug) || isIn(added, slug));
  return ordered.toSpliced(TRENDING.indexOf('free'), 0, 'free');
};

const isIn = (list: readonly string[], slug: string): boolean => list.includes(slug);

export const trendingAddress = (slug: string): string => `/listings?category=${slug}`;
