import type { Database } from '../../../../platform/server/db/database.ts';
import { type Actor, ownerOf } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import type { Position } from '../../../../shared/position.ts';
import { blockErrors } from '../../../trust/blocks/contract/errors.ts';
import { blockStateBetween } from '../../../trust/blocks/server/blocks.ts';
import { photosOf, presentPhoto } from '../../photos/server/photos.ts';
import { listingErrors } from '../contract/errors.ts';
import type { Listing, ListingNotice } from '../contract/listing.ts';
import { owns } from './listings.policy.ts';
import { presentListing } from './listings.presenter.ts';
import { findListing } from './listings.queries.ts';
import { missingListing } from './require-own.ts';

export interface LoadServices {
  db: Database;
  noticesAbout: NoticesAbout;
}

/** Returns what operators decided about listings, for their owner. Listings without a decision have no entry. */
export type NoticesAbout = (ids: readonly string[]) => Promise<ReadonlyMap<string, ListingNotice>>;

/**
 * A listing as this viewer sees it. The viewer may still be a promise.
 * @throws DomainError LISTING_GONE, LISTING_NOT_FOUND, or PERSON_BLOCKED where the viewer blocked the seller.
 */
export async function loadListing(
  { db, noticesAbout }: LoadServices,
  id: string,
  viewer: Actor | Promise<Actor>,
  near?: Position,
): Promise<Listing> {
  const [actor, row, photos] = await Promise.all([viewer, findListing(db, id, near), photosOf(db, id)]);
  const isOwn = row !== undefined && owns(actor, row);
  if (row === undefined || (row.hidden && !isOwn)) throw await missingListing(db, id);
  const blockState = await blockStateBetween(db, actor, ownerOf(row.seller_id, row.guest_key));
  if (blockState === 'mine') throw new DomainError(blockErrors.PERSON_BLOCKED);
  if (blockState === 'theirs') throw new DomainError(listingErrors.LISTING_NOT_FOUND);
  const notices = isOwn ? await noticesAbout([id]) : undefined;
  return presentListing(row, photos.map(presentPhoto), actor, notices?.get(id));
}
