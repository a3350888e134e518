/**
 * Reduces the font files to what the design uses, half their size. Run after an update of a typeface:
 * npm install --no-save subset-font@2.9.0 && node scripts/subset-fonts.mjs
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const PACKAGES = 'node_modules/@fontsource-variable';
const TARGETS = 'src/platform/web/theme/fonts';
const FONTS = [
  {
    from: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    to: 'bricolage-grotesque-latin-800.woff2',
    axes: { wght: 800 },
  },
  {
    from: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    to: 'hanken-grotesk-latin-400-800.woff2',
    axes: { wght: { min: 400, max: 800 } },
  },
];
/** The Latin letters, as in fonts.css. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6],
  [0x2da],
  [0x2dc],
  [0x304],
  [0x308],
  [0x329],
  [0x2000, 0x206f],
  [0x20ac],
  [0x2122],
  [0x2191],
  [0x2193],
  [0x2212],
  [0x2215],
];

const text = RANGES.flatMap(([first, last = first]) =>
  Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)),
).join('');
for (const { from, to, axes } of FONTS) {
  const whole = await readFile(`${PACKAGES}/${from}`);
  const font = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(`${TARGETS}/${to}`, font);
  process.stdout.write(`${to}: ${font.length} of ${whole.length} bytes\n`);
}
