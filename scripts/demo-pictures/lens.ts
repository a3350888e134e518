import type { Shot } from './shots.ts';

/** What is in a photo, in the scene's units: the middle and the size of what a straight camera would see. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far scenes reach beyond the picture of 400 by 400. */
export const BEYOND = 80;
export const SIZE = 400;
/** Distance of the camera by the width of what it sees: that of a phone held near. */
const DISTANCE = 1.15;

export type Angles = Pick<Shot, 'yaw' | 'pitch' | 'roll'>;

/** Maps a place in a photo, in halves of its width from its middle, to a place in the scene. */
export type Lens = (right: number, down: number) => [x: number, y: number];

/** Returns how a camera turned by angles (degrees) sees the scene, which is flat. */
export function lensOf({ x, y, width }: Frame, { yaw, pitch, roll }: Angles): Lens {
  const [sy, cy] = sineAndCosine(yaw);
  const [sp, cp] = sineAndCosine(pitch);
  const [sr, cr] = sineAndCosine(roll);
  const reach = 2 * DISTANCE;
  // The scene's axes as the camera sees them, and what is at a right angle to both.
  const across = [cy, 0, -sy] as const;
  const along = [sy * sp, cp, cy * sp] as const;
  const normal = [sy * cp, -sp, cy * cp] as const;
  return (right, down) => {
    const a = (right * cr + down * sr) / reach;
    const b = (down * cr - right * sr) / reach;
    const far = normal[2] / (normal[0] * a + normal[1] * b + normal[2]);
    const [px, py, pz] = [far * a, far * b, far - 1];
    const half = (reach * width) / 2;
    return [
      x + half * (px * across[0] + pz * across[2]),
      y + half * (px * along[0] + py * along[1] + pz * along[2]),
    ];
  };
}

/** Returns what of the scene is in the photo: left, top, right, bottom. */
export function boundsOf(frame: Frame, angles: Angles): [number, number, number, number] {
  const lens = lensOf(frame, angles);
  const down = frame.height / frame.width;
  const corners = [lens(-1, -down), lens(1, -down), lens(-1, down), lens(1, down)];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Moves a frame, or makes it smaller, until nothing beyond the scene is in the photo. */
export function clampToScene(frame: Frame, angles: Angles): Frame {
  const [low, high] = [-BEYOND + 1, SIZE + BEYOND - 1];
  let { x, y, width, height } = frame;
  for (let step = 0; step < 40; step += 1) {
    const [left, top, right, bottom] = boundsOf({ x, y, width, height }, angles);
    if (left >= low && top >= low && right <= high && bottom <= high) break;
    if (right - left > high - low || bottom - top > high - low) {
      width *= 0.96;
      height *= 0.96;
    } else {
      x += Math.max(0, low - left) - Math.max(0, right - high);
      y += Math.max(0, low - top) - Math.max(0, bottom - high);
    }
  }
  return { x, y, width, height };
}

function sineAndCosine(degrees: number): [number, number] {
  const radians = (degrees * Math.PI) / 180;
  return [Math.sin(radians), Math.cos(radians)];
}
