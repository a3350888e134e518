/** The category and condition lists; one list feeds browse, the form, the database constraint and the generator. */

export const CATEGORIES = [
  { slug: 'electronics', label: 'Electronics' },
  { slug: 'home-garden', label: 'Home & Garden' },
  { slug: 'vehicles', label: 'Vehicles' },
  { slug: 'clothing', label: 'Clothing' },
  { slug: 'sporting-goods', label: 'Sporting Goods' },
  { slug: 'collectibles', label: 'Collectibles' },
  { slug: 'musical-instruments', label: 'Musical Instruments' },
  { slug: 'jewelry-watches', label: 'Jewelry & Watches' },
  { slug: 'other', label: 'Other' },
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

export type CategorySlug = (typeof CATEGORIES)[number]['slug'];
export type ConditionSlug = (typeof CONDITIONS)[number]['slug'];
export type Sort = (typeof SORTS)[number]['value'];

export const CATEGORY_SLUGS = CATEGORIES.map((c) => c.slug) as [CategorySlug, ...CategorySlug[]];
export const CONDITION_SLUGS = CONDITIONS.map((c) => c.slug) as [ConditionSlug, ...ConditionSlug[]];

const categoryLabels: ReadonlyMap<string, string> = new Map(CATEGORIES.map((c) => [c.slug, c.label]));
const conditionLabels: ReadonlyMap<string, string> = new Map(CONDITIONS.map((c) => [c.slug, c.label]));

export const categoryLabel = (slug: CategorySlug): string => categoryLabels.get(slug) ?? slug;
export const conditionLabel = (slug: ConditionSlug): string => conditionLabels.get(slug) ?? slug;
