import { cutAtWord } from '../../../../shared/cut-at-word.ts';
import { categoryLabel } from '../../../../shared/taxonomy.ts';
import type { ViewerPlace } from '../../../items/listings/web/listings.ts';
import type { BrowseFilters } from '../../search/web/search.ts';
import type { WantCriteria } from '../contract/want.ts';
import { WANT_LIMITS } from '../contract/want-limits.ts';
import { around } from './want-query.ts';

const NO_WORDS: WantCriteria = {
  terms: [],
  excluded: [],
  category: null,
  conditions: [],
  minPriceCents: null,
  maxPriceCents: null,
  place: null,
  withinKm: null,
};

/**
 * Converts a search to criteria: its words as they were read, and its filters, which take precedence.
 * @param read Null for a search without words.
 */
export function wantOfSearch(
  read: WantCriteria | null,
  { category, condition, min, max, within }: BrowseFilters,
  place: ViewerPlace | null,
): WantCriteria {
  const want = read ?? NO_WORDS;
  const isFree = category === 'free';
  return {
    ...want,
    category: isFree ? want.category : (category ?? want.category),
    conditions: condition === null ? want.conditions : [condition],
    minPriceCents: isFree ? null : min > 0 ? min * 100 : want.minPriceCents,
    maxPriceCents: isFree ? 0 : max === null ? want.maxPriceCents : max * 100,
    ...(within !== null && place !== null && around(place, within)),
  };
}

/** Returns the name of the saved search: its words as typed. */
export function nameOfSearch({ q, category }: BrowseFilters): string {
  if (q !== '') return `“${cutAtWord(q, WANT_LIMITS.name - 2)}”`;
  if (category === 'free') return 'Free items';
  return category === null ? 'Everything' : categoryLabel(category);
}
