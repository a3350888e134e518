import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { PersonFile } from '../../../../platform/server/export-person.ts';
import type { Owner, OwnerKey } from '../../../../platform/server/http/actor.ts';
import { filePath, fileUrl } from '../../../../platform/server/storage/file-storage.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { photoErrors } from '../contract/errors.ts';
import type { Photo } from '../contract/photo.ts';
import { PHOTO_LIMITS } from '../contract/photo-limits.ts';
import { atWidth } from '../contract/photo-url.ts';

export interface PhotoRow {
  id: string;
  width: number;
  height: number;
  alt: string;
  placeholder: string;
  storage_key: string;
}

/** The person who uploads an image, and their network address. */
export interface Uploader {
  owner: OwnerKey;
  address: string;
}

/**
 * Returns the storage key of a new photo, in one of 256 folders. It is part of the public address, so it
 * doesn't reveal the owner. Older photos use the owner's key as their folder.
 */
export const storageKeyOf = (randomId: string): string => `${randomId.slice(0, 2)}/${randomId}`;

/** Returns the storage key of one size of a photo. */
export const fileKey = (storageKey: string, width: number): string => atWidth(storageKey, width);

export const presentPhoto = ({ id, width, height, alt, placeholder, storage_key }: PhotoRow): Photo => ({
  id,
  width,
  height,
  alt,
  placeholder,
  base: fileUrl(storage_key),
});

/** Presents a photo of a chat or an appeal, which no CDN should have: this site serves it. */
export const presentPrivatePhoto = (row: PhotoRow): Photo => ({
  ...presentPhoto(row),
  base: filePath(row.storage_key),
});

const rowColumns = ['id', 'width', 'height', 'alt', 'placeholder', 'storage_key'] as const;

/** SQL condition that a photo is in no listing and no message, nor was taken out of a listing by an operator. */
export const isUnused = sql<SqlBool>`photos.listing_id is null and not photos.sent and photos.removed_from is null`;

/** Returns the photos of a listing, cover first. */
export function photosOf(db: Database, listingId: string): Promise<PhotoRow[]> {
  return db
    .selectFrom('photos')
    .select(rowColumns)
    .where('listing_id', '=', listingId)
    .orderBy('position')
    .execute();
}

/** Returns photos by id, in no particular order. */
export function photosById(db: Database, ids: readonly string[]): Promise<PhotoRow[]> {
  return db.selectFrom('photos').select(rowColumns).where('id', '=', anyOf(ids)).execute();
}

/**
 * Returns an owner's unused photos in the order of `ids`. Excludes photos removed from a listing, because
 * they will be deleted.
 */
export async function unusedPhotos(
  db: Database,
  owner: OwnerKey,
  ids: readonly string[],
): Promise<PhotoRow[]> {
  const rows = await db
    .selectFrom('photos')
    .select(rowColumns)
    .where('id', '=', anyOf(ids))
    .where(isUnused)
    .where('position', 'is', null)
    .where(ownedBy(owner))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns the photo ids of each listing. Listings without photos are omitted. */
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

/** SQL condition that a photo belongs to this owner. */
export function ownedBy(owner: OwnerKey): RawBuilder<SqlBool> {
  return owner.kind === 'member'
    ? sql<SqlBool>`photos.profile_id = ${owner.id}`
    : sql<SqlBool>`photos.guest_key = ${owner.key}`;
}

/** Selects photos for an export, each in its largest stored size. */
export const exportedPhotos = (condition: RawBuilder<SqlBool>): RawBuilder<PersonFile> =>
  sql<PersonFile>`
    select photos.storage_key || ${fileKey('', PHOTO_LIMITS.widths.large)}::text as file_key, 'photos/' || photos.id || '.webp' as path
    from photos where ${condition} order by photos.created_at, photos.id`;

/**
 * Truncates a description to the column's length in whole characters. PostgreSQL stores neither NUL nor half
 * a character.
 */
function storableAlt(alt: string): string {
  return [...alt.replaceAll('\0', '').toWellFormed()].slice(0, PHOTO_LIMITS.alt).join('').trim();
}

/**
 * Adds an owner's uploaded photos to a listing, in the given order.
 * @throws DomainError PHOTO_GONE if one doesn't exist, belongs to someone else, or is in use.
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
    where photos.id = chosen.id and ${isUnused} and ${ownedBy(owner)}`.execute(trx);
  if (numAffectedRows !== BigInt(photos.length)) throw new DomainError(photoErrors.PHOTO_GONE);
}

/**
 * Marks an owner's uploaded photos as used by a message, a post or an appeal. Returns false if one doesn't exist, belongs to
 * someone else, or is in use.
 */
export async function sendPhotos(
  trx: Transaction<DB>,
  owner: OwnerKey,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const { numUpdatedRows } = await trx
    .updateTable('photos')
    .set({ sent: true })
    .where('id', '=', anyOf(ids))
    .where(isUnused)
    .where(ownedBy(owner))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === BigInt(ids.length);
}

/** Releases the photos of deleted messages. They are then removed like abandoned uploads. */
export async function dropSentPhotos(trx: Transaction<DB>, ids: readonly string[]): Promise<void> {
  await trx.updateTable('photos').set({ sent: false }).where('id', '=', anyOf(ids)).execute();
}

/** Moves a guest's photos to an account. */
export async function movePhotos(trx: Transaction<DB>, guestKey: string, profileId: string): Promise<void> {
  await trx
    .updateTable('photos')
    .set({ profile_id: profileId, guest_key: null })
    .where('guest_key', '=', guestKey)
    .execute();
}
