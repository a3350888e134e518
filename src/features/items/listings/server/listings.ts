import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import { type OwnerKey, ownerOf } from '../../../../platform/server/http/actor.ts';
import { mailPicture } from '../../../../platform/server/mail/mail-items.ts';
import type { ListingInMail } from '../../../talking/notifications/server/notifications.ts';
import { itemPicture } from '../../photos/server/photos.ts';
import type { ListingCard } from '../contract/listing.ts';
import { findCardsById } from './cards.queries.ts';
import { presentCard } from './listings.presenter.ts';
import { ownedBy, summarizeOwn } from './listings.queries.ts';
import { isNotDeleted, isVisibleListing } from './visible-listings.ts';

/** The public API of listings for other features on the server. */

export { buildCards, type CardRow, cards, findCardsById } from './cards.queries.ts';
export { changeListings, type ListingSale, type RelistServices } from './change-listings.ts';
export { countInterest, INTEREST_DAYS } from './count-interest.ts';
export type { PostInto } from './create-listing.ts';
export { hideListings, showListings } from './leave-listings.ts';
export * from './listing-of-deal.ts';
export {
  distanceFrom,
  type ListingCursor,
  type ListingOrder,
  type ListingSelect,
  listingCursor,
  onEarth,
  ordered,
  pageOf,
} from './listing-order.ts';
export { presentCard, presentOwnCard } from './listings.presenter.ts';
export { findOwnCards, ownedBy, summarizeOwn } from './listings.queries.ts';
export type { NoticesAbout } from './load-listing.ts';
export { presentPickupHours } from './pickup-columns.ts';
export { publishListings } from './publish-listing.ts';
export { createReadingMetrics } from './read-outdated.ts';
export {
  type FactReading,
  findFactReadings,
  findTextReadings,
  findTitleReadings,
  RANKED_COLUMNS,
  type RankedReading,
  type RankedRow,
  type RankedWords,
  rankedColumns,
  rankedReading,
  type TextReading,
  type TitleReading,
  writeReadings,
} from './readings.queries.ts';
export { type Viewer, viewerOfDay } from './viewer-of-day.ts';
export { isForSale, isNotDeleted, isVisibleListing } from './visible-listings.ts';

/** Counts a guest's listings, including deleted ones that can still be restored. */
export async function countGuestListings(trx: Transaction<DB>, guestKey: string): Promise<number> {
  const { listings } = await trx
    .selectFrom('listings')
    .select(({ fn }) => fn.countAll<string>().as('listings'))
    .where('guest_key', '=', guestKey)
    .executeTakeFirstOrThrow();
  return Number(listings);
}

/** Gives a guest's listings to an account. */
export async function moveListings(trx: Transaction<DB>, guestKey: string, profileId: string): Promise<void> {
  await trx
    .updateTable('listings')
    .set({ seller_id: profileId, guest_key: null })
    .where('guest_key', '=', guestKey)
    .execute();
  // Nobody reserves their own listing.
  await trx
    .updateTable('listings')
    .set({ reserved_for: null, reserved_until: null, reserved_price_cents: null })
    .where('seller_id', '=', profileId)
    .where('reserved_for', '=', profileId)
    .execute();
}

/**
 * The cards of listings in the order of their ids; missing ones are left out.
 * @param hidden People whose listings are left out too.
 */
export async function listingCards(
  db: Database,
  ids: readonly string[],
  hidden: readonly string[] = [],
): Promise<ListingCard[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await findCardsById(db, ids, hidden)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row === undefined ? [] : [presentCard(row)];
  });
}

/** How many listings a member has for sale, and has sold. */
export async function countListingsOf(
  db: Database,
  profileId: string,
): Promise<{ active: number; sold: number }> {
  const { active, sold } = await summarizeOwn(db, { kind: 'member', id: profileId });
  return { active: Number(active), sold: Number(sold) };
}

/** How many listings of a person others can see. */
export async function countShownListings(db: Database, person: OwnerKey): Promise<number> {
  const { listings } = await db
    .selectFrom('listings')
    .select(({ fn }) => fn.countAll<string>().as('listings'))
    .where((where) => ownedBy(where, person))
    .where(isVisibleListing())
    .executeTakeFirstOrThrow();
  return Number(listings);
}

/** The owner of a listing that others can see. */
export async function ownerOfListing(db: Database, id: string): Promise<OwnerKey | undefined> {
  const listing = await db
    .selectFrom('listings')
    .select(['seller_id', 'guest_key'])
    .where('id', '=', id)
    .where(isVisibleListing())
    .executeTakeFirst();
  return (listing && ownerOf(listing.seller_id, listing.guest_key)) ?? undefined;
}

/**
 * The title, price and owner of a listing, for notifications; undefined when it is gone.
 * @param options.hidden Also one that is hidden or whose owner leaves, for those who had a deal about it.
 */
export async function outlineOfListing(db: Database, id: string, { hidden = false } = {}) {
  const listing = await db
    .selectFrom('listings')
    .select(['title', 'status', 'price_cents', 'seller_id', 'hidden'])
    .where('id', '=', id)
    .where(hidden ? isNotDeleted() : isVisibleListing())
    .executeTakeFirst();
  if (listing === undefined) return undefined;
  const { title, status, price_cents, seller_id } = listing;
  return { title, status, priceCents: price_cents, sellerId: seller_id, hidden: listing.hidden };
}

/** Finds listings by id, as mails show them. Leaves out deleted ones. */
export async function findListingsInMails(
  { db, publicUrl }: { db: Database; publicUrl: string },
  ids: readonly (string | null)[],
): Promise<Map<string, ListingInMail>> {
  const rows = await db
    .selectFrom('listings')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('photos')
          .select('storage_key')
          .whereRef('photos.listing_id', '=', 'listings.id')
          .orderBy('position')
          .limit(1)
          .as('cover'),
      (join) => join.on(sql<boolean>`true`),
    )
    .select(['listings.id', 'title', 'price_cents', 'cover.storage_key'])
    .where('listings.id', '=', anyOf(ids.filter((id) => id !== null)))
    .where(isVisibleListing())
    .execute();
  return new Map(
    rows.map(({ id, title, price_cents: priceCents, storage_key: key }) => [
      id,
      { title, priceCents, photo: key === null ? null : mailPicture(itemPicture(key), publicUrl) },
    ]),
  );
}

/** Returns the texts of the newest listings, paused and sold ones included, to try rules for texts on. */
export async function newestTexts(
  db: Database,
  limit: number,
): Promise<{ id: string; title: string; text: string }[]> {
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'title', 'description', 'tags', 'location'])
    .where(isNotDeleted())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, title, description, tags, location }) => ({
    id,
    title,
    text: [title, description, ...tags, location ?? ''].join('\n'),
  }));
}
