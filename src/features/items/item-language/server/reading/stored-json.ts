import type { ReadFacts } from '../facts/read-facts.ts';
import type { PriceTraits } from '../item/price-traits.ts';

/**
 * Type guards for stored results of `readListing`. They check only the top-level fields: nothing else writes these
 * columns, and the reader version implies the rest.
 */

export const isPriceTraits = (stored: unknown): stored is PriceTraits =>
  isObject(stored) &&
  typeof stored.isBroken === 'boolean' &&
  Array.isArray(stored.codes) &&
  Array.isArray(stored.model);

export const isReadFacts = (stored: unknown): stored is ReadFacts =>
  isObject(stored) &&
  isObject(stored.facts) &&
  isObject(stored.defects) &&
  typeof stored.isBroken === 'boolean';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
