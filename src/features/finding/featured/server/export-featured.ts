import { sql } from 'kysely';
import type { ExportPerson } from '../../../../platform/server/export-person.ts';

/** Exports how often a member's listings were featured. */
export const exportFeatured: ExportPerson = {
  tables: [
    {
      name: 'featured-listings',
      shows: ['featured_listings', 'featured_sellers'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select id as listing_id, title, in_rotation as is_featured, shown as shown_to_people,
              opened as opened_by_people
            from featured_listings join listings on id = listing_id
            where seller_id = ${person.id}::uuid order by created_at, id`,
    },
  ],
  leavesOut: { featured_viewers: 'One-way codes of viewers, gone within a day, which lead back to nobody.' },
};
