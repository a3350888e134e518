import { sql } from 'kysely';
import { anyOf } from '../../../platform/server/db/any-of.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import {
  detail,
  itemName,
  type MailPart,
  type MailPicture,
  parts,
} from '../../../platform/server/mail/mail-parts.ts';
import type { FileStorage } from '../../../platform/server/storage/file-storage.ts';
import { formatDollars } from '../../../shared/money.ts';
import { isVisibleListing } from '../../listings/server/listings.ts';
import { PHOTO_LIMITS } from '../../photos/contract/photo-limits.ts';
import { fileKey } from '../../photos/server/photos.ts';

/** A listing as mails about it show it. */
export interface ListingInMail {
  title: string;
  /** US cents. */
  priceCents: number;
  /** Its first photo, with an address that works outside of the site and the size it is shown in. */
  photo: MailPicture | null;
}

/** The photo fits into this, in CSS pixels. */
const PHOTO_BOX = { width: 480, height: 320 };

/** By their ids; without those that are gone. */
export async function findListingsInMails(
  { db, storage, publicUrl }: { db: Database; storage: FileStorage; publicUrl: string },
  ids: readonly (string | null)[],
): Promise<Map<string, ListingInMail>> {
  const rows = await db
    .selectFrom('listings')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('photos')
          .select(['storage_key', 'width', 'height'])
          .whereRef('photos.listing_id', '=', 'listings.id')
          .orderBy('position')
          .limit(1)
          .as('cover'),
      (join) => join.on(sql<boolean>`true`),
    )
    .select(['listings.id', 'title', 'price_cents', 'cover.storage_key', 'cover.width', 'cover.height'])
    .where('listings.id', '=', anyOf(ids.filter((id) => id !== null)))
    .where(isVisibleListing())
    .execute();
  return new Map(
    rows.map(({ id, title, price_cents: priceCents, storage_key: key, width, height }) => {
      const path = key === null ? null : storage.urlOf(fileKey(key, PHOTO_LIMITS.widths.medium));
      const photo = path && width && height ? { src: publicUrl + path, ...fitted(width, height) } : null;
      return [id, { title, priceCents, photo }];
    }),
  );
}

/** A mail program may know neither `object-fit` nor a largest height, so the size is exact. */
function fitted(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(PHOTO_BOX.width / width, PHOTO_BOX.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

const priceOf = ({ priceCents }: ListingInMail): string =>
  priceCents === 0 ? 'Free' : `Listed at ${formatDollars(priceCents)}`;

/** Title and price, which are there also where pictures are not loaded. */
export const listingName = (listing: ListingInMail): MailPart =>
  parts(itemName(listing.title), detail(priceOf(listing)));
