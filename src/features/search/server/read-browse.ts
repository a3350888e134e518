import type { Database } from '../../../platform/server/db/database.ts';
import { type Actor, requireOwner } from '../../../platform/server/http/actor.ts';
import { commonErrors, DomainError } from '../../../shared/errors.ts';
import { blockedPeopleOf } from '../../blocks/server/blocks.ts';
import type { ListingQuery } from '../../listings/contract/listing-query.ts';
import type { Browse } from './browse.queries.ts';
import { resolveSearch } from './resolve-search.ts';
import { type ListingOrder } from '../../listings/server/listings.ts';

type Question = Omit<ListingQuery, 'cursor' | 'limit'>;

export interface ReadBrowse {
  /** Null when nothing can match. */
  browse: Browse | null;
  correctedTo: string | null;
}

/**
 * Turns the parameters of a list into conditions.
 * @throws DomainError when 'nearest' or a radius comes without a position, or a visitor asks for their own
 * listings.
 */
export async function readBrowse(
  db: Database,
  question: Question,
  actor: () => Promise<Actor>,
): Promise<ReadBrowse> {
  const { q, category, condition, minPriceCents, maxPriceCents, near, withinKm, seller } = question;
  const order = orderOf(question);
  if (withinKm !== undefined && near === undefined) throw missingPosition('withinKm');
  const owner = await sellerOf(seller, actor);
  const [hidden, resolved] = await Promise.all([
    actor().then((viewer) => blockedPeopleOf(db, viewer)),
    resolveSearch(db, q),
  ]);
  const correctedTo = resolved?.correctedTo ?? null;
  if (resolved?.search === null) return { browse: null, correctedTo };
  const filters = { category, condition, minPriceCents, maxPriceCents, near, withinKm };
  const browse: Browse = { ...filters, search: resolved?.search, seller: owner, order };
  return { browse: hidden.length > 0 ? { ...browse, hidden } : browse, correctedTo };
}

function orderOf({ sort, near }: Question): ListingOrder {
  if (sort !== 'nearest') return { by: sort };
  if (near === undefined) throw missingPosition('sort');
  return { by: 'nearest', from: near };
}

async function sellerOf(seller: Question['seller'], actor: () => Promise<Actor>): Promise<Browse['seller']> {
  if (seller === undefined) return undefined;
  return seller === 'me' ? requireOwner(await actor()) : { kind: 'member', id: seller };
}

function missingPosition(field: string): DomainError {
  const message = 'Say where you are with near=latitude,longitude.';
  return new DomainError(commonErrors.INVALID_INPUT, { fields: [{ field, message }] });
}
