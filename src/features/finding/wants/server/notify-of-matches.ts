import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { ownerOf } from '../../../../platform/server/http/actor.ts';
import { distanceText } from '../../../../shared/distance.ts';
import { formatDollars } from '../../../../shared/money.ts';
import type { Channel } from '../../../../shared/notification-kinds.ts';
import type { CategorySlug, ConditionSlug } from '../../../../shared/taxonomy.ts';
import { findTextReadings, isForSale } from '../../../items/listings/server/listings.ts';
import {
  listingInTitle,
  type NotificationInput,
  type NotifyServices,
  notify,
  timeZonesOf,
} from '../../../talking/notifications/server/notifications.ts';
import { digestTime } from './digest-time.ts';
import {
  type Change,
  dueDigests,
  findWantsToNotify,
  type NotedMatch,
  noteMatches,
} from './note-matches.queries.ts';
import { findSeekers, type Seeker } from './seekers.queries.ts';
import { listingToFit, wantFits } from './want-fits.ts';
import { listingGroup, WANT_KINDS } from './want-notifications.ts';

/** Notifies people whose wants match a new listing. */
export const notifyOfPosted = (services: NotifyServices, listingId: string): Promise<void> =>
  notifyOf(services, listingId, { change: 'new', beforeCents: null });

/** Notifies people whose wants match a listing that is for sale again: relisted, resumed or shown again. */
export const notifyOfReturn = (
  services: NotifyServices,
  { listingId, at = null }: { listingId: string; at?: Date | null },
): Promise<void> => notifyOf(services, listingId, { change: 'back', beforeCents: null, at });

/** Notifies people whose wants match a listing that became cheaper. Ignores higher prices. */
export async function notifyOfPrice(
  services: NotifyServices,
  { listingId, beforeCents, afterCents }: { listingId: string; beforeCents: number; afterCents: number },
): Promise<void> {
  if (afterCents < beforeCents) await notifyOf(services, listingId, { change: 'drop', beforeCents });
}

interface Event {
  change: Change;
  /** The price before a reduction. */
  beforeCents: number | null;
  /** The time of a return; null for the listing's last change. */
  at?: Date | null;
}

async function notifyOf(services: NotifyServices, listingId: string, event: Event): Promise<void> {
  const { db } = services;
  const [listing, readings] = await Promise.all([
    findListing(db, listingId),
    findTextReadings(db, [listingId]),
  ]);
  const reading = readings.get(listingId);
  if (listing === undefined || reading === undefined) return;
  const read = listingToFit(listing, reading);
  const changedAt = timeOf(event, listing);
  const seekers = (await findSeekers(db, { ...listing, stems: read.stems, kinds: read.kinds })).filter(
    // The owner saw older listings when they stored or changed the want.
    (seeker) => seeker.watchesSince <= changedAt,
  );
  const matching = seekers.filter((seeker) => wantFits(seeker, read));
  if (matching.length === 0) return;
  const notified = new Set(
    matching
      .filter((seeker) => isAtOnce(seeker) && !isClose(seeker, listing))
      .map(({ profileId }) => profileId),
  );
  await noteMatches(
    db,
    listingId,
    event.change,
    matching.map((seeker) => noted(seeker, listing, notified.has(seeker.profileId))),
  );
  const { priceCents } = listing;
  const exact = matching.filter((seeker) => !isClose(seeker, listing));
  const toNotify = await findWantsToNotify(
    db,
    listingId,
    { change: event.change, priceCents, changedAt },
    exact.map(({ id }) => id),
  );
  const news = exact.filter(({ id }) => toNotify.has(id));
  await waitForDigests(
    services,
    news.filter(({ profileId }) => !notified.has(profileId)),
  );
  const people = Map.groupBy(news.filter(isAtOnce), ({ profileId }) => profileId);
  await notify(
    services,
    `want:${event.change}:${listingId}:${event.change === 'back' ? changedAt.getTime() : priceCents}`,
    [...people].map(([to, wants]) => notificationOf(to, wants, listing, event)),
  );
}

