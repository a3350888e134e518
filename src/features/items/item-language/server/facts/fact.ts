/** What a fact is about. */
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

/** What a seller's text says about one feature. Stored as JSON. */
export interface Fact {
  /** A part of the text in a plain form, such as '128 GB'; true or false for a plain yes or no. */
  value: string | boolean;
  /** Whether it speaks for the item, where that is plain. */
  good: boolean | null;
  /** The sentence it was read from, as the seller wrote it. */
  source: string;
  /** To compare it with what others state: 128 of '128 GB'. */
  amount?: number;
  /** Of an age: the year it counts from, as the amount depends on when it is asked for. */
  sinceYear?: number;
}

/** A sentence of a listing. */
export interface Sentence {
  text: string;
  from: 'title' | 'description';
}

/** What a seller's text says about defects. */
export interface DefectsStated {
  named: number;
  none: boolean;
}

/** What keeps people from buying an item, however cheap it is. */
export type Doubt =
  /** The price is that of one of several, a down payment, or none. */
  | 'other-price'
  | 'rental'
  | 'service'
  /** A box or another extra without the item. */
  | 'extra-only'
  | 'locked'
  | 'untested'
  | 'no-clean-title'
  | 'needs-work'
  | 'incomplete'
  | 'replica'
  | 'expired'
  /** A helmet or a car seat that was in a crash. */
  | 'unsafe'
  | 'soiled'
  /** A part is missing or does not do its work. */
  | 'faulty';
