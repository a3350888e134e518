import type { CategorySlug, ConditionSlug } from '../../../../shared/taxonomy.ts';
import type { ListingReading } from '../../../items/item-language/server/item-language.ts';
import type { ItemState } from '../contract/comparison.ts';

/** The data of a listing that comparisons use. */
export interface Item {
  /** The number of the item, from 1. */
  item: number;
  state: Exclude<ItemState, 'gone'>;
  title: string;
  category: CategorySlug;
  condition: ConditionSlug;
  /** US cents. */
  priceCents: number;
  /** From 1 to 5; null without ratings. */
  rating: number | null;
  totalRatings: number;
  /** Distance from the viewer; null if either position is unknown. */
  distanceKm: number | null;
  /** Whether the viewer may message the seller about it. */
  canAsk: boolean;
}

/** An item with the facts read from its text when it was written. */
export interface ReadItem extends Item {
  /** The item named by its title. */
  about: ListingReading['item'];
  /** The facts stated by its seller. */
  said: ListingReading['facts'];
}
