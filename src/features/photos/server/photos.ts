import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { anyOf } from '../../../platform/server/db/any-of.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { DB } from '../../../platform/server/db/schema.generated.ts';
import type { Owner } from '../../../platform/server/http/actor.ts';
import type { FileStorage } from '../../../platform/server/storage/file-storage.ts';
import { DomainError } from '../../../shared/errors.ts';
import { photoErrors } from '../contract/errors.ts';
import type { Photo } from '../contract/photo.ts';
import { PHOTO_LIMITS } from '../contract/photo-limits.ts';

/** What other features may ask of photos on the server. */

export interface PhotoRow {
  id: string;
  width: number;
  height: number;
  alt: string;
  placeholder: string;
  storage_key: string;
}
export type PresentPhoto = (row: PhotoRow) => Photo;

/** A sent picture, checked as photos are, as a square WebP of so many pixels. */
export type CutSquare = (body: globalThis.ReadableStream, side: number) => Promise<Buffer>;

/** Key in the file storage of one size of a photo. */
export const fileKey = (storageKey: string, width: number): string => `${storageKey}-${width}.webp`;

export function photoPresenter(storage: FileStorage): PresentPhoto {
  const { small, medium, large } = PHOTO_LIMITS.widths;
  return ({ id, width, height, alt, placeholder, storage_key }) => ({
    id,
    width,
    height,
    alt,
    placeholder,
    urls: {
      small: storage.urlOf(fileKey(storage_key, small)),
      medium: storage.urlOf(fileKey(storage_key, medium)),
      large: storage.urlOf(fileKey(storage_key, large)),
    },
  });
}

const rowColumns = ['id', 'width', 'height', 'alt', 'placeholder', 'storage_key'] as const;

/** The condition that nothing shows a photo yet, or any more. */
export const isLoose = sql<SqlBool>`photos.listing_id is null and not photos.sent`;

/** The photos of a listing, cover first. */
export function photosOf(db: Database, listingId: string): Promise<PhotoRow[]> {
  return db
    .selectFrom('photos')
    .select(rowColumns)
    .where('listing_id', '=', listingId)
    .orderBy('position')
    .execute();
}

/** In no order. */
export function photosById(db: Database, ids: readonly string[]): Promise<PhotoRow[]> {
  return db.selectFrom('photos').select(rowColumns).where('id', '=', anyOf(ids)).execute();
}

/** The owner's photos among these that nothing shows yet, in the order asked for. */
export async function loosePhotos(db: Database, owner: Owner, ids: readonly string[]): Promise<PhotoRow[]> {
  const rows = await db
    .selectFrom('photos')
    .select(rowColumns)
    .where('id', '=', anyOf(ids))
    .where(isLoose)
    .where(ownedBy(owner))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The ids of the photos of each of these listings that has any. */
export async function photoIdsByListing(
  trx: Transaction<DB>,
  listingIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await trx
    .selectFrom('photos')
    .select(['id', 'listing_id'])
    .where('listing_id', '=', anyOf(listingIds))
    .execute();
  const groups = Map.groupBy(rows, ({ listing_id }) => listing_id ?? '');
  return new Map([...groups].map(([listingId, photos]) => [listingId, photos.map(({ id }) => id)]));
}

export async function photoIdsOf(trx: Transaction<DB>, listingId: string): Promise<string[]> {
  const rows = await trx.selectFrom('photos').select('id').where('listing_id', '=', listingId).execute();
  return rows.map((row) => row.id);
}

/** The condition that a photo belongs to this owner. */
export function ownedBy(owner: Owner): RawBuilder<SqlBool> {
  return owner.kind === 'member'
    ? sql<SqlBool>`photos.profile_id = ${owner.id}`
    : sql<SqlBool>`photos.guest_key = ${owner.key}`;
}

/** Cut to what the column takes, by whole characters; PostgreSQL stores neither NUL nor half a character. */
function storableAlt(alt: string): string {
  return [...alt.replaceAll('\0', '').toWellFormed()].slice(0, PHOTO_LIMITS.alt).join('').trim();
}

/**
 * Puts an owner's uploaded photos on a listing, in the order given.
 * @throws DomainError PHOTO_GONE when one is missing, another owner's, or used already.
 */
export async function attachPhotos(
  trx: Transaction<DB>,
  owner: Owner,
  listingId: string,
  photos: readonly { id: string; alt: string }[],
): Promise<void> {
  if (photos.length === 0) return;
  const chosen = JSON.stringify(
    photos.map(({ id, alt }, position) => ({ id, alt: storableAlt(alt), position })),
  );
  const { numAffectedRows } = await sql`
    update photos set listing_id = ${listingId}, position = chosen.position, alt = chosen.alt
    from jsonb_to_recordset(${chosen}::jsonb) as chosen (id uuid, alt text, position smallint)
    where photos.id = chosen.id and ${isLoose} and ${ownedBy(owner)}`.execute(trx);
  if (numAffectedRows !== BigInt(photos.length)) throw new DomainError(photoErrors.PHOTO_GONE);
}

/** Lets an owner's uploaded photos stay for a message; false when one is missing, another owner's, or used already. */
export async function sendPhotos(
  trx: Transaction<DB>,
  owner: Owner,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const { numUpdatedRows } = await trx
    .updateTable('photos')
    .set({ sent: true })
    .where('id', '=', anyOf(ids))
    .where(isLoose)
    .where(ownedBy(owner))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === BigInt(ids.length);
}

/** Gives up the photos of messages that are no more; they are removed as abandoned ones are. */
export async function dropSentPhotos(trx: Transaction<DB>, ids: readonly string[]): Promise<void> {
  await trx.updateTable('photos').set({ sent: false }).where('id', '=', anyOf(ids)).execute();
}

/** Gives a guest's photos to an account. */
export async function movePhotos(trx: Transaction<DB>, guestKey: string, profileId: string): Promise<void> {
  await trx
    .updateTable('photos')
    .set({ profile_id: profileId, guest_key: null })
    .where('guest_key', '=', guestKey)
    .execute();
}
