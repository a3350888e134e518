import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Channel } from '../../../../shared/notification-kinds.ts';
import { blockedPeopleOf, isVisible } from '../../../trust/blocks/server/blocks.ts';
import { isForSale } from '../../../items/listings/server/listings.ts';

/** A listing that was found for a want. */
export interface Found {
  wantId: string;
  listingId: string;
}

export interface Matched {
  listingId: string;
  title: string;
  priceCents: number;
  distanceKm: number | null;
  /** The storage key of the first photo. */
  photo: string | null;
  /** Of the want. */
  name: string;
  channels: Channel[];
}

/** What was found, the newest first; without what is sold, hidden or too dear by now. */
export async function findMatched(
  db: Database,
  profileId: string,
  found: readonly Found[],
): Promise<Matched[]> {
  const hidden = await blockedPeopleOf(db, { kind: 'member', id: profileId });
  const { rows } = await sql<Matched>`
    select listings.id as "listingId", title, listings.price_cents as "priceCents", wants.name, channels,
      (select distance_km from want_matches where want_id = wants.id and listing_id = listings.id) as "distanceKm",
      (select storage_key from photos where photos.listing_id = listings.id order by position limit 1) as photo
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as item ("wantId" uuid, "listingId" uuid)
      join wants on wants.id = "wantId" and wants.deleted_at is null and paused_at is null
      join profiles on profiles.id = wants.profile_id and deletes_at is null
      join listings on listings.id = "listingId"
    where ${isForSale()} and ${isVisible('listings.seller_id', 'listings.guest_key', hidden)}
      and (max_price_cents is null or price_cents <= max_price_cents)
    order by listed_at desc, listings.id, wants.created_at, wants.id`.execute(db);
  return rows;
}

/**
 * What the newest digest of a member told and they have not seen since. What one digest tells is noted at one time; what
 * a want told at once, for the same person, was never in one.
 */
export async function findDigest(db: Database, profileId: string): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with told as (
      select want_id, listing_id, told_at
      from want_matches join wants on wants.id = want_id
      where profile_id = ${profileId}::uuid and frequency <> 'instant' and deleted_at is null
        and told_at is not null and shown_at is null and not is_close
        and not exists (
          select from want_matches as other join wants as instant on instant.id = other.want_id
          where other.listing_id = want_matches.listing_id and instant.profile_id = wants.profile_id
            and instant.frequency = 'instant' and not other.is_close))
    select want_id as "wantId", listing_id as "listingId" from told
    where told_at = (select max(told_at) from told)`.execute(db);
  return rows;
}
