import type { ListingReading } from '../../../items/item-language/server/item-language.ts';
import type { CategorySlug, ConditionSlug } from '../../../../shared/taxonomy.ts';
import type { ItemState } from '../contract/comparison.ts';

/** A listing as it is compared. */
export interface Item {
  /** From 1. */
  item: number;
  state: Exclude<ItemState, 'gone'>;
  title: string;
  category: CategorySlug;
  condition: ConditionSlug;
  /** US cents. */
  priceCents: number;
  /** Out of 5; null without ratings. */
  rating: number | null;
  totalRatings: number;
  /** From the viewer; null when either position is unknown. */
  distanceKm: number | null;
  /** Whether the viewer may write to the seller about it. */
  canAsk: boolean;
}

/** With what was read of it when it was written. */
export interface ReadItem extends Item {
  /** What its title is about. */
  about: ListingReading['item'];
  /** The facts that its seller states. */
  said: ListingReading['facts'];
}
