import { buffer } from 'node:stream/consumers';
import { createRouter } from '../../../platform/server/http/api.ts';
import { FILES_PATH, type FileStorage } from '../../../platform/server/storage/file-storage.ts';
import { PHOTO_LIMITS } from '../contract/photo-limits.ts';
import { atWidth } from '../contract/photo-url.ts';
import type { Decoding } from './decoding.ts';
import { asJpeg } from './make-sizes.ts';

/**
 * Pictures in mails are JPEG, as not every mail program reads WebP, and cut to one shape, as not every one can cut them.
 * They are made when a mail is looked at, so that nothing is kept twice and what is removed is gone from mails too.
 */
const PATH = '/mail-pictures';

/** CSS pixels; the files have twice as many. */
const ITEM = { width: 560, height: 420 };
/** Of several in a list. */
const LISTED = { width: 112, height: 84 };
const PERSON = { width: 48, height: 48 };

/** A picture with its path on this site, and the size it is shown in. */
interface PictureOnSite {
  path: string;
  width: number;
  height: number;
}

/** The photo of an item, by its storage key. */
export const itemPicture = (storageKey: string): PictureOnSite => ({
  path: `${PATH}/items/${storageKey}.jpg`,
  ...ITEM,
});

/** The same, where a mail lists several. */
export const listedPicture = (storageKey: string): PictureOnSite => ({
  path: `${PATH}/listed/${storageKey}.jpg`,
  ...LISTED,
});

const AVATAR = new RegExp(`^${FILES_PATH}/avatars/([\\w-]+)\\.webp$`);

/** The picture of a person, by its address; null for what is not stored here. */
export function personPicture(avatarUrl: string): PictureOnSite | null {
  const [, name] = AVATAR.exec(avatarUrl) ?? [];
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
        // Some people read their mails on another site.
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
