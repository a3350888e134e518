import { CATEGORY_SLUGS, type CategorySlug } from '../../shared/taxonomy.ts';
import { type DemoItem, readItem } from './items.ts';
import { PAST_HOME_ITEMS } from './past-items-home.ts';
import { PAST_OTHER_ITEMS } from './past-items-rest.ts';

/** What was sold in a past deal; its price is the deal's. */
export type PastItem = Omit<DemoItem, 'priceCents'>;

const CATALOG: Partial<Record<CategorySlug, string>> = {
  'home-garden': PAST_HOME_ITEMS,
  ...PAST_OTHER_ITEMS,
};

/** The items of PAST_DEALS by title. */
export const PAST_ITEMS: ReadonlyMap<string, PastItem> = new Map(
  CATEGORY_SLUGS.flatMap((category) =>
    (CATALOG[category] ?? '')
      .trim()
      .split('\n\n')
      .filter((text) => text !== '')
      .map((text) => {
        const [head = '', ...lines] = text.split('\n');
        const [title = '', condition = '', picture = ''] = head.split(' | ');
        // As in the lists of items, with no price and no tags of its own.
        const item = readItem(category, [`${title} | 0 | ${condition} | | ${picture}`, ...lines].join('\n'));
        return [item.title, item] as const;
      }),
  ),
);
