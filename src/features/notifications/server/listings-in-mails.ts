import { sql } from 'kysely';
import { anyOf } from '../../../platform/server/db/any-of.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { escapeXml } from '../../../platform/server/http/xml.ts';
import { QUIET_TEXT } from '../../../platform/server/mail/mail-look.ts';
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
  photo: { address: string; width: number; height: number } | null;
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
      const photo = path && width && height ? { address: publicUrl + path, ...fitted(width, height) } : null;
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

/** The listing in the text of a mail. */
export const listingText = (listing: ListingInMail): string => `${listing.title} (${priceOf(listing)})`;

/**
 * The listing in the HTML of a mail: its photo, which leads where the mail does, then title and price, which are there
 * also where pictures are not loaded.
 */
export function listingHtml(listing: ListingInMail, link: string): string {
  const { title, photo } = listing;
  const picture =
    photo &&
    `<a href="${escapeXml(link)}" style="display:block"><img src="${escapeXml(photo.address)}" alt="${escapeXml(title)}" width="${photo.width}" height="${photo.height}" style="display:block;max-width:100%;height:auto;border:0;border-radius:16px"></a>`;
  return `${picture ?? ''}
<p dir="auto" style="margin:10px 0 0;font-weight:650">${escapeXml(title)}</p>
<p style="margin:0;font-size:14px;${QUIET_TEXT}">${priceOf(listing)}</p>`;
}
