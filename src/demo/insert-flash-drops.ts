import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { ruleOf } from '../features/flash-drops/contract/acts.ts';
import { type PrizeId, QUICK_SALES } from '../features/flash-drops/contract/prizes.ts';
import { THEMES } from '../features/flash-drops/contract/themes.ts';
import { scheduleWeekends } from '../features/flash-drops/server/schedule-weekends.ts';
import type { Config } from '../platform/server/config.ts';
import { insertRows } from '../platform/server/db/insert-rows.ts';
import type { DB } from '../platform/server/db/schema.generated.ts';
import { DAY_MINUTES, HOUR_MINUTES } from '../shared/time.ts';
import { listingId, personId, stableId } from './demo-ids.ts';
import { minutesBeforeNow, minutesSince } from './demo-times.ts';
import { type DemoAct, type DemoFlashDrop, makeFlashDrops, type ScheduledEvent } from './make-flash-drops.ts';
import type { DemoMarketplace } from './make-marketplace.ts';

/** As many characters as the token of a shared link has. */
const TOKEN = 22;

/** Hours since the event that is on began: enough for a leaderboard, with as many left. */
const BEGUN_HOURS = 31;
const WEEKEND_HOURS = 54;
/** The schedule makes four weekends from here on, which are over before the one that is on began. */
const PAST_DAYS = 30;

/** Inserts Flash Drops, who takes part, and what earned them points; triggers count these. */
export async function insertFlashDrops(
  trx: Transaction<DB>,
  marketplace: DemoMarketplace,
  config: Pick<Config, 'timeZone'>,
): Promise<void> {
  const events = makeFlashDrops(marketplace, await scheduleEvents(trx, config));
  await insertRows(trx, 'flash_drop_participants', events.flatMap(participantsOf)).execute();
  await insertRows(trx, 'flash_drop_listings', events.flatMap(listingsOf)).execute();
  await trx.insertInto('flash_drop_shares').values(events.flatMap(sharesOf)).execute();
  await insertRows(trx, 'flash_drop_points', events.flatMap(entriesOf)).execute();
  await insertRows(trx, 'flash_drop_reminders', events.flatMap(remindersOf)).execute();
  const over = events.filter(({ endsMinutesAgo }) => endsMinutesAgo > 0);
  const prizes = over.flatMap((event) => prizesOf(event, marketplace));
  await insertRows(trx, 'flash_drop_prizes', prizes).execute();
}

/**
 * Makes the events of past and coming weekends as the site's schedule does, which then finds them made. The first that
 * is not over is on now, whatever the day.
 */
async function scheduleEvents(
  trx: Transaction<DB>,
  config: Pick<Config, 'timeZone'>,
): Promise<ScheduledEvent[]> {
  await scheduleWeekends(trx, config, minutesBeforeNow(PAST_DAYS * DAY_MINUTES));
  await scheduleWeekends(trx, config, minutesBeforeNow(0));
  await sql`update flash_drops set finished_at = ends_at + interval '2 minutes' where ends_at < now()`.execute(
    trx,
  );
  // What neighbors of the demo sell is of all kinds.
  const [{ id: theme, description }] = THEMES;
  await sql`
    update flash_drops set title = 'Fall Clear-Out', theme = ${theme}, description = ${description}, starts_at = ${onTheHour(BEGUN_HOURS)}, ends_at = ${onTheHour(BEGUN_HOURS - WEEKEND_HOURS)}
    where id = (select id from flash_drops where finished_at is null order by starts_at, id limit 1)`.execute(
    trx,
  );
  const rows = await trx
    .selectFrom('flash_drops')
    .select(['id', 'starts_at', 'ends_at'])
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, starts_at, ends_at }) => ({
    id,
    startsMinutesAgo: minutesSince(starts_at),
    endsMinutesAgo: minutesSince(ends_at),
  }));
}

function onTheHour(hoursAgo: number): Date {
  const at = minutesBeforeNow(hoursAgo * HOUR_MINUTES);
  at.setUTCMinutes(0, 0, 0);
  return at;
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

const entriesOf = (event: DemoFlashDrop) =>
  event.acts.map(({ act, username, minutesAgo, listing, other }) => ({
    flash_drop_id: event.id,
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
    const name = `${event.id}:${username}:${listing.title}`;
    return {
      id: stableId('share', name),
      flash_drop_id: event.id,
      profile_id: personId(username),
      listing_id: listingId(listing),
      token: createHash('sha256').update(name).digest('base64url').slice(0, TOKEN),
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
    id: stableId('prize', `${event.id}:${prize}:${username}`),
    flash_drop_id: event.id,
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
