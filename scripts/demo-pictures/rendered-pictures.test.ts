import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeDemoListings } from '../../src/demo/content/make-listings.ts';
import { listingPhoto, PICTURE_FILES, readManifest } from '../../src/demo/pictures/demo-pictures.ts';
import { drawDemo, readShots } from './demo-drawings.ts';
import { findStalePictures, photoFile } from './rendered-pictures.ts';

const ADVICE = 'run npm run render:demo, and commit what it writes';
/** All of them together: a clone has each of them. */
const MAX_BYTES = 12_000_000;
/** Covers whose small pictures differ less are hard to tell apart, of 255. */
const ALIKE = 9;

/** The mean difference of two pictures of one size, of 255. */
const difference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

it('the committed pictures of the demo are those that it shows', () => {
  const drawings = drawDemo();
  expect(findStalePictures(drawings, readManifest(), readdirSync(PICTURE_FILES)), ADVICE).toEqual([]);
  expect([...readShots().keys()].sort(), ADVICE).toEqual([...drawings.shots.keys()].sort());
});

it('the committed pictures stay small', () => {
  const bytes = readdirSync(PICTURE_FILES).map((file) => statSync(join(PICTURE_FILES, file)).size);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(MAX_BYTES);
});

it('no two covers look alike', async () => {
  const { photos } = readManifest();
  const covers = makeDemoListings().filter(({ photos: [cover] }) => cover !== undefined);
  const looks = await Promise.all(
    covers.map(async (listing) => {
      const { placeholder = '' } = photos[listingPhoto(listing, 0)] ?? {};
      const picture = sharp(Buffer.from(placeholder.split(',')[1] ?? '', 'base64'));
      return { title: listing.title, pixels: await picture.resize(8, 8, { fit: 'fill' }).raw().toBuffer() };
    }),
  );
  const alike = looks.flatMap((look, index) =>
    looks
      .slice(index + 1)
      .filter((other) => difference(look.pixels, other.pixels) < ALIKE)
      .map((other) => `${look.title} and ${other.title}`),
  );
  expect(alike).toEqual([]);
});

it('pictures are stale when they are missing, have changed or are not used', () => {
  const drawing = (svg: string) => ({ subject: 'desk', isCover: true, svg, camera: null });
  const photo = (file: string) => ({ file, fileWidths: [400], width: 400, height: 400, placeholder: '' });
  const same = photoFile(drawing('<svg/>'));
  const photos = new Map([
    ['same', drawing('<svg/>')],
    ['changed', drawing('<svg><g/></svg>')],
    ['new', drawing('<svg/>')],
  ]);
  const avatars = new Map([['av-new', drawing('<svg/>')]]);
  const manifest = {
    photos: { same: photo(same), changed: photo(same), old: photo('gone') },
    avatars: {},
  };
  expect(findStalePictures({ photos, avatars }, manifest, [`${same}-400.webp`, 'left-400.webp'])).toEqual([
    'changed has changed since it was rendered',
    'new is not rendered',
    'old is not shown',
    'av-new is not rendered',
    'gone-400.webp is missing',
    'left-400.webp is not used',
  ]);
});
