/**
 * `npm run render:demo`: renders the demo's pictures that are new or have changed, removes those that it no longer
 * shows, and records how each photo was taken.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  MANIFEST,
  PICTURE_FILES,
  type PictureManifest,
  type RenderedPhoto,
  readManifest,
} from '../../src/demo/pictures/demo-pictures.ts';
import {
  ENCODING,
  makeSizes,
  type ProcessedPhoto,
} from '../../src/features/items/photos/server/make-sizes.ts';
import { type Drawing, drawDemo, SHOTS_FILE } from './demo-drawings.ts';
import { type Camera, takePhoto } from './phone-camera.ts';
import { AVATAR_PIXELS, avatarFile, filesOf, PHOTO_WEBP, photoFile, widthsOf } from './rendered-pictures.ts';

const drawings = drawDemo();
mkdirSync(PICTURE_FILES, { recursive: true });
const known = new Set(readdirSync(PICTURE_FILES));
const renderedBefore = new Map(
  existsSync(MANIFEST) ? Object.values(readManifest().photos).map((photo) => [photo.file, photo]) : [],
);
let rendered = 0;

const manifest: PictureManifest = { photos: {}, avatars: {} };
for (const [name, drawing] of sorted(drawings.photos)) manifest.photos[name] = await renderPhoto(drawing);
for (const [face, drawing] of sorted(drawings.avatars)) manifest.avatars[face] = await renderAvatar(drawing);
const used = filesOf(manifest);
const unused = [...known].filter((file) => !used.has(file));
for (const file of unused) rmSync(join(PICTURE_FILES, file));
writeFileSync(
  MANIFEST,
  `{\n"photos": ${oneALine(Object.entries(manifest.photos))},\n"avatars": ${oneALine(Object.entries(manifest.avatars))}\n}\n`,
);
writeFileSync(SHOTS_FILE, `${oneALine(sorted(drawings.shots))}\n`);
process.stdout.write(
  `${drawings.photos.size + drawings.avatars.size} pictures: ${rendered} rendered, ${unused.length} files removed.\n`,
);

async function renderPhoto(drawing: Drawing): Promise<RenderedPhoto> {
  const file = photoFile(drawing);
  const before = renderedBefore.get(file);
  if (before?.fileWidths.every((width) => known.has(`${file}-${width}.webp`))) return before;
  const { sizes, ...picture } = await (drawing.camera === null
    ? makeSizes(Buffer.from(drawing.svg))
    : photograph(drawing, drawing.camera));
  const different = sizes.filter(({ content }, index) => content !== sizes[index - 1]?.content);
  for (const { width, content } of different) {
    writeFileSync(join(PICTURE_FILES, `${file}-${width}.webp`), content);
    known.add(`${file}-${width}.webp`);
  }
  rendered += 1;
  const photo = { file, fileWidths: different.map(({ width }) => width), ...picture };
  renderedBefore.set(file, photo);
  return photo;
}

async function photograph(drawing: Drawing, camera: Camera): Promise<ProcessedPhoto> {
  const widths = widthsOf(drawing);
  const { data, info } = await takePhoto(drawing.svg, camera, Math.max(...widths));
  const open = () => sharp(data, { raw: info });
  const placeholder = await open()
    .resize({ width: ENCODING.placeholderSize, height: ENCODING.placeholderSize, fit: 'inside' })
    .webp(ENCODING.placeholderWebp)
    .toBuffer();
  const sizes = widths.map(async (width) => ({
    width,
    content: await open().resize({ width }).webp(PHOTO_WEBP).toBuffer(),
  }));
  return {
    width: info.width,
    height: info.height,
    placeholder: `data:image/webp;base64,${placeholder.toString('base64')}`,
    sizes: await Promise.all(sizes),
  };
}

async function renderAvatar(drawing: Drawing): Promise<string> {
  const file = avatarFile(drawing);
  if (known.has(file)) return file;
  await sharp(Buffer.from(drawing.svg))
    .resize(AVATAR_PIXELS, AVATAR_PIXELS)
    .webp()
    .toFile(join(PICTURE_FILES, file));
  rendered += 1;
  return file;
}

function sorted<T>(entries: Iterable<[string, T]>): [string, T][] {
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Writes JSON with an entry a line, so that changes can be read. */
function oneALine(entries: Iterable<[string, unknown]>): string {
  const lines = [...entries].map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n}`;
}
