import { ownerOf } from '../../../../platform/server/http/actor.ts';
import type { Subject } from '../../../../platform/server/subject.ts';
import { findListing } from './listings.queries.ts';

export const listingSubject: Subject = {
  async find(db, _viewer, id) {
    const listing = await findListing(db, id);
    if (listing === undefined) return undefined;
    const { title, description, seller_id, guest_key } = listing;
    return { owner: ownerOf(seller_id, guest_key), snapshot: { title, text: description } };
  },
};
