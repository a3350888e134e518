import { sql, type Transaction } from 'kysely';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import { type Owner, personKey } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';
import { lockGuest } from '../../../people/guests/server/guests.ts';
import type { TextServices } from '../../../trust/text-rules/server/text-rules.ts';
import { photoErrors } from '../../photos/contract/errors.ts';
import { photosDropped } from '../../photos/contract/signals.ts';
import { attachPhotos, photoIdsOf } from '../../photos/server/photos.ts';
import { listingErrors } from '../contract/errors.ts';
import type { EditedListing } from '../contract/listing.ts';
import { checkListing, requireOffered } from '../contract/listing-rules.ts';
import { listingEdited, listingPriceChanged } from '../contract/signals.ts';
import { checkWords, contentColumns } from './create-listing.ts';
import { ownedBy, updateOwn } from './listings.queries.ts';
import { publishListings } from './publish-listing.ts';
import { storeReading } from './readings.queries.ts';
import { requireOwn } from './require-own.ts';
import { isNotDeleted } from './visible-listings.ts';

export type EditServices = Pick<PlatformServices, 'db' | 'jobs' | 'live' | 'settings'> & TextServices;

const PER_OWNER = { limit: 200, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 30 } as const;

/**
 * Replaces the whole content of a listing, photos included, all or nothing; of two tabs, the later one wins.
 * A former price is stored with the time it ended.
 * @throws DomainError with the texts of the form, LISTING_NOT_FOUND, LISTING_GONE, or NOT_YOUR_LISTING.
 */
export async function editListing(
  services: EditServices,
  owner: Owner,
  id: string,
  input: EditedListing,
): Promise<void> {
  const { db, jobs, live } = services;
  const listing = checkListing(input);
  await countChange(db, owner);
  const { queue } = await checkWords(services, owner, listing, input.sure);
  await db.transaction().execute(async (trx) => {
    await lockGuest(trx, owner);
    const before = await trx
      .selectFrom('listings')
      .select(['title', 'description', 'price_cents', 'status', 'category'])
      .where('id', '=', id)
      .where(isNotDeleted())
      .where((where) => ownedBy(where, owner))
      .forUpdate()
      .executeTakeFirst();
    if (before === undefined) {
      await requireOwn(trx, owner, id);
      // It was restored, or moved to this account, between the two queries.
      throw new DomainError(listingErrors.LISTING_REFUSED);
    }
    if (listing.category !== before.category) requireOffered(listing.category);
    await updateOwn(trx, id, owner)
      .set({
        ...contentColumns(listing),
        updated_at: sql`now()`,
      })
      .execute();
    await storeReading(trx, id, listing);
    if (before.price_cents !== listing.priceCents) {
      await trx
        .insertInto('listing_prices')
        .values({ listing_id: id, price_cents: before.price_cents })
        .execute();
      if (before.status === 'active') {
        await jobs.record(trx, listingPriceChanged, {
          listingId: id,
          beforeCents: before.price_cents,
          afterCents: listing.priceCents,
        });
      }
    }
    const { added, dropped } = await replacePhotos(trx, owner, id, input.photos);
    if (dropped.length > 0) await jobs.record(trx, photosDropped, { photoIds: dropped });
    if (added.length > 0 || before.title !== listing.title || before.description !== listing.description) {
      await jobs.record(trx, listingEdited, { listingId: id, newPhotoIds: added });
    }
    await queue?.(trx, { kind: 'listing', id });
  });
  publishListings(live, [id]);
}

/**
 * Counts a change of an owner's listings.
 * @throws DomainError TOO_MANY_CHANGES.
 */
export async function countChange(db: Database, owner: Owner): Promise<void> {
  await countAttempt(db, `listing-edit:owner:${personKey(owner)}`, PER_OWNER, listingErrors.TOO_MANY_CHANGES);
}

/**
 * Replaces the photos of a listing; returns the ids of those added and removed. Removed ones keep their old position,
 * which distinguishes them from unused uploads: their files are about to be deleted, so another tab that still shows
 * one must not put it back.
 */
async function replacePhotos(
  trx: Transaction<DB>,
  owner: Owner,
  listingId: string,
  photos: EditedListing['photos'],
): Promise<{ added: string[]; dropped: string[] }> {
  const chosen = photos.map(({ id }) => id);
  if (chosen.length > 0) {
    const onTheirWayOut = await trx
      .selectFrom('photos')
      .select('id')
      .where('id', '=', anyOf(chosen))
      .where('listing_id', 'is', null)
      .where('position', 'is not', null)
      .executeTakeFirst();
    if (onTheirWayOut !== undefined) throw new DomainError(photoErrors.PHOTO_GONE);
  }
  const before = await photoIdsOf(trx, listingId);
  await trx.updateTable('photos').set({ listing_id: null }).where('listing_id', '=', listingId).execute();
  await attachPhotos(trx, owner, listingId, photos);
  return {
    added: chosen.filter((id) => !before.includes(id)),
    dropped: before.filter((id) => !chosen.includes(id)),
  };
}
