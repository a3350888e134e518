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
 * Returns the shortcuts to what the site offers, with the categories that its operators added. Once they changed the
 * order of categories, in their order.
 */
export function trendingNow(): string[] {
  const all: readonly string[] = TRENDING;
  const known: readonly string[] = CATEGORY_SLUGS;
  const tiles = shownCategories().flatMap(({ slug }) =>
    all.includes(slug) || !known.includes(slug) ? slug : [],
  );
  const usual = known.filter((slug) => tiles.includes(slug));
  return String(tiles).startsWith(String(usual))
    ? [...all.filter((slug) => slug === 'free' || tiles.includes(slug)), ...tiles.slice(usual.length)]
    : tiles.toSpliced(4, 0, 'free');
}

export const trendingAddress = (slug: string): string => `/listings?category=${slug}`;
