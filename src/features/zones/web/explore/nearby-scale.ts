import type { Position } from '../../../../shared/position.ts';

const MILES_PER_DEGREE = 69.05;
/** The inner ring in miles; the outer one is twice as wide. */
const RINGS = [0.5, 1, 1.5, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000] as const;
/** How much of the height the outer ring takes; beyond it there is room for a pin with its name. */
const OUTER = 0.62;
/** Width by height of the drawn map. */
export const MAP_RATIO = 620 / 440;
/** The room that a pin with its name takes, and the mark of the viewer, as shares of the height. */
const PIN = { width: 0.42, height: 0.27 };
const MARK = 0.12;
/** How far a pin is moved that would cover another. */
const STEP = 0.3;

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
  for (let step = 0; step < 12; step += 1) {
    const angle = (step * Math.PI) / 3 - Math.PI / 2;
    const away = STEP * Math.ceil(step / 6);
    const tried = { x: spot.x + (Math.cos(angle) * away) / MAP_RATIO, y: spot.y + Math.sin(angle) * away };
    if (!isOnViewer(tried) && !others.some((other) => covers(tried, other))) return tried;
  }
  return spot;
}

const isOnViewer = ({ x, y }: Spot): boolean => Math.hypot((x - 0.5) * MAP_RATIO, y - 0.5) < MARK;

const covers = (one: Spot, other: Spot): boolean =>
  Math.abs(one.x - other.x) * MAP_RATIO < PIN.width && Math.abs(one.y - other.y) < PIN.height;

/** '½ mi', '1 mi', '2½ mi'. */
export function ringText(miles: number): string {
  const whole = Math.floor(miles);
  const half = miles > whole ? '½' : '';
  return `${whole === 0 ? half : `${whole}${half}`} mi`;
}
