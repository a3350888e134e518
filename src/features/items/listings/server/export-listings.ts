import { sql } from 'kysely';
import { belongsTo, dollars, type ExportPerson } from '../../../../platform/server/export-person.ts';

/** What listings hold about their seller. */
export const exportListings: ExportPerson = {
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
    listing_views: 'One-way codes of viewers, gone within a day, which lead back to nobody.',
  },
};
