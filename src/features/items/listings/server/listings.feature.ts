import { sql } from 'kysely';
import { erased } from '../../../../platform/server/erase-person.ts';
import { belongsTo, dollars, type ExportPerson } from '../../../../platform/server/export-person.ts';
import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { schedule } from '../../../../platform/server/job.ts';
import { LISTING_TOPIC } from '../contract/listing-updates.ts';
import type { RelistServices } from './change-listings.ts';
import { type ChatsAbout, countInterest, INTEREST_DAYS } from './count-interest.ts';
import type { CreateServices } from './create-listing.ts';
import { type RemovalServices, removeDeleted } from './delete-listing.ts';
import { eraseListings } from './leave-listings.ts';
import { listingLifeRoutes } from './listing-life.routes.ts';
import { listingSubject } from './listing-subject.ts';
import { listingRoutes } from './listings.routes.ts';
import { moveListings } from './listings.ts';
import type { LoadServices } from './load-listing.ts';
import { type ReadingMetrics, readOutdatedListings } from './read-outdated.ts';
import { forgetViewers, type ListingSeen, viewRoutes } from './views.routes.ts';

/** What listings hold about their seller. */
const exportListings: ExportPerson = {
  tables: [
    {
      name: 'listings',
      shows: ['listings'],
      rows: (person) => sql`
        select id as listing_id, title, description, ${dollars('price_cents')} as price_usd, category, condition,
          status, tags, location as area, latitude::float8 as latitude, longitude::float8 as longitude,
          pickup_days, pickup_from::text as pickup_from, pickup_to::text as pickup_to, ai_generated,
          reserved_until, ${dollars('reserved_price_cents')} as reserved_price_usd, created_at, updated_at,
          renewed_at, sold_at
        from listings where ${belongsTo(person, 'seller_id', 'guest_key')} order by created_at, id`,
    },
    {
      name: 'earlier-prices',
      shows: ['listing_prices'],
      rows: (person) => sql`
        select listings.id as listing_id, listings.title, ${dollars('listing_prices.price_cents')} as price_usd,
          listing_prices.until
        from listing_prices join listings on listings.id = listing_prices.listing_id
        where ${belongsTo(person, 'listings.seller_id', 'listings.guest_key')} order by listing_prices.id`,
    },
    {
      name: 'views-of-listings',
      shows: ['listing_view_totals', 'listing_view_days'],
      rows: (person) => sql`
        select listings.id as listing_id, listings.title, listing_view_totals.views as views_in_total, days.by_day
        from listings
        join listing_view_totals on listing_view_totals.listing_id = listings.id
        left join lateral (
          select jsonb_object_agg(day, views order by day) as by_day
          from listing_view_days where listing_view_days.listing_id = listings.id) as days on true
        where ${belongsTo(person, 'listings.seller_id', 'listings.guest_key')}
        order by listings.created_at, listings.id`,
    },
  ],
  leavesOut: {
    listing_readings:
      'Words, kinds and facts that we read from the texts of your listings, to find and compare them.',
    gone_listings: 'Numbers of deleted listings, without any word of whose they were.',
    listing_views: "Hashes of viewers, deleted within a day. They can't identify anyone.",
  },
};

type Services = Pick<PlatformServices, 'db' | 'jobs' | 'live' | 'config' | 'log'> &
  RelistServices &
  Pick<RemovalServices, 'endDealsOfRemoved'> &
  CreateServices &
  LoadServices & {
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
    const { db, chatsAbout } = services;
    return {
      routes: [viewRoutes(services), listingRoutes(services), listingLifeRoutes(services)],
      jobs: [
        schedule('listings.read-outdated', '* * * * *', () => readOutdatedListings(services)),
        schedule('listings.remove-deleted', '* * * * *', () => removeDeleted(services)),
        schedule('listings.forget-viewers', '5 0 * * *', () => forgetViewers(db)),
        schedule('listings.count-interest', '37 * * * *', async () =>
          countInterest(db, await chatsAbout(INTEREST_DAYS)),
        ),
      ],
    };
  },
});
