import { type RawBuilder, sql } from 'kysely';
import type { CategorySlug, ConditionSlug } from '../../../../shared/taxonomy.ts';

/** The filters that the indexes of words hold. */
export interface FacetFilters {
  category?: CategorySlug;
  condition?: ConditionSlug;
  /** One of these will do. */
  conditions?: readonly ConditionSlug[];
  minPriceCents?: number;
  maxPriceCents?: number;
}

/**
 * The filters as words beside those of listings, so that a common word and a narrow filter are found without reading
 * each listing that has the word. Prices are held in steps: what is found may be a bit dearer or cheaper.
 */
export function facetsOf({
  category,
  condition,
  conditions = condition && [condition],
  minPriceCents,
  maxPriceCents,
}: FacetFilters): RawBuilder<boolean>[] {
  const facets: RawBuilder<unknown>[] = [];
  if (category !== undefined) facets.push(sql`${[`category ${category}`]}::text[]`);
  if (conditions !== undefined) facets.push(sql`${conditions.map((each) => `condition ${each}`)}::text[]`);
  if (minPriceCents !== undefined || maxPriceCents !== undefined)
    facets.push(sql`price_facets(${minPriceCents ?? null}::integer, ${maxPriceCents ?? null}::integer)`);
  const held = sql`search_facets(listings.category, listings.condition, listings.price_cents)`;
  return facets.map((facet) => sql<boolean>`${held} && ${facet}`);
}
