import { hash } from '@node-rs/argon2';
import sharp from 'sharp';
import { sql, type Transaction } from 'kysely';
import { readListing } from '../features/item-language/server/item-language.ts';
import { countInterest, INTEREST_DAYS, writeReadings } from '../features/listings/server/listings.ts';
import { chatsAbout } from '../features/messages/server/messages.ts';
import { fileKey, makeSizes, storageKeyOf } from '../features/photos/server/photos.ts';
import { insertRows } from '../platform/server/db/insert-rows.ts';
import { allowMinutes } from '../platform/server/db/query-limits.ts';
import type { DB } from '../platform/server/db/schema.generated.ts';
import type { Services } from '../app/composition/services.ts';
import { demoFace, demoPhoto } from './compose-picture.ts';
import { appointDemoOperator } from './insert/demo-operator.ts';
import { GUEST_KEY, listingId, ownerColumns, personId, stableId } from './content/demo-ids.ts';
import { minutesBeforeNow } from './content/demo-times.ts';
import { insertChats } from './insert/insert-chats.ts';
import { insertComparisons } from './insert/insert-comparisons.ts';
import { insertFavourites } from './insert/insert-favourites.ts';
import { insertFeaturedCounts, insertFeaturedSellers } from './insert/insert-featured.ts';
import { insertFlashDrops } from './insert/insert-flash-drops.ts';
import { insertInsights } from './insert/insert-insights.ts';
import { insertNotifications } from './insert/insert-notifications.ts';
import { insertPlans } from './insert/insert-plans.ts';
import { insertReviews } from './insert/insert-reviews.ts';
import { insertSales } from './insert/insert-sales.ts';
import { insertViews } from './insert/insert-views.ts';
import { insertWants } from './insert/insert-wants.ts';
import { insertZonePosts, storePostPhotos } from './insert/insert-zone-posts.ts';
import { insertZones, setZoneActivity, storeZonePictures } from './insert/insert-zones.ts';
import { DEMO_GUEST, DEMO_LOG_INS, DEMO_PASSWORD } from './content/log-ins.ts';
import type { DemoListing } from './content/make-listings.ts';
import { type DemoMarketplace, makeMarketplace } from './content/make-marketplace.ts';
import { AREAS, PEOPLE } from './content/people.ts';
import { AVATARS } from './picture-keys.ts';
import { DAY_MS } from '../shared/time.ts';

const AVATAR_PIXELS = 160;
/** Pictures rendered and stored at once: one encodes while another waits for the disk. */
const AT_ONCE = 4;
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

type Foundation = Pick<Services, 'config' | 'db' | 'storage' | 'log'>;

export interface StoredPicture {
  width: number;
  height: number;
  placeholder: string;
}

/**
 * Fills an empty database with the demo marketplace: the same people, listings and pictures each time, with
 * times relative to now. Returns lines that explain how to log in; null when the database has members
 * already.
 */
export async function loadDemo({ config, db, storage, log }: Foundation): Promise<string[] | null> {
  if (await hasDemo(db)) return logInLines();
  if (await hasAnybody(db)) return null;
  log.info('filling the empty database with the demo marketplace');
  const marketplace = makeMarketplace();
  const pictures = await storePictures(storage, marketplace.listings);
  const avatars = await storeAvatars(storage);
  const zonePictures = await storeZonePictures(storage);
  const postPhotos = await storePostPhotos(storage);
  await insertDemo({ db, config }, marketplace, pictures, avatars, {
    zones: zonePictures,
    posts: postPhotos,
  });
  await appointDemoOperator(db, config.publicUrl);
  return logInLines();
}

/** Inserts everything at once or nothing: if it is interrupted, the next start begins again. */
export async function insertDemo(
  { db, config }: Pick<Foundation, 'db' | 'config'>,
  marketplace: DemoMarketplace,
  pictures: ReadonlyMap<string, StoredPicture>,
  avatars: ReadonlyMap<string, string>,
  inZones: { zones: ReadonlyMap<string, StoredPicture>; posts: ReadonlyMap<string, StoredPicture> },
): Promise<void> {
  const { listings, sales, favourites } = marketplace;
  const passwordHash = await hash(DEMO_PASSWORD);
  const pinHash = await hash(DEMO_GUEST.pin);
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(trx);
    if (await hasAnybody(trx)) return;
    await insertPeople(trx, avatars, passwordHash);
    await insertFeaturedSellers(trx);
    await insertGuest(trx, listings, pinHash);
    await insertListings(trx, marketplace, pictures);
    await insertViews(trx, marketplace);
    await insertFeaturedCounts(trx);
    await insertSales(trx, sales);
    await insertFavourites(trx, favourites);
    await insertReviews(trx, sales);
    await insertChats(trx, marketplace);
    await countInterest(trx, await chatsAbout(trx, INTEREST_DAYS));
    await insertNotifications(trx, marketplace);
    await insertPlans(trx);
    await insertInsights(trx, marketplace);
    await insertZones(trx, marketplace, inZones.zones, config);
    await insertZonePosts(trx, inZones.posts);
    await setZoneActivity(trx);
    await insertFlashDrops(trx, marketplace, config);
    await insertWants(trx);
    await insertComparisons(trx);
  });
}

