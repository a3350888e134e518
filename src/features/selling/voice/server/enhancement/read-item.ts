import type { ReaderCategory } from '../../../../../shared/taxonomy.ts';
import { readDescription } from '../../../listing-drafts/server/listing-drafts.ts';

/**
 * Reads the name of the item in a transcript, empty without one, and its price.
 * @param categories Those of the site, with the words that mean them.
 */
export const readItem = (
  text: string,
  categories: readonly ReaderCategory[] | undefined,
): { title: string; priceCents: number | null } =>
  readDescription(text, { numbers: 'said', ...(categories && { categories }) });
