import { erased } from '../../../../platform/server/erase-person.ts';
import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { ownerOf } from '../../../../platform/server/http/actor.ts';
import { schedule } from '../../../../platform/server/job.ts';
import type { Subject } from '../../../../platform/server/subject.ts';
import type { PresentPhoto } from '../../photos/server/photos.ts';
import { LISTING_TOPIC } from '../contract/listing-updates.ts';
import type { RelistServices } from './change-listings.ts';
import { type ChatsAbout, countInterest, INTEREST_DAYS } from './count-interest.ts';
import { forgetViewers, type ListingSeen, viewRoutes } from './views.routes.ts';
import type { CreateServices } from './create-listing.ts';
import { removeDeleted } from './delete-listing.ts';
import { exportListings } from './export-listings.ts';
import { eraseListings } from './leave-listings.ts';
import { listingLifeRoutes } from './listing-life.routes.ts';
import { findListing } from './listings.queries.ts';
import { listingRoutes } from './listings.routes.ts';
import { moveListings } from './listings.ts';
import { type ReadingMetrics, readOutdatedListings } from './read-outdated.ts';

const listingSubject: Subject = {
  async find(db, _viewer, id) {
    const listing = await findListing(db, id);
    if (listing === undefined) return undefined;
    const { title, description, seller_id, guest_key } = listing;
    return { owner: ownerOf(seller_id, guest_key), snapshot: { title, text: description } };
  },
};

type Services = Pick<PlatformServices, 'db' | 'jobs' | 'live' | 'config' | 'log'> &
  RelistServices &
  CreateServices & {
    presentPhoto: PresentPhoto;
    /** Counts the conversations about each listing in the last days. */
    chatsAbout: (days: number) => Promise<ChatsAbout[]>;
    listingSeen: ListingSeen;
    readingMetrics: ReadingMetrics;
  };

export const listingsFeature = defineFeature({
  name: 'listings',
  guestOwnership: {
    columns: [{ table: 'listings', column: 'guest_key', rows: 'move' }],
    move: moveListings,
  },
  erasePerson: { columns: erased('listings', 'seller_id', 'guest_key'), erase: eraseListings },
  exportPerson: exportListings,
  subjects: { listing: listingSubject },
  topics: () => ({ [LISTING_TOPIC]: 'open' }),
  build(services: Services) {
    const { db, jobs, chatsAbout } = services;
    return {
      routes: [viewRoutes(services), listingRoutes(services), listingLifeRoutes(services)],
      jobs: [
        schedule('listings.read-outdated', '* * * * *', () => readOutdatedListings(services)),
        schedule('listings.remove-deleted', '* * * * *', () => removeDeleted(db, jobs)),
        schedule('listings.forget-viewers', '5 0 * * *', () => forgetViewers(db)),
        schedule('listings.count-interest', '37 * * * *', async () =>
          countInterest(db, await chatsAbout(INTEREST_DAYS)),
        ),
      ],
    };
  },
});
