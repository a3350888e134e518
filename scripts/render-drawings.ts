/**
 * `npm run render:drawings`: renders the drawings of pages, as they stand beside their pictures. Browsers style, lay out
 * and blur a drawing of 100 shapes on the page's own thread, again for each view; a picture they decode beside it.
 */
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';

/** Twice the width at which most are shown. */
const WIDTH = 600;

/** Widths of drawings that are shown large, for a `srcset`, by name. */
const WIDTHS: Readonly<Record<string, readonly number[]>> = { pile: [720, 1120, 1600] };

for (const drawing of globSync('src/**/pictures/*.svg')) {
  const name = basename(drawing, '.svg');
  const render = (width: number, file: string) =>
    sharp(drawing)
      .resize({ width })
      .avif()
      .toFile(join(dirname(drawing), `${file}.avif`));
  const widths = WIDTHS[name];
  if (widths) for (const width of widths) await render(width, `${name}-${width}`);
  else await render(WIDTH, name);
}
