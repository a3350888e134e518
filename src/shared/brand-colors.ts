/**
 * The site's two colors. Operators choose hues; lightness and chroma are ours, so every pair can be read in both themes.
 */

/** Degrees on the OKLCH color wheel, as the product is designed. */
export const DEFAULT_HUES = { main: 322, sell: 113 } as const;

type Oklch = readonly [lightness: number, chroma: number, hue: number];
type Rgb = readonly [red: number, green: number, blue: number];

/** Minimum contrast of text (WCAG 2.2, AA). */
export const MIN_CONTRAST = 4.5;

/** The tokens that follow the hues, as in tokens.css. */
const primary = (hue: number): Oklch => [0.295, 0.095, hue];
const zest = (hue: number): Oklch => [0.918, 0.19, hue];
const INK: Oklch = [0.235, 0.055, 320];
const WHITE: Oklch = [1, 0, 0];
const DARK_GROUND: Oklch = [0.158, 0.02, 320];

/** Returns the pairs of colors that people read, with their contrast. */
export function contrastsOf(hues: { main: number; sell: number }) {
  const pairs = [
    ['Buttons and selected things', WHITE, primary(hues.main)],
    ['Sell button and price', INK, zest(hues.sell)],
    ['Links on white', primary(hues.main), WHITE],
    ['In the dark theme', zest(hues.sell), DARK_GROUND],
  ] as const;
  return pairs.map(([label, text, ground]) => ({
    label,
    text: toHex(text),
    ground: toHex(ground),
    ratio: contrast(toRgb(text), toRgb(ground)),
  }));
}

/** Returns the hex color of the main and the sell color, for mails, which know no OKLCH. */
export const brandHex = (hues: { main: number; sell: number }) => ({
  main: toHex(primary(hues.main)),
  sell: toHex(zest(hues.sell)),
});

/**
 * Returns the hue of a color such as '#0a6' or '#00aa66', in whole degrees. Null for a text that is no color, and for
 * grays, which have no hue.
 */
export function hueOf(color: string): number | null {
  const [, short, long] = /^\s*#?(?:([\da-f]{3})|([\da-f]{6}))\s*$/i.exec(color) ?? [];
  const digits = long ?? short?.replaceAll(/./g, '$&$&');
  if (digits === undefined) return null;
  const [r, g, b] = [0, 2, 4].map((index) =>
    toLinear(Number.parseInt(digits.slice(index, index + 2), 16) / 255),
  ) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  if (Math.hypot(x, y) < MIN_CHROMA) return null;
  return Math.round((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}
const MIN_CHROMA = 0.015;

/** Converts OKLCH to linear sRGB (Björn Ottosson). Clips what screens can't show, as browsers do. */
function toRgb([lightness, chroma, hue]: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const fromLinear = (value: number): number =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;

const toHex = (color: Oklch): string =>
  `#${toRgb(color)
    .map((value) => Math.round(255 * fromLinear(value)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

/** Returns the contrast of two linear colors (WCAG 2.2), between 1 and 21. */
function contrast(one: Rgb, other: Rgb): number {
  const [light = 1, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
