import type { Database } from '../../../platform/server/db/database.ts';
import type { Actor } from '../../../platform/server/http/actor.ts';
import type { Position } from '../../../shared/position.ts';
import { type PresentPhoto, photosOf } from '../../photos/server/photos.ts';
import type { Listing } from '../contract/listing.ts';
import { presentListing } from './listings.presenter.ts';
import { findListing } from './listings.queries.ts';
import { missingListing } from './require-own.ts';

/**
 * A listing as this viewer sees it. Who that is may still be on its way.
 * @throws DomainError LISTING_GONE or LISTING_NOT_FOUND.
 */
export async function loadListing(
  db: Database,
  presentPhoto: PresentPhoto,
  id: string,
  viewer: Actor | Promise<Actor>,
  near?: Position,
): Promise<Listing> {
  const [actor, row, photos] = await Promise.all([viewer, findListing(db, id, near), photosOf(db, id)]);
  if (row === undefined) throw await missingListing(db, id);
  return presentListing(row, photos.map(presentPhoto), actor);
}
