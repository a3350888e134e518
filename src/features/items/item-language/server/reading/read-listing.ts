import type { CategorySlug } from '../../../../../shared/taxonomy.ts';
import { type ReadFacts, readFacts } from '../facts/read-facts.ts';
import { type Item, itemOf } from '../item/item-of.ts';
import { type PriceTraits, readPriceTraits } from '../item/price-traits.ts';
import { type ListingWords, readWordsOfListing } from './listing-words.ts';

/**
 * Increase this with every change to what is read from a listing: kinds, words, traits or facts. A job then updates
 * older readings, which stay in use until then.
 */
export const READER_VERSION = 19;
/** The oldest usable version. Listings with older readings are read on demand. */
const MIN_USABLE_VERSION = 1;

/** Whether a stored reading can be used. Readings of a newer release can, so that releases can overlap. */
export const isUsableReading = (readerVersion: number): boolean => readerVersion >= MIN_USABLE_VERSION;

/** The texts of a listing that the seller wrote. */
export interface ListingTexts {
  title: string;
  description: string;
  tags: readonly string[];
  category: CategorySlug;
}

/** Everything read from a listing's text when it is saved. */
export interface ListingReading {
  words: ListingWords;
  /** The item named by the title. */
  item: Item;
  price: PriceTraits;
  facts: ReadFacts;
}

/**
 * Reads a listing.
 * @param now Limits years: later ones are ignored.
 */
export function readListing(listing: ListingTexts, now: Date): ListingReading {
  const item = itemOf(listing.title, listing.category);
  return {
    words: readWordsOfListing(listing),
    item,
    price: readPriceTraits(listing.title, item),
    facts: readFacts(listing, now, item),
  };
}
