import sharp, { type OutputInfo } from 'sharp';
import { seededRandom } from '../../src/shared/seeded-random.ts';
import { type Angles, BEYOND, boundsOf, type Frame, lensOf, SIZE } from './lens.ts';
import type { Shot } from './shots.ts';

/** How a phone takes the photo of a scene. */
export interface Camera extends Angles {
  frame: Frame;
  light: Shot['light'];
  /** The side that the light comes from. */
  shadow: 1 | -1;
  seed: number;
}

interface Light {
  /** Of red, green and blue. */
  gains: [number, number, number];
  /** Strongest deviation of a pixel by chance. */
  noise: number;
  /** How much darker the side away from a window is. */
  fall?: number;
  /** How much brighter the middle is. */
  flash?: number;
  blur?: number;
}

const LIGHTS: Record<Shot['light'], Light> = {
  day: { gains: [1.05, 1.05, 1.04], noise: 2.5 },
  warm: { gains: [1.1, 1.01, 0.88], noise: 4 },
  cool: { gains: [0.97, 1.03, 1.1], noise: 3 },
  dim: { gains: [0.86, 0.79, 0.72], noise: 8, blur: 0.6 },
  window: { gains: [1.16, 1.14, 1.1], noise: 3, fall: 0.32 },
  flash: { gains: [1, 1.02, 1.05], noise: 4, flash: 0.2 },
};
const VIGNETTE = 0.12;
const CONTRAST = 0.07;
/** Sharper than the photo, which the camera then distorts. */
const OVERSAMPLING = 1.2;

/** Takes a photo of a scene of the given width in pixels, as raw pixels. */
export async function takePhoto(
  scene: string,
  camera: Camera,
  width: number,
): Promise<{ data: Buffer; info: { width: number; height: number; channels: 3 } }> {
  const { frame } = camera;
  const height = Math.round((width * frame.height) / frame.width);
  const scale = (width / frame.width) * OVERSAMPLING;
  const [left, top, right, bottom] = boundsOf(frame, camera);
  const seen = {
    left: Math.max(-BEYOND, left - 2),
    top: Math.max(-BEYOND, top - 2),
    right: Math.min(SIZE + BEYOND, right + 2),
    bottom: Math.min(SIZE + BEYOND, bottom + 2),
  };
  const [across, down] = [seen.right - seen.left, seen.bottom - seen.top];
  const picture = await sharp(
    Buffer.from(
      scene.replace(
        '<svg ',
        `<svg viewBox="${seen.left} ${seen.top} ${across} ${down}" width="${Math.round(across * scale)}" height="${Math.round(down * scale)}" `,
      ),
    ),
  )
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const data = expose(picture, { seen, scale }, camera, width, height);
  const info = { width, height, channels: 3 as const };
  const { blur } = LIGHTS[camera.light];
  return {
    data: blur === undefined ? data : await sharp(data, { raw: info }).blur(blur).raw().toBuffer(),
    info,
  };
}

function expose(
  picture: { data: Buffer; info: OutputInfo },
  { seen, scale }: { seen: { left: number; top: number }; scale: number },
  camera: Camera,
  width: number,
  height: number,
): Buffer {
  const { data: from, info } = picture;
  const light = LIGHTS[camera.light];
  const lens = lensOf(camera.frame, camera);
  const noise = blotches(width, height, camera.seed);
  const data = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    const down = (2 * row - height) / width;
    for (let column = 0; column < width; column += 1) {
      const right = (2 * column) / width - 1;
      const [x, y] = lens(right, down);
      const sx = Math.min(info.width - 1.001, Math.max(0, (x - seen.left) * scale - 0.5));
      const sy = Math.min(info.height - 1.001, Math.max(0, (y - seen.top) * scale - 0.5));
      const [x0, y0] = [Math.floor(sx), Math.floor(sy)];
      const [fx, fy] = [sx - x0, sy - y0];
      const offset = (y0 * info.width + x0) * 3;
      const below = offset + info.width * 3;
      const spread = right * right + down * down;
      const shade =
        (1 - VIGNETTE * spread * 0.5) *
        (light.fall === undefined ? 1 : 1 - light.fall * (0.5 + 0.5 * camera.shadow * right) * 0.8) *
        (light.flash === undefined ? 1 : 1 + light.flash * (0.7 - spread));
      const grain = (noise[row * width + column] ?? 0) * light.noise;
      const to = (row * width + column) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const upper = (from[offset + channel] ?? 0) * (1 - fx) + (from[offset + channel + 3] ?? 0) * fx;
        const lower = (from[below + channel] ?? 0) * (1 - fx) + (from[below + channel + 3] ?? 0) * fx;
        const value = (upper * (1 - fy) + lower * fy) * shade * (light.gains[channel] ?? 1);
        // Phones raise the contrast.
        const lively = value + (value - 128) * CONTRAST + grain;
        data[to + channel] = Math.max(0, Math.min(255, Math.round(lively)));
      }
    }
  }
  return data;
}

/** Noise of a small sensor: blotches of about three pixels, which survive the encoding, from -1 to 1. */
function blotches(width: number, height: number, seed: number): Float32Array {
  const random = seededRandom(seed);
  const [columns, rows] = [Math.ceil(width / 3) + 2, Math.ceil(height / 3) + 2];
  const coarse = Float32Array.from({ length: columns * rows }, () => random() + random() - 1);
  const noise = new Float32Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const [y0, fy] = [Math.floor(row / 3), (row % 3) / 3];
    for (let column = 0; column < width; column += 1) {
      const [x0, fx] = [Math.floor(column / 3), (column % 3) / 3];
      const index = y0 * columns + x0;
      noise[row * width + column] =
        ((coarse[index] ?? 0) * (1 - fx) + (coarse[index + 1] ?? 0) * fx) * (1 - fy) +
        ((coarse[index + columns] ?? 0) * (1 - fx) + (coarse[index + columns + 1] ?? 0) * fx) * fy;
    }
  }
  return noise;
}
