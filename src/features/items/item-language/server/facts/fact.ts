/** The feature that a fact describes. */
export type FactId =
  | 'brand'
  | 'year'
  | 'mileage'
  | 'title'
  | 'processor'
  | 'memory'
  | 'storage'
  | 'battery-health'
  | 'screen-size'
  | 'clothing-size'
  | 'frame-size'
  | 'mattress-size'
  | 'case-size'
  | 'dimensions'
  | 'height'
  | 'length'
  | 'weight'
  | 'material'
  | 'color'
  | 'damage'
  | 'working'
  | 'age'
  | 'unlocked'
  | 'original-box'
  | 'charger'
  | 'cables'
  | 'remote'
  | 'case'
  | 'accessories'
  | 'complete'
  | 'warranty'
  | 'receipt'
  | 'smoke-free'
  | 'pet-free';

/** A fact stated in a seller's text. Stored as JSON. */
export interface Fact {
  /** The value in a plain form, such as '128 GB'; true or false for yes or no. */
  value: string | boolean;
  /** Whether it is good or bad news; null if neither is clear. */
  good: boolean | null;
  /** The seller's sentence that states it. */
  source: string;
  /** The numeric value for comparisons: 128 for '128 GB'. */
  amount?: number;
  /** For ages: the year it counts from, because the age depends on the current date. */
  sinceYear?: number;
}

/** A sentence of a listing. */
export interface Sentence {
  text: string;
  from: 'title' | 'description';
}

/** Statements about defects. */
export interface DefectsStated {
  named: number;
  none: boolean;
}

/** Reasons not to buy an item at any price. */
export type Doubt =
  /** The price is for one of several items, a down payment, or a placeholder. */
  | 'other-price'
  | 'rental'
  | 'service'
  /** Only a box or another extra, without the item. */
  | 'extra-only'
  | 'locked'
  | 'untested'
  | 'no-clean-title'
  | 'needs-work'
  | 'incomplete'
  | 'replica'
  | 'expired'
  /** A helmet or car seat that was in a crash. */
  | 'unsafe'
  | 'soiled'
  /** A part is missing or does not work. */
  | 'faulty';
