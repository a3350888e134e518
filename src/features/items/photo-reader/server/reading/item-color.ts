import sharp from 'sharp';
import type { ItemColor } from '../../contract/photo-writing.ts';
import type { Picture } from './line-picture.ts';

/** The picture is looked at in this many pixels a side. */
const SIDE = 48;
/** The frame around the picture that shows what is around the item, in pixels. */
const FRAME = 3;
/** Share of the frame that a color needs to belong to what is around the item. */
const AROUND_SHARE = 0.12;
/** Difference of two colors in Oklab that shadows and noise alone do not make. */
const MIN_DIFFERENCE = 0.09;
/** Share of the middle that an item needs to cover. */
const MIN_ITEM_SHARE = 0.08;
/** Share of the item that has its color. */
const MIN_COLOR_SHARE = 0.6;
/** A photo that has nothing lighter was taken with too little light to tell its colors, */
const MIN_LIGHT = 0.66;
/** unless it has a color as strong as this. */
const MIN_STRENGTH = 0.13;

/** Lightness, and the two axes of color: green to red, and blue to yellow. */
type Oklab = readonly [lightness: number, a: number, b: number];

/**
 * The color of the item in the middle of a photo, by statistics: what differs from the frame of the picture is the item.
 * Null if the item has several colors, or cannot be told from what is around it.
 */
export async function itemColor({ pixels, width, height }: Picture): Promise<ItemColor | null> {
  const small = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  const colors = Array.from({ length: SIDE * SIDE }, (_, index) => {
    const [red, green, blue] = small.subarray(3 * index, 3 * index + 3);
    return oklabOf(red ?? 0, green ?? 0, blue ?? 0);
  });
  if (!colors.some((color) => color[0] >= MIN_LIGHT || strengthOf(color) >= MIN_STRENGTH)) return null;
  const around = clustersOf(colors.filter((_, index) => isFrame(index)));
  const middle = colors.filter((_, index) => isMiddle(index));
  const item = middle.filter((color) => around.every((other) => difference(color, other) > MIN_DIFFERENCE));
  if (item.length < MIN_ITEM_SHARE * middle.length) return null;
  const names = Map.groupBy(item, nameOf);
  const [name, ofName] = [...names].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  return name !== undefined && ofName !== undefined && ofName.length >= MIN_COLOR_SHARE * item.length
    ? name
    : null;
}

const columnAndRow = (index: number) => [index % SIDE, Math.floor(index / SIDE)] as const;

const isFrame = (index: number): boolean =>
  columnAndRow(index).some((position) => position < FRAME || position >= SIDE - FRAME);

/** Inside the ellipse that touches the frame. */
function isMiddle(index: number): boolean {
  const [x, y] = columnAndRow(index).map((position) => (position + 0.5) / (SIDE / 2) - 1);
  return (x ?? 0) ** 2 + (y ?? 0) ** 2 < (1 - (2 * FRAME) / SIDE) ** 2;
}

/** The colors that make up most of some pixels: each gathers those near it. */
function clustersOf(colors: readonly Oklab[]): Oklab[] {
  const clusters: { color: Oklab; count: number }[] = [];
  for (const color of colors) {
    const near = clusters.find((cluster) => difference(cluster.color, color) < MIN_DIFFERENCE);
    if (near === undefined) clusters.push({ color, count: 1 });
    else near.count += 1;
  }
  return clusters.filter(({ count }) => count >= AROUND_SHARE * colors.length).map(({ color }) => color);
}

const difference = (one: Oklab, other: Oklab): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** From sRGB, 0 to 255 (Björn Ottosson, 2020). */
function oklabOf(...channels: [red: number, green: number, blue: number]): Oklab {
  const [r, g, b] = channels.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Below this distance from gray, a color has no hue. */
const GRAY = 0.035;
/** The name of a hue up to an angle of Oklab in degrees. */
const HUES: readonly (readonly [upTo: number, name: ItemColor])[] = [
  [8, 'pink'],
  [38, 'red'],
  [76, 'orange'],
  [112, 'yellow'],
  [165, 'green'],
  [225, 'teal'],
  [285, 'blue'],
  [325, 'purple'],
  [360, 'pink'],
];

/** The distance from gray. */
const strengthOf = ([, a, b]: Oklab): number => Math.hypot(a, b);

function nameOf(color: Oklab): ItemColor {
  const [lightness, a, b] = color;
  const strength = strengthOf(color);
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  if (lightness < 0.27 && strength < 0.06) return 'black';
  if (strength < GRAY) return lightness > 0.88 ? 'white' : lightness < 0.33 ? 'black' : 'gray';
  const name = HUES.find(([upTo]) => hue < upTo)?.[1] ?? 'red';
  if (name === 'blue' && lightness < 0.38) return 'navy';
  if (name === 'red' && lightness > 0.72) return 'pink';
  const isWarm = hue >= 20 && hue < 112;
  if (isWarm && strength < 0.09 && lightness > 0.68) return 'beige';
  if (isWarm && lightness < 0.6 && strength < 0.13 && hue > 30) return 'brown';
  return name;
}
