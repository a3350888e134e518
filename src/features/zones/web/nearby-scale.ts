import type { Position } from '../../../shared/position.ts';

const MILES_PER_DEGREE = 69.05;
/** The inner ring in miles; the outer one is twice as wide. */
const RINGS = [0.5, 1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000] as const;
/** How much of the height the outer ring takes; beyond it there is room for a pin. */
const OUTER = 0.78;
/** Width by height of the drawn map. */
export const MAP_RATIO = 620 / 440;
/** Pins that are closer than this share of the height are drawn beside each other. */
const APART = 0.2;

/** A spot on the drawn map: shares of its width and height, from its start and its top. */
export interface Spot {
  x: number;
  y: number;
}

interface Offset {
  east: number;
  north: number;
}

function milesFrom(from: Position, to: Position): Offset {
  const turn = ((to.longitude - from.longitude + 540) % 360) - 180;
  return {
    east: turn * MILES_PER_DEGREE * Math.cos((from.latitude * Math.PI) / 180),
    north: (to.latitude - from.latitude) * MILES_PER_DEGREE,
  };
}

/**
 * Places zones around a position to scale, north up. The rings are as small as they can be with all zones within
 * the outer one. Positions are rounded, so zones may share one: then they stand beside each other.
 * @returns The miles of the inner ring, and a spot for each zone.
 */
export function placeAround(
  from: Position,
  zones: readonly Position[],
): { ring: number; spots: Spot[]; radius: number } {
  const offsets = zones.map((zone) => milesFrom(from, zone));
  const farthest = Math.max(0, ...offsets.map(({ east, north }) => Math.hypot(east, north)));
  const ring = RINGS.find((miles) => miles * 2 >= farthest) ?? RINGS[RINGS.length - 1] ?? 1;
  /** Share of the height for one mile. */
  const mile = OUTER / 2 / (ring * 2);
  const spots: Spot[] = [];
  for (const { east, north } of offsets) {
    const spot = { x: 0.5 + (east * mile) / MAP_RATIO, y: 0.5 - north * mile };
    spots.push(besideOthers(spot, spots));
  }
  return { ring, spots, radius: OUTER / 4 };
}

/** Moves a spot to the side until it covers none of the others, nor the middle, where the viewer is. */
function besideOthers(spot: Spot, others: readonly Spot[]): Spot {
  const taken = [{ x: 0.5, y: 0.5 }, ...others];
  for (let step = 0; step < 12; step += 1) {
    const angle = (step * Math.PI) / 3 - Math.PI / 2;
    const away = step === 0 ? 0 : APART * Math.ceil(step / 6);
    const tried = { x: spot.x + (Math.cos(angle) * away) / MAP_RATIO, y: spot.y + Math.sin(angle) * away };
    if (taken.every((other) => distance(tried, other) >= APART * 0.9)) return tried;
  }
  return spot;
}

const distance = (one: Spot, other: Spot): number =>
  Math.hypot((one.x - other.x) * MAP_RATIO, one.y - other.y);

/** '½ mi', '1 mi', '2½ mi'. */
export function ringText(miles: number): string {
  const whole = Math.floor(miles);
  const half = miles > whole ? '½' : '';
  return `${whole === 0 ? half : `${whole}${half}`} mi`;
}
