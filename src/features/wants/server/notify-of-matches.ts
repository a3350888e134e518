import { sql } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import { ownerOf } from '../../../platform/server/http/actor.ts';
import { distanceText } from '../../../shared/distance.ts';
import { formatDollars } from '../../../shared/money.ts';
import type { Channel } from '../../../shared/notification-kinds.ts';
import type { CategorySlug, ConditionSlug } from '../../listings/contract/taxonomy.ts';
import { isForSale } from '../../listings/server/listings.ts';
import {
  listingInTitle,
  type NotificationInput,
  notify,
  type NotifyServices,
  timeZonesOf,
} from '../../notifications/server/notifications.ts';
import { digestTime } from './digest-time.ts';
import {
  type Change,
  dueDigests,
  findWantsToNotify,
  type NotedMatch,
  noteMatches,
} from './note-matches.queries.ts';
import { findSeekers, type Seeker } from './seekers.queries.ts';
import { readListing, wantFits } from './want-fits.ts';
import { WANT_KINDS } from './want-notifications.ts';

/** What notifications of one listing belong to: of several that are unread, the newest is shown. */
export const listingGroup = (listingId: string): string => `listing:${listingId}`;

/** Tells everybody who waits for a listing that was posted, or is for sale again. */
export const notifyOfPosted = (services: NotifyServices, listingId: string): Promise<void> =>
  notifyOf(services, listingId, { change: 'new', beforeCents: null });

/** Tells everybody who waits for it that a listing became cheaper; what costs more now is not told. */
export async function notifyOfPrice(
  services: NotifyServices,
  { listingId, beforeCents, afterCents }: { listingId: string; beforeCents: number; afterCents: number },
): Promise<void> {
  if (afterCents < beforeCents) await notifyOf(services, listingId, { change: 'drop', beforeCents });
}

interface Event {
  change: Change;
  beforeCents: number | null;
}

async function notifyOf(services: NotifyServices, listingId: string, event: Event): Promise<void> {
  const { db } = services;
  const listing = await findListing(db, listingId);
  if (listing === undefined) return;
  const read = readListing(listing);
  const seekers = (await findSeekers(db, { ...listing, stems: read.stems })).filter(
    // Its owner has seen what was there when they stored or changed the want.
    (seeker) => seeker.watchesSince <= (event.change === 'new' ? listing.listedAt : listing.pricedAt),
  );
  const matching = seekers.filter((seeker) => wantFits(seeker, read));
  if (matching.length === 0) return;
  const told = new Set(
    matching
      .filter((seeker) => isAtOnce(seeker) && !isClose(seeker, listing))
      .map(({ profileId }) => profileId),
  );
  await noteMatches(
    db,
    listingId,
    event.change,
    matching.map((seeker) => noted(seeker, listing, told.has(seeker.profileId))),
  );
  const { priceCents } = listing;
  const exact = matching.filter((seeker) => !isClose(seeker, listing));
  const toNotify = await findWantsToNotify(
    db,
    listingId,
    { change: event.change, priceCents },
    exact.map(({ id }) => id),
  );
  const news = exact.filter(({ id }) => toNotify.has(id));
  await waitForDigests(
    services,
    news.filter(({ profileId }) => !told.has(profileId)),
  );
  const people = Map.groupBy(news.filter(isAtOnce), ({ profileId }) => profileId);
  await notify(
    services,
    `want:${event.change}:${listingId}:${priceCents}`,
    [...people].map(([to, wants]) => notificationOf(to, wants, listing, event)),
  );
}

type Listing = NonNullable<Awaited<ReturnType<typeof findListing>>>;

/** As it is now; undefined when nobody can buy it. */
async function findListing(db: Database, id: string) {
  const row = await db
    .selectFrom('listings')
    .select(['title', 'description', 'tags', 'category', 'condition', 'price_cents', 'listed_at'])
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
      description: row.description,
      tags: row.tags,
      category: row.category as CategorySlug,
      condition: row.condition as ConditionSlug,
      priceCents: row.price_cents,
      listedAt: row.listed_at,
      pricedAt: row.priced_at,
      position:
        row.latitude === null || row.longitude === null
          ? null
          : { latitude: Number(row.latitude), longitude: Number(row.longitude) },
      owner: ownerOf(row.seller_id, row.guest_key),
    }
  );
}

const isAtOnce = ({ frequency, pausedAt }: Seeker): boolean => frequency === 'instant' && pausedAt === null;

/** A little too dear or too far: it is counted, and not told. */
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
  const away = km === null ? '' : `${change === 'new' ? ', ' : ' '}${distanceText(km)}`;
  const price = listing.priceCents === 0 ? 'Free' : formatDollars(listing.priceCents);
  const title = listingInTitle(listing.title);
  const about = {
    to,
    group: listingGroup(listing.id),
    link: `/listing/${listing.id}`,
    listingId: listing.id,
    channels: [...new Set<Channel>(wants.flatMap(({ channels }) => channels))],
  };
  return change === 'new'
    ? {
        ...about,
        kind: WANT_KINDS.match,
        title: `New match: ${title}`,
        message: `${price}${away}. For “${want?.name ?? ''}”.`,
      }
    : {
        ...about,
        kind: WANT_KINDS.drop,
        title: `Price drop: ${title}`,
        message: `${price}, was ${formatDollars(beforeCents ?? listing.priceCents)}.${away === '' ? '' : `${away}.`}`,
      };
}