/** Returns when the event happened. */
function timeOf({ change, at = null }: Event, { listedAt, pricedAt, changedAt }: Listing): Date {
  if (change === 'new') return listedAt;
  return change === 'drop' ? pricedAt : (at ?? changedAt);
}

type Listing = NonNullable<Awaited<ReturnType<typeof findListing>>>;

/** Returns the current listing; undefined if it is not for sale. */
async function findListing(db: Database, id: string) {
  const row = await db
    .selectFrom('listings')
    .select(['title', 'tags', 'category', 'condition', 'price_cents'])
    .select(['listed_at', 'updated_at'])
    .select(['latitude', 'longitude', 'seller_id', 'guest_key'])
    .select(
      sql<Date>`coalesce((select max(until) from listing_prices where listing_id = listings.id), listed_at)`.as(
        'priced_at',
      ),
    )
    .where('id', '=', id)
    .where(isForSale())
    .executeTakeFirst();
  return (
    row && {
      id,
      title: row.title,
      tags: row.tags,
      category: row.category as CategorySlug,
      condition: row.condition as ConditionSlug,
      priceCents: row.price_cents,
      listedAt: row.listed_at,
      pricedAt: row.priced_at,
      changedAt: row.updated_at,
      position:
        row.latitude === null || row.longitude === null
          ? null
          : { latitude: Number(row.latitude), longitude: Number(row.longitude) },
      owner: ownerOf(row.seller_id, row.guest_key),
    }
  );
}

const isAtOnce = ({ frequency, pausedAt }: Seeker): boolean => frequency === 'instant' && pausedAt === null;

/** Whether it is slightly too expensive or too far away. Such matches are counted, but not notified. */
const isClose = ({ maxPriceCents, withinKm, distance }: Seeker, { priceCents }: Listing): boolean =>
  (maxPriceCents !== null && priceCents > maxPriceCents) ||
  (withinKm !== null && distance !== null && distance > withinKm * 1000);

function noted(seeker: Seeker, listing: Listing, isTold: boolean): NotedMatch {
  const close = isClose(seeker, listing);
  return {
    want_id: seeker.id,
    is_close: close,
    price_cents: listing.priceCents,
    distance_km: distanceKm(seeker),
    is_told: isTold && !close && seeker.pausedAt === null,
  };
}

const distanceKm = ({ distance }: Seeker): number | null =>
  distance === null ? null : Math.max(1, Math.round(distance / 1000));

async function waitForDigests(services: NotifyServices, wants: readonly Seeker[]): Promise<void> {
  const zoneOf = await timeZonesOf(
    services,
    wants.map(({ profileId }) => profileId),
  );
  const now = new Date();
  await dueDigests(
    services.db,
    wants.flatMap(({ id, profileId, frequency }) =>
      frequency === 'instant' ? [] : [{ want_id: id, due_at: digestTime(now, frequency, zoneOf(profileId)) }],
    ),
  );
}

function notificationOf(
  to: string,
  wants: readonly Seeker[],
  listing: Listing,
  { change, beforeCents }: Event,
): NotificationInput {
  const [want] = wants;
  const km = want === undefined ? null : distanceKm(want);
  const away = km === null ? '' : `${change === 'drop' ? ' ' : ', '}${distanceText(km)}`;
  const price = listing.priceCents === 0 ? 'Free' : formatDollars(listing.priceCents);
  const title = listingInTitle(listing.title);
  const about = {
    to,
    group: listingGroup(listing.id),
    link: `/listing/${listing.id}`,
    listingId: listing.id,
    channels: [...new Set<Channel>(wants.flatMap(({ channels }) => channels))],
  };
  return change === 'drop'
    ? {
        ...about,
        kind: WANT_KINDS.drop,
        title: `Price drop: ${title}`,
        message: `${price}, was ${formatDollars(beforeCents ?? listing.priceCents)}.${away === '' ? '' : `${away}.`}`,
      }
    : {
        ...about,
        kind: WANT_KINDS.match,
        title: `${change === 'back' ? 'Back for sale' : 'New match'}: ${title}`,
        message: `${price}${away}. For “${want?.name ?? ''}”.`,
      };
}
