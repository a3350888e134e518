import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { FILES_PATH, type FileStorage } from '../../../../platform/server/storage/file-storage.ts';

/** `any` is shown as it is; `maskable` fills its square, because phones cut off the corners. */
export const ICON_KINDS = ['any', 'maskable'] as const;
type IconKind = (typeof ICON_KINDS)[number];

/** Pixels: the manifest's two sizes, and that of iOS. */
export const ICON_SIDES = [180, 192, 512] as const;
type IconSide = (typeof ICON_SIDES)[number];

interface Look {
  colors: { main: string; sell: string };
  /** The path of the operator's logo; empty for our tag. */
  logo: string;
}

/** Returns a short text that changes with the look. */
export const lookTag = ({ colors, logo }: Look): string =>
  createHash('sha256').update(`${colors.main} ${colors.sell} ${logo}`).digest('base64url').slice(0, 8);

/** A price tag with a hole, within 30 x 30. */
const tag = (body: string, hole: string) =>
  `<path fill="${body}" d="M14.2 1H20a9 9 0 0 1 9 9v10a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9v-5.8A13.2 13.2 0 0 1 14.2 1z"/><circle cx="14.6" cy="14.8" r="6.2" fill="${hole}"/>`;

/** The tag in the site's colors, as browsers show it in a tab. */
export const tagSvg = ({ main, sell }: Look['colors']): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30">${tag(main, sell)}</svg>`;

/** The tag on the color of selling; where nothing is cut off, with round corners. */
const tileSvg = (kind: IconKind, { main, sell }: Look['colors']): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><rect width="60" height="60" rx="${kind === 'any' ? 13 : 0}" fill="${sell}"/><g transform="translate(15 15)">${tag(main, sell)}</g></svg>`;

/** The part of a maskable icon that every phone shows is a circle of 80 %; a square logo fits into it at this part. */
const LOGO_PART = 0.56;

/** Draws icons, each once for a look. */
export function createIcons(storage: Pick<FileStorage, 'open'>) {
  let drawnFor = '';
  let drawn = new Map<string, Promise<Buffer<ArrayBuffer>>>();

  async function draw(kind: IconKind, side: IconSide, look: Look): Promise<Buffer<ArrayBuffer>> {
    const logo = look.logo === '' ? null : await storage.open(look.logo.slice(FILES_PATH.length + 1));
    if (logo === null) return await png(sharp(Buffer.from(tileSvg(kind, look.colors))).resize(side));
    const bytes = await buffer(logo.body);
    if (kind === 'any') return await png(sharp(bytes).resize(side, side));
    const inner = Math.round(side * LOGO_PART);
    const input = await png(sharp(bytes).resize(inner, inner));
    const ground = { width: side, height: side, channels: 3, background: '#fff' } as const;
    return await png(sharp({ create: ground }).composite([{ input }]));
  }

  return {
    draw(kind: IconKind, side: IconSide, look: Look): Promise<Buffer<ArrayBuffer>> {
      const lookNow = lookTag(look);
      if (drawnFor !== lookNow) {
        drawnFor = lookNow;
        drawn = new Map();
      }
      const key = `${kind}-${side}`;
      const icons = drawn;
      const icon =
        icons.get(key) ??
        draw(kind, side, look).catch((error: unknown) => {
          icons.delete(key);
          throw error;
        });
      icons.set(key, icon);
      return icon;
    },
  };
}

const png = async (image: Sharp): Promise<Buffer<ArrayBuffer>> => Buffer.from(await image.png().toBuffer());
