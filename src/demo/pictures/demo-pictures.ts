import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PHOTO_LIMITS } from '../../features/items/photos/contract/photo-limits.ts';
import { fileKey, storageKeyOf } from '../../features/items/photos/server/photos.ts';
import { type FileStorage, filePath } from '../../platform/server/storage/file-storage.ts';
import { stableId } from '../content/demo-ids.ts';
import type { PictureKey } from '../content/drawn-items.ts';

/** A photo in files/, rendered by `npm run render:demo` from its drawing. */
export interface RenderedPhoto {
  /** Its files are `{file}-{width}.webp`. */
  file: string;
  /** Ascending. A stored size has the content of the widest that is not wider, or else of the first. */
  fileWidths: number[];
  /** Pixels of the largest. */
  width: number;
  height: number;
  placeholder: string;
}

export interface PictureManifest {
  /** By the name that the functions below return. */
  photos: Record<string, RenderedPhoto>;
  /** Names of files, by the face. */
  avatars: Record<string, string>;
}

export const listingPhoto = (listing: { title: string }, position: number): string =>
  `listing/${listing.title}/${position}`;
export const zonePhoto = (zone: { title: string }): string => `zone/${zone.title}`;
export const postPhoto = (picture: PictureKey): string => `post/${picture}`;

export const PICTURE_FILES = fileURLToPath(new URL('files/', import.meta.url));
export const MANIFEST = fileURLToPath(new URL('manifest.json', import.meta.url));
/** Files copied at once: one is written while another is synced to the disk. */
const COPIED_AT_ONCE = 4;

export const readManifest = (): PictureManifest =>
  JSON.parse(readFileSync(MANIFEST, 'utf8')) as PictureManifest;

export const photoId = (name: string): string => stableId('photo', name);
const avatarKey = (face: string): string => `avatars/${stableId('avatar', face)}.webp`;
export const avatarUrl = (face: string): string => filePath(avatarKey(face));

/**
 * Returns the columns of a photo that follow from its picture.
 * @throws Error when the picture was not rendered.
 */
export function photoColumns({ photos }: PictureManifest, name: string) {
  const photo = photos[name];
  if (photo === undefined) throw new Error(`'${name}' has no picture: run npm run render:demo.`);
  const { width, height, placeholder } = photo;
  const id = photoId(name);
  // Drawings of our own need no rating.
  return { id, storage_key: storageKeyOf(id), width, height, placeholder, nudity: 0 };
}

/** Copies the pictures to the storage, in the sizes that uploads have. */
export async function storePictures(storage: FileStorage, manifest: PictureManifest): Promise<void> {
  const copies = [
    ...Object.entries(manifest.photos).flatMap(([name, photo]) => sizesOf(photoId(name), photo)),
    ...Object.entries(manifest.avatars).map(([face, file]) => ({ key: avatarKey(face), file })),
  ];
  const copyRest = async () => {
    for (let copy = copies.pop(); copy !== undefined; copy = copies.pop()) {
      await storage.putFile(copy.key, `${PICTURE_FILES}${copy.file}`);
    }
  };
  await Promise.all(Array.from({ length: COPIED_AT_ONCE }, copyRest));
}

function sizesOf(id: string, { file, fileWidths }: RenderedPhoto): { key: string; file: string }[] {
  return Object.values(PHOTO_LIMITS.widths).map((stored) => ({
    key: fileKey(storageKeyOf(id), stored),
    file: `${file}-${fileWidths.findLast((width) => width <= stored) ?? fileWidths[0]}.webp`,
  }));
}
