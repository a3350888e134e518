import type { CategorySlug } from '../../../../../shared/taxonomy.ts';
import { type ReadFacts, readFacts } from '../facts/read-facts.ts';
import { type Item, itemOf } from '../item/item-of.ts';
import { type PriceTraits, readPriceTraits } from '../item/price-traits.ts';
import { type ListingWords, readWordsOfListing } from './listing-words.ts';

/**
 * Rises by one with every change of what is read from a listing: kinds, words, traits or facts. Stored readings of an
 * older version are then made again by a job, and serve until it has come to them.
 */
export const READER_VERSION = 8;
/** Older readings lack what is used now: such listings are read when they are needed. */
const OLDEST_USABLE_READING = 1;

/** Whether a stored reading can be used. One of a newer release can too, while that replaces this one. */
export const isUsableReading = (readerVersion: number): boolean => readerVersion >= OLDEST_USABLE_READING;

/** What a seller writes of a listing. */
export interface ListingTexts {
  title: string;
  description: string;
  tags: readonly string[];
  category: CategorySlug;
}

/** What a listing says, read once when it is written. */
export interface ListingReading {
  words: ListingWords;
  /** What the title is about. */
  item: Item;
  price: PriceTraits;
  facts: ReadFacts;
}

/**
 * Reads a listing.
 * @param now Years after this one are no years of the item.
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
