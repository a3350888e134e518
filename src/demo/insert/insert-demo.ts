import { hash } from '@node-rs/argon2';
import { sql, type Transaction } from 'kysely';
import type { Services } from '../../app/composition/services.ts';
import { readListing } from '../../features/items/item-language/server/item-language.ts';
import {
  countInterest,
  INTEREST_DAYS,
  writeReadings,
} from '../../features/items/listings/server/listings.ts';
import { chatsAbout } from '../../features/talking/messages/server/messages.ts';
import { insertRows } from '../../platform/server/db/insert-rows.ts';
import { allowMinutes } from '../../platform/server/db/query-limits.ts';
import type { DB } from '../../platform/server/db/schema.generated.ts';
import { DAY_MS } from '../../shared/time.ts';
import { DEMO_GUEST, GUEST_KEY, listingId, ownerColumns, personId, stableId } from '../content/demo-ids.ts';
import { minutesBeforeNow } from '../content/demo-times.ts';
import type { DemoListing } from '../content/make-listings.ts';
import type { DemoMarketplace } from '../content/make-marketplace.ts';
import { AREAS, PEOPLE } from '../content/people.ts';
import { avatarUrl, listingPhoto, type PictureManifest, photoColumns } from '../pictures/demo-pictures.ts';
import { demoLogIn } from './demo-log-in.ts';
import { insertChats } from './insert-chats.ts';
import { insertComparisons } from './insert-comparisons.ts';
import { insertFlashDrops } from './insert-flash-drops.ts';
import { insertInsights } from './insert-insights.ts';
import { insertFavorites, insertViews } from './insert-interest.ts';
import { insertNotifications } from './insert-notifications.ts';
import { insertFeaturedCounts, insertFeaturedSellers, insertPlans } from './insert-plans.ts';
import { insertReviews, insertSales } from './insert-reviews.ts';
import { insertWants } from './insert-wants.ts';
import { insertZonePosts } from './insert-zone-posts.ts';
import { insertZones, setZoneActivity } from './insert-zones.ts';

/** What sellers say about picking up, in turns; most say nothing. */
const PICKUP_HOURS = [
  { pickup_days: null, pickup_from: null, pickup_to: null },
  { pickup_days: [1, 2, 3, 4, 5], pickup_from: '17:30', pickup_to: '20:00' },
  { pickup_days: null, pickup_from: null, pickup_to: null },
  { pickup_days: [6], pickup_from: '09:00', pickup_to: '12:00' },
  { pickup_days: null, pickup_from: null, pickup_to: null },
  { pickup_days: [0, 6], pickup_from: '10:00', pickup_to: '16:00' },
  { pickup_days: null, pickup_from: null, pickup_to: null },
];
/** An arbitrary number; keeps two processes from filling the same empty database. */
const ADVISORY_LOCK = 727_363_002;

/**
 * Inserts everything at once or nothing: if it is interrupted, the next start begins again. Inserts nothing when the
 * database has members already.
 * @param stored Settles when the files of the pictures are stored. The rows are committed only then.
 */
export async function insertDemo(
  { db, config }: Pick<Services, 'db' | 'config'>,
  marketplace: DemoMarketplace,
  pictures: PictureManifest,
  stored?: Promise<void>,
): Promise<void> {
  const { listings, sales, favorites } = marketplace;
  const { password, pin } = demoLogIn(config);
  const passwordHash = await hash(password);
  const pinHash = await hash(pin);
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(trx);
    if (await hasAnybody(trx)) return;
    await insertPeople(trx, passwordHash);
    await insertFeaturedSellers(trx);
    await insertGuest(trx, listings, pinHash);
    await insertListings(trx, marketplace, pictures);
    await insertViews(trx, marketplace);
    await insertFeaturedCounts(trx);
    await insertSales(trx, sales);
    await insertFavorites(trx, favorites);
    await insertReviews(trx, sales);
    await insertChats(trx, marketplace);
    await countInterest(trx, await chatsAbout(trx, INTEREST_DAYS));
    await insertNotifications(trx, marketplace);
    await insertPlans(trx);
    await insertInsights(trx, marketplace);
    await insertZones(trx, marketplace, pictures, config);
    await insertZonePosts(trx, pictures);
    await setZoneActivity(trx);
    await insertFlashDrops(trx, marketplace, config);
    await insertWants(trx);
    await insertComparisons(trx);
    await stored;
  });
}

