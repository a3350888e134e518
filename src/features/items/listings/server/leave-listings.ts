import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { listingShownAgain } from '../contract/signals.ts';
import { removeListings } from './delete-listing.ts';
import { ownedBy } from './listings.queries.ts';

/**
 * Hides the listings of a person who leaves.
 * @returns their ids.
 */
export const hideListings = (trx: Transaction<DB>, person: OwnerKey): Promise<string[]> =>
  setOwnerLeaves(trx, person, true);

/**
 * Shows the listings of a person who stays again as they were.
 * @returns their ids.
 */
export async function showListings(
  trx: Transaction<DB>,
  person: OwnerKey,
  jobs: Pick<Jobs, 'record'>,
): Promise<string[]> {
  const ids = await setOwnerLeaves(trx, person, false);
  const at = new Date().toISOString();
  await jobs.record(trx, listingShownAgain, ...ids.map((listingId) => ({ listingId, at })));
  return ids;
}

async function setOwnerLeaves(trx: Transaction<DB>, person: OwnerKey, leaves: boolean): Promise<string[]> {
  const rows = await trx
    .updateTable('listings')
    .set({ owner_leaves: leaves })
    .where((where) => ownedBy(where, person))
    .where('owner_leaves', '=', !leaves)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Removes a person's listings for good; their addresses answer that they are gone. */
export async function eraseListings(
  trx: Transaction<DB>,
  person: OwnerKey,
  jobs: Pick<Jobs, 'record'>,
): Promise<void> {
  const rows = await trx
    .selectFrom('listings')
    .select('id')
    .where((where) => ownedBy(where, person))
    .execute();
  await removeListings(
    trx,
    jobs,
    rows.map(({ id }) => id),
  );
}
