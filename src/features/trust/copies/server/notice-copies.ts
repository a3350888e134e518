import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { looksSame } from '../../../items/photos/server/photos.ts';
import { countCopies, type SendToQueue } from '../../text-rules/server/text-rules.ts';

/** Listings with the same text from which someone looks at the next. */
const MAX_SAME_TEXTS = 4;

interface Services {
  db: Database;
  sendToQueue: SendToQueue;
}

interface PostedListing {
  listingId: string;
  /** The photos to look at, after an edit those that are new; all if left out. */
  newPhotoIds?: readonly string[];
}

/**
 * Sends a listing to the queue if its photos are in a listing by someone else, or its text is in many. A text that the
 * listing had before is not looked at again, so that an edit that keeps it opens no second case.
 */
export async function noticeCopies(
  { db, sendToQueue }: Services,
  { listingId, newPhotoIds }: PostedListing,
): Promise<void> {
  const listing = await db
    .selectFrom('listings')
    .select(['title', 'description'])
    .where('id', '=', listingId)
    .executeTakeFirst();
  if (listing === undefined) return;
  const others = await findSamePhotos(db, listingId, newPhotoIds);
  const subject = { kind: 'listing', id: listingId } as const;
  await db.transaction().execute(async (trx) => {
    const text = `${listing.title}\n${listing.description}`;
    const { copies, isNew } = await countCopies(trx, text, null, listingId);
    if (isNew && copies > MAX_SAME_TEXTS) {
      const evidence = [{ label: 'Same text', text: `In ${copies} listings of the last 30 days` }];
      await sendToQueue(trx, subject, { reason: 'same-text', evidence });
    }
    if (others.length > 0) {
      const evidence = others.map(({ title }) => ({ label: 'Same photo as in', text: title }));
      await sendToQueue(trx, subject, { reason: 'same-photos', evidence });
    }
  });
}

/**
 * Returns listings by other people with a photo that looks like one of this listing, newest first.
 * @param photoIds Compares only these photos of the listing; all if left out.
 */
export async function findSamePhotos(
  db: Database,
  listingId: string,
  photoIds?: readonly string[],
): Promise<{ id: string; title: string }[]> {
  const { rows } = await sql<{ id: string; title: string }>`
    select distinct on (listing.created_at, listing.id) listing.id, listing.title
    from photos as mine
    join photos as other on ${looksSame('mine', 'other')}
    join listings as listing on listing.id = other.listing_id
    join listings as own on own.id = mine.listing_id
    where mine.listing_id = ${listingId}
      and (${photoIds === undefined} or mine.id = any(${photoIds ?? []}::uuid[]))
      and other.listing_id <> mine.listing_id
      and (listing.seller_id, listing.guest_key) is distinct from (own.seller_id, own.guest_key)
    order by listing.created_at desc, listing.id desc
    limit 5`.execute(db);
  return rows;
}
