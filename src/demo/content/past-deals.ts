import { type BuiltInCategory, CATEGORY_SLUGS } from '../../shared/taxonomy.ts';
import { type DemoItem, readItem } from './items.ts';
import { HOME_DEALS } from './past-deals-home.ts';
import { OTHER_DEALS } from './past-deals-rest.ts';
import { PAST_HOME_ITEMS } from './past-items-home.ts';
import { PAST_OTHER_ITEMS } from './past-items-rest.ts';

/** What was sold in a past deal; its price is the deal's. */
type PastItem = Omit<DemoItem, 'priceCents'>;

const CATALOG: Partial<Record<BuiltInCategory, string>> = {
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

interface DemoReview {
  stars: number;
  text: string;
  /** The reply of the person reviewed. */
  reply: string | null;
}

/** A sale of some time ago, with the reviews of both participants. */
export interface PastDeal {
  title: string;
  priceCents: number;
  aboutSeller: DemoReview;
  aboutBuyer: DemoReview;
}

export const PAST_DEALS: PastDeal[] = `${HOME_DEALS}\n${OTHER_DEALS}`
  .split(/\n{2,}/)
  .map((block) => block.trim())
  .filter((block) => block !== '')
  .map(readDeal);

function readDeal(block: string): PastDeal {
  const [head = '', ...lines] = block.split('\n');
  const [title = '', dollars = ''] = head.split(' | ');
  const reviews: DemoReview[] = [];
  for (const line of lines) {
    const last = reviews.at(-1);
    if (line.startsWith('> ') && last) last.reply = line.slice(2);
    else reviews.push({ stars: Number(line[0]), text: line.slice(2), reply: null });
  }
  const [aboutSeller, aboutBuyer] = reviews;
  if (!aboutSeller || !aboutBuyer || reviews.length > 2) throw new Error(`not two reviews: ${head}`);
  return { title, priceCents: Number(dollars) * 100, aboutSeller, aboutBuyer };
}
