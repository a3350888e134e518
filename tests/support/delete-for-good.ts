import { sql } from 'kysely';
import { removeDeleted } from '../../src/features/items/listings/server/delete-listing.ts';
import type { TestApp } from './app.ts';

/** Ends the undo window of deleted listings, and runs the job that removes them. */
export async function deleteForGood({ db, services }: TestApp): Promise<void> {
  await db
    .updateTable('listings')
    .set({ deleted_at: sql`deleted_at - interval '15 seconds'` })
    .where('deleted_at', 'is not', null)
    .execute();
  await removeDeleted(services);
}
