import type { Database } from '../../../../platform/server/db/database.ts';
import { findSales } from '../../price-help/server/price-help.ts';
import type { LocalPrice, WantCriteria } from '../contract/want.ts';
import { WANT_LIMITS } from '../contract/want-limits.ts';
import { isMeasure } from '../contract/want-name.ts';

const NOTHING: LocalPrice = { sales: 0, near: false, medianCents: null, since: null };

/**
 * What things of the name that is wanted were sold for. Sizes are left out, as there would hardly ever be enough.
 * @param hidden People whose listings the viewer does not see.
 */
export async function findLocalPrice(
  db: Database,
  { terms, category, place }: WantCriteria,
  hidden: readonly string[],
): Promise<LocalPrice> {
  const title = terms.filter((term) => !isMeasure(term)).join(' ');
  if (title === '') return NOTHING;
  const { since, ...sales } = await findSales(db, {
    title,
    category: category ?? undefined,
    near: place ?? undefined,
    hidden,
    enough: WANT_LIMITS.sales,
  });
  return { ...sales, since: since?.toISOString() ?? null };
}
