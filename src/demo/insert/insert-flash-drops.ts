import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { standingHolders } from '../../features/neighbors/flash-drops/server/flash-drops.ts';
import type { Config } from '../../platform/server/config.ts';
import { insertRows } from '../../platform/server/db/insert-rows.ts';
import type { DB } from '../../platform/server/db/schema.generated.ts';
import { listingId, personId, stableId } from '../content/demo-ids.ts';
import { dayIn, minutesBeforeNow } from '../content/demo-times.ts';
import { type DemoFlashDrop, makeFlashDrops } from '../content/make-flash-drops.ts';
import type { DemoMarketplace } from '../content/make-marketplace.ts';
import { scheduleFlashDrops } from './schedule-flash-drops.ts';

/** As many characters as the token of a shared link has. */
const TOKEN_LENGTH = 22;

/** Inserts Flash Drops, who takes part, and what earned them points; triggers count these. */
export async function insertFlashDrops(
  trx: Transaction<DB>,
  marketplace: DemoMarketplace,
  config: Pick<Config, 'timeZone'>,
): Promise<void> {
  const dayOf = (minutesAgo: number) => dayIn(config.timeZone, minutesAgo);
  const events = makeFlashDrops(marketplace, await scheduleFlashDrops(trx, config), dayOf);
  await insertRows(trx, 'flash_drop_participants', events.flatMap(participantsOf)).execute();
  await insertRows(trx, 'flash_drop_listings', events.flatMap(listingsOf)).execute();
  await insertRows(trx, 'flash_drop_shares', events.flatMap(sharesOf)).execute();
  await insertRows(
    trx,
    'flash_drop_points',
    events.flatMap((event) => entriesOf(event, dayOf)),
  ).execute();
  await insertRows(trx, 'flash_drop_reminders', events.flatMap(remindersOf)).execute();
  await insertPrizes(trx);
}

const participantsOf = (event: DemoFlashDrop) =>
  event.participants.map((username) => ({
    flash_drop_id: event.id,
    profile_id: personId(username),
    joined_at: minutesBeforeNow(event.startsMinutesAgo),
  }));

const remindersOf = (event: DemoFlashDrop) =>
  event.reminded.map((username) => ({ flash_drop_id: event.id, profile_id: personId(username) }));

const listingsOf = (event: DemoFlashDrop) =>
  event.listings.map((listing) => ({
    flash_drop_id: event.id,
    listing_id: listingId(listing),
    added_at: minutesBeforeNow(listing.minutesAgo),
    price_cents: listing.priceCents,
  }));

const entriesOf = (event: DemoFlashDrop, dayOf: (minutesAgo: number) => string) =>
  event.entries.map(({ username, minutesAgo, listing, other, ...entry }) => ({
    ...entry,
    flash_drop_id: event.id,
    profile_id: personId(username),
    turn: 1,
    day: dayOf(minutesAgo),
    listing_id: listing === null ? null : listingId(listing),
    item_title: listing === null || entry.act === 'reply' ? null : listing.title,
    other_id: other === null ? null : personId(other),
    occurred_at: minutesBeforeNow(minutesAgo),
    created_at: minutesBeforeNow(minutesAgo),
  }));

const sharesOf = (event: DemoFlashDrop) =>
  event.shares.map(({ username, listing, sharedAgo, openedAgo }) => {
    const name = `${event.id}:${username}:${listing.title}`;
    return {
      id: stableId('share', name),
      flash_drop_id: event.id,
      profile_id: personId(username),
      listing_id: listingId(listing),
      token: createHash('sha256').update(name).digest('base64url').slice(0, TOKEN_LENGTH),
      created_at: minutesBeforeNow(sharedAgo),
      opened_at: openedAgo === null ? null : minutesBeforeNow(openedAgo),
    };
  });

/** Decides who won the events that are over, as the job at the end of an event does. */
async function insertPrizes(trx: Transaction<DB>): Promise<void> {
  const over = await trx
    .selectFrom('flash_drops')
    .select('id')
    .where('finished_at', 'is not', null)
    .execute();
  const holders = standingHolders(over.map(({ id }) => id));
  await sql`
    insert into flash_drop_prizes (flash_drop_id, prize, profile_id, amount)
    select flash_drop_id, prize, profile_id, amount from (${holders}) as holder`.execute(trx);
}
