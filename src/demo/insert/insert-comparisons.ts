import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import {
  compareLoaded,
  type LoadedItem,
  loadItems,
  takeApart,
} from '../../features/finding/comparisons/server/comparisons.ts';
import type { DB } from '../../platform/server/db/schema.generated.ts';
import { HOUR_MINUTES } from '../../shared/time.ts';
import { listingId, personId, stableId } from '../content/demo-ids.ts';
import { minutesBeforeNow } from '../content/demo-times.ts';

interface DemoComparison {
  username: string;
  /** Item 1 first. */
  titles: readonly string[];
  hoursAgo: number;
  access?: 'saved' | 'shared';
}

const COMPARISONS: readonly DemoComparison[] = [
  {
    username: 'nora',
    titles: [
      'AirPods Pro, hardly worn',
      'Blue over-ear headphones for kids or commuters',
      'AirPods Pro 2, USB-C, in their case',
    ],
    hoursAgo: 1,
  },
  {
    username: 'nora',
    titles: [
      'iPhone 13, 128 GB, midnight, with two cases',
      'iPhone 13 red, small crack',
      'iPhone 13, 128 GB, cracked back',
    ],
    hoursAgo: 5,
  },
  {
    username: 'nora',
    titles: ['Walnut turntable with new belt', 'Vintage turntable, needs a stylus'],
    hoursAgo: 28,
    access: 'saved',
  },
  {
    username: 'nora',
    titles: [
      'Mustard armchair with oak legs',
      'Rose armchair, slightly faded arm',
      'Green velvet armchair, cat-free home',
    ],
    hoursAgo: 76,
    access: 'shared',
  },
  {
    username: 'sam',
    titles: ['Pair of bookshelf speakers, walnut', 'Vintage speakers with new foam'],
    hoursAgo: 3,
    access: 'saved',
  },
  {
    username: 'sam',
    titles: ['Orange table lamp from the seventies', 'Teal mushroom lamp'],
    hoursAgo: 52,
    access: 'shared',
  },
];

/** Inserts what people compared, saved and shared. */
export async function insertComparisons(trx: Transaction<DB>): Promise<void> {
  for (const comparison of COMPARISONS) await insertComparison(trx, comparison);
}

async function insertComparison(
  trx: Transaction<DB>,
  { username, titles, hoursAgo, access }: DemoComparison,
) {
  const id = stableId('comparison', `${username}:${titles.join()}`);
  const at = minutesBeforeNow(hoursAgo * HOUR_MINUTES);
  const chosen = titles.map((title, index) => ({ item: index + 1, listingId: listingId({ title }) }));
  const { items, hidden } = await loadItems({ db: trx }, { kind: 'visitor' }, chosen);
  const compared = await compareLoaded(trx, items, { hidden });
  const snapshot = access === 'shared' ? takeApart(compared, at) : null;
  await trx
    .insertInto('comparisons')
    .values({
      id,
      profile_id: personId(username),
      listing_ids: chosen.map(({ listingId: chosenId }) => chosenId),
      subject: compared.subject,
      recommended: compared.recommendation?.item ?? null,
      compared_at: at,
      saved_at: access === undefined ? null : at,
      // Everybody can read the source, and should not know the links of an installation by it.
      share_token: snapshot && randomBytes(16).toString('hex'),
      shared_at: snapshot && at,
      shared: snapshot && JSON.stringify(snapshot.whole),
    })
    .execute();
  await trx
    .insertInto('comparison_items')
    .values(
      items.map(({ item, listing, priceCents }: LoadedItem, index) => ({
        comparison_id: id,
        item,
        listing_id: listing.id,
        price_cents: priceCents,
        shared: snapshot && JSON.stringify(snapshot.items[index]),
      })),
    )
    .execute();
}
