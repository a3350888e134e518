/** Categories, conditions and sorts: one list for filters, forms, contracts and the readers of texts. */

/** The categories that every site starts with. The readers of texts know them. */
export const CATEGORIES = [
  { slug: 'electronics', label: 'Electronics', icon: 'headphones' },
  { slug: 'home-garden', label: 'Home & Garden', icon: 'sofa' },
  { slug: 'vehicles', label: 'Vehicles', icon: 'car' },
  { slug: 'clothing', label: 'Clothing', icon: 'shirt' },
  { slug: 'sporting-goods', label: 'Sporting Goods', icon: 'bike' },
  { slug: 'collectibles', label: 'Collectibles', icon: 'gem' },
  { slug: 'musical-instruments', label: 'Musical Instruments', icon: 'guitar' },
  { slug: 'jewelry-watches', label: 'Jewelry & Watches', icon: 'watch' },
  { slug: 'other', label: 'Other', icon: 'package' },
] as const;

export const CONDITIONS = [
  { slug: 'new', label: 'New' },
  { slug: 'like-new', label: 'Like New' },
  { slug: 'good', label: 'Good' },
  { slug: 'fair', label: 'Fair' },
  { slug: 'poor', label: 'Poor' },
] as const;

export const SORTS = [
  { value: 'newest', label: 'Newest' },
  { value: 'nearest', label: 'Nearest' },
  { value: 'price_low', label: 'Price: Low to High' },
  { value: 'price_high', label: 'Price: High to Low' },
  { value: 'popular', label: 'Popular' },
] as const;

export type BuiltInCategory = (typeof CATEGORIES)[number]['slug'];
/** A category of this site: a built-in one, or one that its operators added. */
export type CategorySlug = string;
export type ConditionSlug = (typeof CONDITIONS)[number]['slug'];
export type Sort = (typeof SORTS)[number]['value'];

export const CATEGORY_SLUGS = CATEGORIES.map((c) => c.slug) as [BuiltInCategory, ...BuiltInCategory[]];
export const CONDITION_SLUGS = CONDITIONS.map((c) => c.slug) as [ConditionSlug, ...ConditionSlug[]];

const conditionLabels: ReadonlyMap<string, string> = new Map(CONDITIONS.map((c) => [c.slug, c.label]));

export const conditionLabel = (slug: ConditionSlug): string => conditionLabels.get(slug) ?? slug;

/** A category as pages show it. */
export interface SiteCategory {
  slug: CategorySlug;
  label: string;
  icon: string;
  /** Not offered for new listings nor in filters. Its listings stay. */
  isHidden?: boolean;
}

/** A category with what the readers of texts need of it. */
export interface ReaderCategory extends SiteCategory {
  /** Words that mean this category, with commas between them. */
  words: string;
}

/** The categories of this site, in the order of its operators. A process and a page belong to one site. */
let current: readonly SiteCategory[] = CATEGORIES;

/** Replaces the categories: when a process reads the settings, and when a page starts. */
export function setCategories(categories: readonly SiteCategory[]): void {
  current = categories;
}

export const currentCategories = (): readonly SiteCategory[] => current;

/** Returns the categories that are offered. */
export const shownCategories = (): SiteCategory[] => current.filter(({ isHidden }) => !isHidden);

/** Returns the category with this slug, also a hidden one. */
export const findCategoryBySlug = (slug: unknown): SiteCategory | undefined =>
  current.find((category) => category.slug === slug);

export const categoryLabel = (slug: CategorySlug): string => findCategoryBySlug(slug)?.label ?? slug;

/** Returns the category whose rules apply: for an added one, those of 'other'. */
export const builtInOf = (slug: CategorySlug): BuiltInCategory =>
  CATEGORY_SLUGS.find((known) => known === slug) ?? 'other';
