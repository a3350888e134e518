import { z } from '@hono/zod-openapi';
import { CATEGORY_ICONS } from './category-icons.ts';
import { filled, line, setting } from './setting-kinds.ts';
import { CATEGORIES, type SiteCategory } from './taxonomy.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Filters use these instead of a category. */
const NO_SLUGS = ['all', 'free', 'more'];

const Category = z.object({
  slug: z
    .string('Enter an address.')
    .max(40, 'Use at most 40 characters for the address.')
    .regex(SLUG, 'Use small letters, digits and single hyphens for the address, like kids-baby.')
    .refine((slug) => !NO_SLUGS.includes(slug), 'Choose another address. Filters use this one.'),
  label: filled(30, 'Enter a name for each category.'),
  icon: z.enum(CATEGORY_ICONS, 'Choose one of the icons.'),
  isHidden: z.boolean('Choose whether it is hidden.').default(false),
  words: line(500).default(''),
});
export type CategorySetting = z.infer<typeof Category>;

const asSetting = (category: SiteCategory): CategorySetting => Category.parse(category);

/**
 * The categories in their order. Built-in ones that are missing are added at the end, hidden, because listings may have
 * them.
 */
const Categories = z
  .array(Category, 'Send all categories as a list.')
  .max(40, 'A site can have at most 40 categories.')
  .superRefine((categories, { addIssue }) => {
    const twice = <Value>(values: Value[]) => values.find((value, index) => values.indexOf(value) !== index);
    const label = twice(categories.map((category) => category.label.toLowerCase()));
    const slug = twice(categories.map((category) => category.slug));
    const refuse = (message: string) => addIssue({ code: 'custom', message });
    if (label !== undefined) refuse(`Two categories are called “${label}”. Rename one of them.`);
    if (slug !== undefined) refuse(`Two categories have the address /${slug}. Choose another one.`);
    if (categories.every(({ isHidden }) => isHidden)) {
      refuse('People need at least one category. Show another one, then hide this one.');
    }
  })
  .transform((categories) => withHidden(categories, CATEGORIES.map(asSetting)));

/** Returns the categories with those of `known` that are missing, hidden, under a name that is free. */
export function withHidden(
  categories: readonly CategorySetting[],
  known: readonly CategorySetting[],
): CategorySetting[] {
  const missing = known.filter(({ slug }) => categories.every((category) => category.slug !== slug));
  const isTaken = (label: string) =>
    categories.some((category) => category.label.toLowerCase() === label.toLowerCase());
  return [
    ...categories,
    ...missing.map((category) => ({
      ...category,
      isHidden: true,
      label: isTaken(category.label) ? category.slug : category.label,
    })),
  ];
}

export const categoriesSetting = setting({
  schema: Categories,
  default: CATEGORIES.map(asSetting),
  group: 'categories',
  label: 'Categories',
  hint: 'The order here is the order people see.',
});
