import { sql } from 'kysely';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { mailPicture } from '../../../../platform/server/mail/mail-parts.ts';
import type { ListingInMail } from '../../../talking/notifications/server/notifications.ts';
import { itemPicture } from '../../photos/server/photos.ts';
import { isVisibleListing } from './visible-listings.ts';

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
