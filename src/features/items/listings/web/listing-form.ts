import { dollarsForInput } from '../../../../shared/money.ts';
import type { Position } from '../../../../shared/position.ts';
import type { CategorySlug, ConditionSlug } from '../../../../shared/taxonomy.ts';
import type { Listing } from '../contract/listing.ts';
import type { PickupHours } from '../contract/pickup-hours.ts';

/** The form as typed; blank means not filled in yet. */
export interface ListingForm {
  title: string;
  description: string;
  price: string;
  category: CategorySlug | '';
  condition: ConditionSlug | '';
  tags: string[];
  area: string;
  /** The position from the seller's browser, if they allowed it. */
  position: Position | null;
  /** When it can be picked up; null at any time. */
  pickupHours: PickupHours | null;
  /** Title or description was generated. */
  aiGenerated: boolean;
}

export type FormField = Exclude<keyof ListingForm, 'aiGenerated'>;

export const EMPTY_FORM: ListingForm = {
  title: '',
  description: '',
  price: '',
  category: '',
  condition: '',
  tags: [],
  area: '',
  position: null,
  pickupHours: null,
  aiGenerated: false,
};

/** A listing as its seller would have typed it. */
export function formOf(listing: Listing): ListingForm {
  const {
    title,
    description,
    priceCents,
    category,
    condition,
    tags,
    location,
    position,
    pickupHours,
    aiGenerated,
  } = listing;
  const price = dollarsForInput(priceCents);
  return {
    title,
    description,
    price,
    category,
    condition,
    tags,
    area: location ?? '',
    position,
    pickupHours,
    aiGenerated,
  };
}
