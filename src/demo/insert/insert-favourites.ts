import type { Transaction } from 'kysely';
import { RECENT_DAYS } from '../../features/finding/favourites/server/favourites.ts';
import { insertRows } from '../../platform/server/db/insert-rows.ts';
import type { DB } from '../../platform/server/db/schema.generated.ts';
import { listingId, personId } from '../content/demo-ids.ts';
import { minutesBeforeNow } from '../content/demo-times.ts';
import type { DemoFavourite } from '../content/make-favourites.ts';
import { DAY_MINUTES } from '../../shared/time.ts';

/** Inserts who saved what. */
export async function insertFavourites(
  trx: Transaction<DB>,
  favourites: readonly DemoFavourite[],
): Promise<void> {
  await insertRows(
    trx,
    'favourites',
    favourites.map(({ username, listing, minutesAgo }) => ({
      profile_id: personId(username),
      listing_id: listingId(listing),
      created_at: minutesBeforeNow(minutesAgo),
      recent: minutesAgo < RECENT_DAYS * DAY_MINUTES,
    })),
  ).execute();
}
