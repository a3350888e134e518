/** The share of a photo, from 0 to 1, in each color cell, by the cell's number. */
export type PhotoColors = ReadonlyMap<number, number>;

/** Side of the measured image, in pixels. */
export const MEASURED_SIDE = 48;

const LIGHTNESS_CELLS = 6;
const CHROMA_CELLS = 16;
/** Maximum chroma. Photos rarely exceed it; stronger colors count as the maximum. */
const MAX_CHROMA = 0.3;

/** Returns the share of each color in an image. */
export function colorsOf(rgba: Uint8ClampedArray): PhotoColors {
  const colors = new Map<number, number>();
  const pixel = 4 / rgba.length;
  for (let index = 0; index < rgba.length; index += 4) {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(index, index + 3);
    // YCbCr, as in JPEG: lightness and two differences of color, each from 0 to 1.
    const lightness = (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
    const toBlue = (blue / 255 - lightness) / 1.772;
    const toRed = (red / 255 - lightness) / 1.402;
    for (const [light, lightShare] of cellsAt(lightness, LIGHTNESS_CELLS)) {
      for (const [first, firstShare] of cellsAt(chroma(toBlue), CHROMA_CELLS)) {
        for (const [second, secondShare] of cellsAt(chroma(toRed), CHROMA_CELLS)) {
          const cell = (light * CHROMA_CELLS + first) * CHROMA_CELLS + second;
          const share = pixel * lightShare * firstShare * secondShare;
          if (share > 0) colors.set(cell, (colors.get(cell) ?? 0) + share);
        }
      }
    }
  }
  return colors;
}

const chroma = (value: number): number => (value + MAX_CHROMA) / (2 * MAX_CHROMA);

/** Splits a value between the two nearest cells, so that slightly different light changes little. */
function cellsAt(value: number, count: number): readonly (readonly [cell: number, share: number])[] {
  const position = Math.min(count - 1, Math.max(0, value * count - 0.5));
  const cell = Math.floor(position);
  const share = position - cell;
  return [
    [cell, 1 - share],
    [Math.min(count - 1, cell + 1), share],
  ];
}

/** Returns how much two images differ in color, from 0 to 1. */
export function colorDifference(one: PhotoColors, other: PhotoColors): number {
  let shared = 0;
  for (const [cell, share] of one) shared += Math.min(share, other.get(cell) ?? 0);
  return 1 - shared;
}