function logInLines(): string[] {
  return [
    `Demo log-ins: ${DEMO_LOG_INS.join(' or ')}, password ${DEMO_PASSWORD}`,
    `Demo guest: ${DEMO_GUEST.guestId}, PIN ${DEMO_GUEST.pin}`,
  ];
}

async function hasAnybody(db: Services['db'] | Transaction<DB>): Promise<boolean> {
  const found = await sql`select 1 from users union all select 1 from guest_sessions limit 1`.execute(db);
  return found.rows.length > 0;
}

async function hasDemo(db: Services['db']): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', personId(DEMO_USERNAME))
    .executeTakeFirst();
  return found !== undefined;
}

const DEMO_USERNAME = PEOPLE[0]?.username ?? '';
async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const photoId = (listing: DemoListing, position: number): string =>
  stableId('photo', `${listing.title}:${position}`);
const photoKey = (listing: DemoListing, position: number): string => storageKeyOf(photoId(listing, position));

/** Names the photo at a position of a listing; photos of the same name are the same picture. */
export const drawingOf = ({ pictures, shots }: DemoListing, position: number): string =>
  JSON.stringify([pictures[position], shots[position]]);

/** Draws each photo once and stores it for every listing that shows it. */
async function storePictures(
  storage: Services['storage'],
  listings: readonly DemoListing[],
): Promise<Map<string, StoredPicture>> {
  const shown = listings.flatMap((listing) =>
    listing.shots.map((shot, position) => ({
      drawing: drawingOf(listing, position),
      key: listing.pictures[position] ?? '',
      shot,
      name: photoKey(listing, position),
    })),
  );
  const stored = new Map<string, StoredPicture>();
  await inTurns([...Map.groupBy(shown, ({ drawing }) => drawing)], async ([drawing, places]) => {
    const [first] = places;
    if (first === undefined) return;
    const { sizes, ...picture } = await makeSizes(Buffer.from(demoPhoto(first.key, first.shot)));
    stored.set(drawing, picture);
    await Promise.all(
      places.flatMap(({ name }) =>
        sizes.map(({ width, content }) => storage.put(fileKey(name, width), content)),
      ),
    );
  });
  return stored;
}

async function storeAvatars(storage: Services['storage']): Promise<Map<string, string>> {
  const urls = new Map<string, string>();
  await inTurns(Object.keys(AVATARS), async (key) => {
    const name = `avatars/${stableId('avatar', key)}.webp`;
    const picture = await sharp(Buffer.from(demoFace(key)))
      .resize(AVATAR_PIXELS, AVATAR_PIXELS)
      .webp()
      .toBuffer();
    await storage.put(name, picture);
    urls.set(key, storage.urlOf(name));
  });
  return urls;
}

async function insertPeople(
  trx: Transaction<DB>,
  avatars: ReadonlyMap<string, string>,
  passwordHash: string,
): Promise<void> {
  const joined = (days: number) => new Date(Date.now() - days * DAY_MS);
  const avatarOf = (key: string | null) => (key === null ? null : (avatars.get(key) ?? null));
  await insertRows(
    trx,
    'users',
    PEOPLE.map((person) => ({
      id: personId(person.username),
      name: person.fullName,
      email: person.email,
      email_verified: true,
      username: person.username,
      image: avatarOf(person.avatar),
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
      avatar_url: avatarOf(person.avatar),
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
  const own = listings.filter(({ sellerUsername }) => sellerUsername === null);
  await trx
    .insertInto('guest_sessions')
    .values({
      key: GUEST_KEY,
      guest_id: DEMO_GUEST.guestId,
      pin_hash: pinHash,
      created_at: minutesBeforeNow(Math.max(...own.map(({ minutesAgo }) => minutesAgo)) + 1),
    })
    .execute();
}

async function insertListings(
  trx: Transaction<DB>,
  { listings, sales }: DemoMarketplace,
  pictures: ReadonlyMap<string, StoredPicture>,
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
    listing.shots.flatMap((_, position) => {
      const picture = pictures.get(drawingOf(listing, position));
      if (picture === undefined) return [];
      return {
        ...picture,
        id: photoId(listing, position),
        ...ownerColumns(listing.sellerUsername),
        listing_id: listingId(listing),
        position,
        storage_key: photoKey(listing, position),
        alt: listing.altTexts[position] ?? '',
      };
    }),
  );
  await insertRows(trx, 'photos', photos).execute();
}
