/**
 * `npm run render:drawings`: renders the drawings of pages, as they stand beside their pictures. Browsers style, lay out
 * and blur a drawing of 100 shapes on the page's own thread, again for each view; a picture they decode beside it.
 */
import { globSync } from 'node:fs';
import sharp from 'sharp';

/** Twice the width at which most are shown. */
const WIDTH = 600;

/** Of drawings that are shown large, for a `srcset`. */
const WIDTHS: Readonly<Record<string, readonly number[]>> = { pile: [720, 1120, 1600] };

for (const drawing of globSync('src/**/pictures/*.svg')) {
  const path = drawing.slice(0, -'.svg'.length);
  const widths = Object.entries(WIDTHS).find(([name]) => path.endsWith(`/${name}`))?.[1];
  const pictures = widths?.map((width) => ({ width, file: `${path}-${width}.avif` })) ?? [
    { width: WIDTH, file: `${path}.avif` },
  ];
  for (const { width, file } of pictures) await sharp(drawing).resize({ width }).avif().toFile(file);
}
