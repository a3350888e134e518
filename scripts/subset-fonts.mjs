/**
 * Reduces the font files to the letters and weights that the design uses. Which letters, `unicode-range` in fonts.css says.
 * Run after an update of a typeface or a change of the ranges:
 * npm install --no-save subset-font@2.9.0 && node scripts/subset-fonts.mjs
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const PACKAGES = 'node_modules/@fontsource-variable';
const THEME = 'src/platform/web/theme';
const FONTS = [
  {
    from: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    to: ['bricolage-grotesque-basic-800.woff2', 'bricolage-grotesque-accented-800.woff2'],
    axes: { wght: 800 },
  },
  {
    from: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    to: ['hanken-grotesk-basic-400-800.woff2', 'hanken-grotesk-accented-400-800.woff2'],
    axes: { wght: { min: 400, max: 800 } },
  },
];

const css = await readFile(`${THEME}/fonts.css`, 'utf8');
for (const { from, to, axes } of FONTS) {
  const whole = await readFile(`${PACKAGES}/${from}`);
  for (const name of to) {
    const font = await subsetFont(whole, lettersOf(name), { targetFormat: 'woff2', variationAxes: axes });
    await writeFile(`${THEME}/fonts/${name}`, font);
    process.stdout.write(`${name}: ${font.length} of ${whole.length} bytes\n`);
  }
}

/** The letters in the `unicode-range` of a file. */
function lettersOf(name) {
  const face = css.split('@font-face').find((part) => part.includes(`/${name}"`)) ?? '';
  const [, ranges = ''] = /unicode-range:([^;]+);/.exec(face) ?? [];
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, first, last = first]) => {
      const start = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, offset) => start + offset);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}
