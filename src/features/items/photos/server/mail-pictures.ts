import { buffer } from 'node:stream/consumers';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { type FileStorage, fileUrl } from '../../../../platform/server/storage/file-storage.ts';
import { PHOTO_LIMITS } from '../contract/photo-limits.ts';
import { atWidth } from '../contract/photo-url.ts';
import type { Decoding } from './decoding.ts';
import { asJpeg } from './make-sizes.ts';

/**
 * Images in emails are JPEG, because some mail clients can't show WebP, and cropped, because some can't crop.
 * They are created on request, so that nothing is stored twice and a deleted photo disappears from emails
 * too.
 */
const PATH = '/mail-pictures';

/** Display size in CSS pixels. The files have twice as many. */
const ITEM = { width: 560, height: 420 };
/** The size in lists. */
const LISTED = { width: 112, height: 84 };
const PERSON = { width: 48, height: 48 };

/** An image with its path on this site and its display size. */
interface PictureOnSite {
  path: string;
  width: number;
  height: number;
}

/** Returns the photo of an item by its storage key. */
export const itemPicture = (storageKey: string): PictureOnSite => ({
  path: `${PATH}/items/${storageKey}.jpg`,
  ...ITEM,
});

/** Returns it in the size for lists. */
export const listedPicture = (storageKey: string): PictureOnSite => ({
  path: `${PATH}/listed/${storageKey}.jpg`,
  ...LISTED,
});

const AVATAR = /^([\w-]+)\.webp$/;

/** Returns a person's picture by its address; null for pictures not stored here. */
export function personPicture(avatarUrl: string): PictureOnSite | null {
  const folder = fileUrl('avatars/');
  const [, name] = (avatarUrl.startsWith(folder) && AVATAR.exec(avatarUrl.slice(folder.length))) || [];
  return name === undefined ? null : { path: `${PATH}/people/${name}.jpg`, ...PERSON };
}

interface Services {
  storage: FileStorage;
  decoding: Decoding;
}

export function mailPictureRoutes({ storage, decoding }: Services) {
  async function jpegOf(key: string, size: typeof ITEM, address: string): Promise<Response> {
    const file = await storage.open(key);
    if (file === null) return new Response('Not found', { status: 404 });
    const stored = await buffer(file.body);
    const twice = { width: 2 * size.width, height: 2 * size.height };
    const jpeg = await decoding.light({ owner: address, address }, () => asJpeg(stored, twice));
    return new Response(new Uint8Array(jpeg), {
      headers: {
        'Content-Type': 'image/jpeg',
        'Cache-Control': 'public, max-age=31536000, immutable',
        // Webmail shows images on another site.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    });
  }

  return createRouter()
    .get(`${PATH}/items/:folder{[\\w-]{1,80}}/:file{[\\w-]{1,80}\\.jpg}`, (c) => {
      const { folder, file } = c.req.param();
      const key = atWidth(`${folder}/${nameOf(file)}`, PHOTO_LIMITS.widths.large);
      return jpegOf(key, ITEM, c.var.address);
    })
    .get(`${PATH}/listed/:folder{[\\w-]{1,80}}/:file{[\\w-]{1,80}\\.jpg}`, (c) => {
      const { folder, file } = c.req.param();
      const key = atWidth(`${folder}/${nameOf(file)}`, PHOTO_LIMITS.widths.small);
      return jpegOf(key, LISTED, c.var.address);
    })
    .get(`${PATH}/people/:file{[\\w-]{1,80}\\.jpg}`, (c) =>
      jpegOf(`avatars/${nameOf(c.req.param('file'))}.webp`, PERSON, c.var.address),
    );
}

const nameOf = (file: string): string => file.slice(0, -'.jpg'.length);
