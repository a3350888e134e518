import { type DemoItem, readItem } from './items.ts';

/**
 * A sale of the last days that waits for reviews. What was paid and when, and who bought it, is in the chat about it;
 * see chats.ts.
 */
export interface RecentSale {
  item: DemoItem;
  /** Null for the guest. */
  seller: string | null;
  listedDaysAgo: number;
  /** The buyer's review, which waits for the seller's. */
  review?: { stars: number; text: string; daysAfter: number };
}

/** Both log-ins and the guest can write a review, and one review waits for the other. */
export const RECENT_SALES: readonly RecentSale[] = [
  {
    item: readItem(
      'home-garden',
      `Reading chair, rose | 80 | good | armchair, reading chair | wingback-rose
Soft, deep and patient. I reupholstered it two winters ago.`,
    ),
    seller: 'nora',
    listedDaysAgo: 9,
    review: {
      stars: 5,
      text: 'Helped me down two flights of stairs with it, and the chair is a joy.',
      daysAfter: 1,
    },
  },
  {
    item: readItem(
      'other',
      `Pocket level, brass | 18 | good | level, brass, tools | -
Three inches of brass with a clear bubble. Reads true.`,
    ),
    seller: 'omar',
    listedDaysAgo: 15,
  },
  {
    item: readItem(
      'collectibles',
      `Milk crate of singles | 30 | good | vinyl, singles, 45s | vinyl
About ninety 45s, unsorted. Half of them have somebody's name on them.`,
    ),
    seller: 'sam',
    listedDaysAgo: 6,
  },
  {
    item: readItem(
      'sporting-goods',
      `Camping stove | 25 | good | camping, stove | -
One burner, folds to the size of a cup. Lights at the first try.`,
    ),
    seller: null,
    listedDaysAgo: 11,
  },
];
