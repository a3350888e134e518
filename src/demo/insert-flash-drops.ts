import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { ruleOf } from '../features/flash-drops/contract/acts.ts';
import { type PrizeId, QUICK_SALES } from '../features/flash-drops/contract/prizes.ts';
import { insertRows } from '../platform/server/db/insert-rows.ts';
import type { DB } from '../platform/server/db/schema.generated.ts';
import { listingId, personId, stableId } from './demo-ids.ts';
import { minutesBeforeNow } from './demo-times.ts';
import { type DemoAct, type DemoFlashDrop, makeFlashDrops } from './make-flash-drops.ts';
import type { DemoMarketplace } from './make-marketplace.ts';

/** As many characters as the token of a shared link has. */
const TOKEN = 22;

/** Inserts Flash Drops, who takes part, and what earned them points; triggers count these. */
export async function insertFlashDrops(trx: Transaction<DB>, marketplace: DemoMarketplace): Promise<void> {
  const events = makeFlashDrops(marketplace);
  await insertRows(
    trx,
    'flash_drops',
    events.map(({ title, description, theme, startsMinutesAgo, endsMinutesAgo }) => ({
      id: eventId({ title }),
      title,
      description,
      theme,
      starts_at: onTheHour(startsMinutesAgo),
      ends_at: onTheHour(endsMinutesAgo),
      finished_at: endsMinutesAgo > 0 ? minutesBeforeNow(endsMinutesAgo - 2) : null,
    })),
  ).execute();
  await insertRows(trx, 'flash_drop_participants', events.flatMap(participantsOf)).execute();
  await insertRows(trx, 'flash_drop_listings', events.flatMap(listingsOf)).execute();
  await trx.insertInto('flash_drop_shares').values(events.flatMap(sharesOf)).execute();
  await insertRows(trx, 'flash_drop_points', events.flatMap(entriesOf)).execute();
  await insertRows(trx, 'flash_drop_reminders', events.flatMap(remindersOf)).execute();
  const over = events.filter(({ endsMinutesAgo }) => endsMinutesAgo > 0);
  const prizes = over.flatMap((event) => prizesOf(event, marketplace));
  await insertRows(trx, 'flash_drop_prizes', prizes).execute();
}

const eventId = ({ title }: Pick<DemoFlashDrop, 'title'>): string => stableId('flash-drop', title);

/** Events begin and end at whole hours. */
function onTheHour(minutesAgo: number): Date {
  const at = minutesBeforeNow(minutesAgo);
  at.setUTCMinutes(0, 0, 0);
  return at;
}

const participantsOf = (event: DemoFlashDrop) =>
  event.participants.map((username) => ({
    flash_drop_id: eventId(event),
    profile_id: personId(username),
    joined_at: onTheHour(event.startsMinutesAgo),
  }));

const remindersOf = (event: DemoFlashDrop) =>
  event.reminded.map((username) => ({ flash_drop_id: eventId(event), profile_id: personId(username) }));

const listingsOf = (event: DemoFlashDrop) =>
  event.listings.map((listing) => ({
    flash_drop_id: eventId(event),
    listing_id: listingId(listing),
    added_at: minutesBeforeNow(listing.minutesAgo),
    price_cents: listing.priceCents,
  }));

const entriesOf = (event: DemoFlashDrop) =>
  event.acts.map(({ act, username, minutesAgo, listing, other }) => ({
    flash_drop_id: eventId(event),
    profile_id: personId(username),
    act,
    source: listing === null ? `person:${personId(other ?? '')}` : `listing:${listingId(listing)}`,
    turn: 1,
    points: ruleOf(act).points,
    listings: act === 'post' ? 1 : 0,
    sales: act === 'sale' ? 1 : 0,
    day: minutesBeforeNow(minutesAgo),
    listing_id: listing === null ? null : listingId(listing),
    item_title: listing?.title ?? null,
    other_id: other === null ? null : personId(other),
    occurred_at: minutesBeforeNow(minutesAgo),
    created_at: minutesBeforeNow(minutesAgo),
  }));

const sharesOf = (event: DemoFlashDrop) =>
  event.acts.flatMap(({ act, username, minutesAgo, listing }) => {
    if (act !== 'share' || listing === null) return [];
    const name = `${eventId(event)}:${username}:${listing.title}`;
    return {
      id: stableId('share', name),
      flash_drop_id: eventId(event),
      profile_id: personId(username),
      listing_id: listingId(listing),
      token: createHash('sha256').update(name).digest('base64url').slice(0, TOKEN),
      device_code: createHash('sha256').update(username).digest().subarray(0, 16),
      created_at: minutesBeforeNow(minutesAgo + 1),
      opened_at: minutesBeforeNow(minutesAgo),
    };
  });

/** Who won, by the same rules as the job at the end of an event. */
function prizesOf(event: DemoFlashDrop, { favourites }: DemoMarketplace) {
  const { acts, listings } = event;
  const likes = favourites.flatMap(({ listing }) =>
    listings.includes(listing) ? (listing.sellerUsername ?? []) : [],
  );
  const winner = (prize: PrizeId, [username, amount]: readonly [string, number]) => ({
    id: stableId('prize', `${event.title}:${prize}:${username}`),
    flash_drop_id: eventId(event),
    prize,
    profile_id: personId(username),
    amount,
  });
  const doers = (wanted: DemoAct['act']) =>
    acts.flatMap(({ act, username }) => (act === wanted ? username : []));
  return [
    ...ranked(doers('post'))
      .slice(0, 1)
      .map((best) => winner('top-lister', best)),
    ...ranked(likes)
      .slice(0, 1)
      .map((best) => winner('community-favorite', best)),
    ...ranked(doers('sale'))
      .filter(([, sales]) => sales >= QUICK_SALES)
      .map((quick) => winner('quick-seller', quick)),
  ];
}

/** How often each name comes, most first; of two with the same, the one that came first. */
const ranked = (names: readonly string[]): [string, number][] =>
  [...Map.groupBy(names, (name) => name)]
    .map(([name, all]): [string, number] => [name, all.length])
    .toSorted(([, one], [, other]) => other - one);
