import type { TextBox } from './text-boxes.ts';

/** RGB, row by row, three bytes a pixel. */
export interface Picture {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** Degrees that a line is turned clockwise from being upright. */
export type Turn = 0 | 90 | 180 | 270;

/** The height that the recognizer reads. */
export const LINE_HEIGHT = 48;
/** Longer lines are squeezed to this width, which bounds the time for one. */
const MAX_LINE_WIDTH = 1200;
const MIN_LINE_WIDTH = 16;
/** A large line is averaged over up to this many points a side for each pixel; more shows no difference. */
const MAX_SAMPLES = 6;

/**
 * Cuts a line of text out of a picture and turns it upright.
 * @returns Pixels as the recognizer takes them: from -1 to 1, blue, green and red one after the other.
 */
export function cutLine(picture: Picture, box: TextBox, turn: Turn): { values: Float32Array; width: number } {
  const angle = box.tilt + (turn * Math.PI) / 180;
  const [rightX, rightY] = [Math.cos(angle), Math.sin(angle)];
  const isSideways = turn === 90 || turn === 270;
  const length = isSideways ? box.height : box.width;
  const tall = isSideways ? box.width : box.height;
  const width = Math.round(Math.min(MAX_LINE_WIDTH, Math.max(MIN_LINE_WIDTH, (LINE_HEIGHT * length) / tall)));
  const samples = Math.min(MAX_SAMPLES, Math.max(1, Math.round(tall / LINE_HEIGHT)));
  const area = width * LINE_HEIGHT;
  const values = new Float32Array(3 * area);
  const sum: [red: number, green: number, blue: number] = [0, 0, 0];
  for (let y = 0; y < LINE_HEIGHT; y += 1) {
    for (let x = 0; x < width; x += 1) {
      sum.fill(0);
      for (let sampleY = 0.5; sampleY < samples; sampleY += 1) {
        const down = ((y + sampleY / samples) / LINE_HEIGHT - 0.5) * tall;
        for (let sampleX = 0.5; sampleX < samples; sampleX += 1) {
          const right = ((x + sampleX / samples) / width - 0.5) * length;
          addPixel(
            picture,
            box.centerX + right * rightX - down * rightY,
            box.centerY + right * rightY + down * rightX,
            sum,
          );
        }
      }
      const index = y * width + x;
      const scale = 1 / (127.5 * samples * samples);
      values[index] = sum[2] * scale - 1;
      values[area + index] = sum[1] * scale - 1;
      values[2 * area + index] = sum[0] * scale - 1;
    }
  }
  return { values, width };
}

/** Adds the color at a point, interpolated between its four pixels. Beyond the edge, the edge goes on. */
function addPixel(
  { pixels, width, height }: Picture,
  x: number,
  y: number,
  sum: [number, number, number],
): void {
  const insideX = Math.min(width - 1, Math.max(0, x));
  const insideY = Math.min(height - 1, Math.max(0, y));
  const left = Math.min(width - 2, Math.floor(insideX));
  const top = Math.min(height - 2, Math.floor(insideY));
  const shareX = insideX - left;
  const shareY = insideY - top;
  const offset = 3 * (top * width + left);
  const below = offset + 3 * width;
  for (let channel = 0; channel < 3; channel += 1) {
    const upper = offset + channel;
    const lower = below + channel;
    const above = mix(pixels[upper] ?? 0, pixels[upper + 3] ?? 0, shareX);
    sum[channel as 0 | 1 | 2] += mix(above, mix(pixels[lower] ?? 0, pixels[lower + 3] ?? 0, shareX), shareY);
  }
}

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;
