import { sql } from 'kysely';
import { belongsTo, type ExportPerson } from '../../../../platform/server/export-person.ts';

/** The comparisons somebody has kept, with the titles of listings as everybody sees them. */
export const exportComparisons: ExportPerson = {
  tables: [
    {
      name: 'comparisons',
      shows: ['comparisons', 'comparison_items'],
      rows: (person) => sql`
        select comparisons.id, subject, recommended as recommended_item, compared_at, saved_at, shared_at,
          case when share_token is not null then '/compare/shared-' || share_token end as shared_link,
          (select string_agg(item || '. ' || listings.title, E'\\n' order by item)
            from comparison_items join listings on listings.id = listing_id
            where comparison_id = comparisons.id and listings.deleted_at is null and not listings.owner_leaves) as items
        from comparisons where ${belongsTo(person, 'comparisons.profile_id', 'comparisons.guest_key')}
        order by compared_at, comparisons.id`,
    },
  ],
};
