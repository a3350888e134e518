import type { Transaction } from 'kysely';
import { insertRows } from '../platform/server/db/insert-rows.ts';
import type { DB } from '../platform/server/db/schema.generated.ts';
import { HOUR_MS } from '../shared/time.ts';

interface DemoItem {
  id: string;
  /** Null for a guest's. */
  sellerId: string | null;
}

/** Saves a few listings of others for everybody in the demo, some listings more often than others. */
export async function insertFavourites(
  trx: Transaction<DB>,
  people: readonly string[],
  items: readonly DemoItem[],
): Promise<void> {
  const favourites = people.flatMap((profile_id, person) =>
    items.flatMap(({ id, sellerId }, item) => {
      const likes = (person * 7 + item * 11 + ((item * item) % 5) * person) % 23 === 0;
      if (!likes || sellerId === profile_id) return [];
      const hours = (person * 5 + item) % 240;
      return { profile_id, listing_id: id, created_at: new Date(Date.now() - hours * HOUR_MS) };
    }),
  );
  await insertRows(trx, 'favourites', favourites).execute();
}
