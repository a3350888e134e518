import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { erased } from '../../../../platform/server/erase-person.ts';
import { belongsTo, type ExportPerson } from '../../../../platform/server/export-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import { schedule } from '../../../../platform/server/job.ts';
import type { ComparisonServices } from './comparison-services.ts';
import { dropOlder } from './comparisons.queries.ts';
import { comparisonRoutes } from './comparisons.routes.ts';
import { sharedComparisonRoutes } from './shared-comparisons.routes.ts';
import { dropExpiredShares } from './shared-comparisons.ts';

/** Exports a person's stored comparisons, with the titles of public listings. */
const exportComparisons: ExportPerson = {
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

export const comparisonsFeature = defineFeature({
  name: 'comparisons',
  guestOwnership: {
    columns: [{ table: 'comparisons', column: 'guest_key', rows: 'move' }],
    move: moveComparisons,
  },
  exportPerson: exportComparisons,
  erasePerson: { columns: erased('comparisons', 'profile_id', 'guest_key') },
  build: (services: ComparisonServices) => ({
    routes: [comparisonRoutes(services), sharedComparisonRoutes(services)],
    costly: [
      { method: 'GET', path: '/api/comparisons/listings' },
      { method: 'GET', path: '/api/comparisons/similar-prices' },
    ],
    jobs: [schedule('comparisons.drop-expired-shares', '17 4 * * *', () => dropExpiredShares(services))],
  }),
});

/** Moves a guest's comparisons to an account, except those that the account already has. */
async function moveComparisons(trx: Transaction<DB>, guestKey: string, profileId: string): Promise<void> {
  await sql`
    delete from comparisons as moving where guest_key = ${guestKey} and exists (
      select from comparisons as same
      where same.profile_id = ${profileId} and same.listing_set = moving.listing_set)`.execute(trx);
  await trx
    .updateTable('comparisons')
    .set({ profile_id: profileId, guest_key: null })
    .where('guest_key', '=', guestKey)
    .execute();
  await dropOlder(trx, { kind: 'member', id: profileId });
}
