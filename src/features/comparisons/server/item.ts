import type { CategorySlug, ConditionSlug } from '../../../shared/taxonomy.ts';
import type { ItemState } from '../contract/comparison.ts';

/** A listing as it is compared: what its seller says, and what is known of it. */
export interface Item {
  /** From 1. */
  item: number;
  state: Exclude<ItemState, 'gone'>;
  title: string;
  description: string;
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