export async function hasAnybody(db: Services['db'] | Transaction<DB>): Promise<boolean> {
  const people = await sql`select 1 from users union all select 1 from guest_sessions limit 1`.execute(db);
  return people.rows.length > 0;
}

async function insertPeople(trx: Transaction<DB>, passwordHash: string): Promise<void> {
  const joined = (days: number) => new Date(Date.now() - days * DAY_MS);
  await insertRows(
    trx,
    'users',
    PEOPLE.map((person) => ({
      id: personId(person.username),
      name: person.fullName,
      email: person.email,
      email_verified: true,
      username: person.username,
      image: avatarUrl(person.avatar),
      created_at: joined(person.memberSinceDaysAgo),
    })),
  ).execute();
  await insertRows(
    trx,
    'credentials',
    PEOPLE.map((person) => ({
      id: stableId('credential', person.username),
      user_id: personId(person.username),
      account_id: personId(person.username),
      provider_id: 'credential',
      password: passwordHash,
    })),
  ).execute();
  await insertRows(
    trx,
    'profiles',
    PEOPLE.map((person) => ({
      id: personId(person.username),
      email: person.email,
      username: person.username,
      full_name: person.fullName,
      avatar_url: avatarUrl(person.avatar),
      bio: person.bio,
      created_at: joined(person.memberSinceDaysAgo),
    })),
  ).execute();
}

/** The guest is there since the first of their listings. */
async function insertGuest(
  trx: Transaction<DB>,
  listings: readonly DemoListing[],
  pinHash: string,
): Promise<void> {
  const ownListings = listings.filter(({ sellerUsername }) => sellerUsername === null);
  await trx
    .insertInto('guest_sessions')
    .values({
      key: GUEST_KEY,
      guest_id: DEMO_GUEST.guestId,
      pin_hash: pinHash,
      created_at: minutesBeforeNow(Math.max(...ownListings.map(({ minutesAgo }) => minutesAgo)) + 1),
    })
    .execute();
}

async function insertListings(
  trx: Transaction<DB>,
  { listings, sales }: DemoMarketplace,
  pictures: PictureManifest,
): Promise<void> {
  const areas = new Map(AREAS.map((area) => [area.name as string, area]));
  const soldAgo = new Map(sales.map(({ listing, minutesAgo }) => [listing, minutesAgo]));
  // The words of all of them are noted for the search, which a slow machine does not do in the time of a request.
  await sql`set local statement_timeout = '5min'`.execute(trx);
  await insertRows(
    trx,
    'listings',
    listings.map((listing, i) => ({
      ...PICKUP_HOURS[i % PICKUP_HOURS.length],
      id: listingId(listing),
      title: listing.title,
      description: listing.description,
      price_cents: listing.priceCents,
      category: listing.category,
      condition: listing.condition,
      status: listing.status,
      tags: listing.tags,
      location: areas.get(listing.area)?.name ?? null,
      latitude: areas.get(listing.area)?.latitude ?? null,
      longitude: areas.get(listing.area)?.longitude ?? null,
      ai_generated: listing.aiGenerated,
      seller_id: ownerColumns(listing.sellerUsername).profile_id,
      guest_key: ownerColumns(listing.sellerUsername).guest_key,
      created_at: minutesBeforeNow(listing.minutesAgo),
      updated_at: minutesBeforeNow(soldAgo.get(listing) ?? listing.minutesAgo),
    })),
  )
    .modifyEnd(allowMinutes)
    .execute();
  const now = new Date();
  await writeReadings(
    trx,
    listings.map((listing) => ({ id: listingId(listing), reading: readListing(listing, now) })),
  );
  const photos = listings.flatMap((listing) =>
    listing.photos.map(({ alt }, position) => ({
      ...photoColumns(pictures, listingPhoto(listing, position)),
      ...ownerColumns(listing.sellerUsername),
      listing_id: listingId(listing),
      position,
      alt,
    })),
  );
  await insertRows(trx, 'photos', photos).execute();
}
