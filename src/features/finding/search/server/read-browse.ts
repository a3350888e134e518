import type { Database } from '../../../../platform/server/db/database.ts';
import { type Actor, requireOwner } from '../../../../platform/server/http/actor.ts';
import { commonErrors, DomainError } from '../../../../shared/errors.ts';
import type { ListingOrder } from '../../../items/listings/server/listings.ts';
import { blockedPeopleOf } from '../../../trust/blocks/server/blocks.ts';
import type { SearchFilters } from '../contract/search.ts';
import { defaultSort } from '../contract/search-sorts.ts';
import type { Browse } from './browse.queries.ts';
import type { ReadQuery } from './query/read-query.ts';
import { formsOf } from './query/word-forms.ts';
import { insideSearch } from './ranking/searched-terms.ts';
import { type UnderstoodSearch, understandSearch } from './understand-search.ts';

/** How to list: in an order, or by best match. */
export type ReadBrowse = {
  /** Undefined for a search without words. */
  search: UnderstoodSearch | undefined;
} & (
  | { by: 'order'; browse: Browse }
  | { by: 'best'; browse: Browse; search: UnderstoodSearch }
  /** The conditions exclude everything. */
  | { by: 'nothing' }
);

/**
 * Turns query parameters into conditions.
 * @throws DomainError if 'nearest' or a radius has no position, or a visitor asks for their own listings.
 */
export async function readBrowse(
  db: Database,
  filters: SearchFilters,
  actor: () => Promise<Actor>,
): Promise<ReadBrowse> {
  const { q, category, condition, minPriceCents, maxPriceCents, near, withinKm, seller, exact } = filters;
  const { sort = defaultSort(q) } = filters;
  if (sort === 'nearest' && near === undefined) throw missingPosition('sort');
  if (withinKm !== undefined && near === undefined) throw missingPosition('withinKm');
  const owner = await sellerOf(seller, actor);
  const [hidden, search] = await Promise.all([
    actor().then((viewer) => blockedPeopleOf(db, viewer)),
    q?.trim() ? understandSearch(db, q, { exact: exact !== undefined }) : undefined,
  ]);
  const browse: Browse = {
    category,
    condition,
    minPriceCents,
    maxPriceCents,
    near,
    withinKm,
    seller: owner,
    order: orderOf(sort, near, search?.read),
    ...(hidden.length > 0 && { hidden }),
  };
  if (search === undefined) return { by: 'order', browse, search };
  if (search.read.understood.length === 0) return { by: 'nothing', search };
  const narrowed = narrowedBy(browse, search.read);
  if (narrowed === null) return { by: 'nothing', search };
  if (search.terms.length === 0) return { by: 'order', browse: narrowed, search };
  if (sort === 'best') return { by: 'best', browse: narrowed, search };
  const wanted = insideSearch(search.terms, search.counts, await search.findInside(search.terms));
  if (wanted === null) return { by: 'nothing', search };
  return { by: 'order', browse: { ...narrowed, search: wanted }, search };
}

/**
 * Narrows the filters by what was read in the search text; null if they exclude each other. A condition in the text
 * only affects ranking, because sellers grade differently.
 */
function narrowedBy(browse: Browse, read: ReadQuery): Browse | null {
  const { category, minPriceCents, maxPriceCents, near, withinKm } = browse;
  if (category !== undefined && read.category !== null && category !== read.category) return null;
  const radius = near === undefined ? undefined : (read.withinKm ?? undefined);
  return {
    ...browse,
    category: category ?? read.category ?? undefined,
    minPriceCents: larger(minPriceCents, read.minPriceCents),
    maxPriceCents: smaller(maxPriceCents, read.maxPriceCents),
    withinKm: smaller(withinKm, radius ?? null),
    ...(read.excluded.length > 0 && { excluded: read.excluded.map(formsOf) }),
  };
}

const larger = (a: number | undefined, b: number | null) => (b === null ? a : Math.max(a ?? b, b));
const smaller = (a: number | undefined, b: number | null) => (b === null ? a : Math.min(a ?? b, b));

/** Returns the order of results. Best match needs words, so without any the newest come first. */
function orderOf(
  sort: NonNullable<SearchFilters['sort']>,
  near: Browse['near'],
  read: ReadQuery | undefined,
): ListingOrder {
  if (sort === 'best') return { by: read?.cheap ? 'price_low' : 'newest' };
  if (sort !== 'nearest') return { by: sort };
  if (near === undefined) throw missingPosition('sort');
  return { by: 'nearest', from: near };
}

async function sellerOf(
  seller: SearchFilters['seller'],
  actor: () => Promise<Actor>,
): Promise<Browse['seller']> {
  if (seller === undefined) return undefined;
  return seller === 'me' ? requireOwner(await actor()) : { kind: 'member', id: seller };
}

function missingPosition(field: string): DomainError {
  const message = 'Say where you are with near=latitude,longitude.';
  return new DomainError(commonErrors.INVALID_INPUT, { fields: [{ field, message }] });
}
