import type { Position } from '../../../../../shared/position.ts';

const MILES_PER_DEGREE = 69.05;
/** Possible radii of the inner ring in miles. The outer ring is twice as large. */
const RINGS = [0.5, 1, 1.5, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000] as const;
/** Share of the height that the outer ring takes. The rest leaves room for a labeled pin. */
const OUTER = 0.62;
/** Width divided by height of the drawn map. */
export const MAP_RATIO = 620 / 440;
/** Sizes of a labeled pin and the viewer's marker, as shares of the height. */
const PIN = { width: 0.42, height: 0.27 };
const MARK = 0.12;
/** Distances by which overlapping pins are moved apart. */
const STEP = 0.1;
const MAX_TRIES = 36;

/** A point on the drawn map, as shares of its width and height. */
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
 * Arranges zones around a position to scale, north up. Uses the smallest rings that fit all zones. Positions are
 * rounded, so zones at the same position are placed side by side.
 * @returns The miles of the inner ring, and for each zone its point and where its pin has room.
 */
export function arrangeAround(
  from: Position,
  zones: readonly Position[],
): { ring: number; spots: Spot[]; points: Spot[]; radius: number } {
  const offsets = zones.map((zone) => milesFrom(from, zone));
  const farthest = Math.max(0, ...offsets.map(({ east, north }) => Math.hypot(east, north)));
  const ring = RINGS.find((miles) => miles * 2 >= farthest) ?? RINGS[RINGS.length - 1] ?? 1;
  /** Share of the height for one mile. */
  const mileShare = OUTER / 2 / (ring * 2);
  const points = offsets.map(({ east, north }) => ({
    x: 0.5 + (east * mileShare) / MAP_RATIO,
    y: 0.5 - north * mileShare,
  }));
  const spots: Spot[] = [];
  for (const point of points) spots.push(besideOthers(point, spots));
  return { ring, spots, points, radius: OUTER / 4 };
}

/** Moves a point sideways until it covers no other one, nor the viewer in the center. */
function besideOthers(spot: Spot, others: readonly Spot[]): Spot {
  for (let step = 0; step < MAX_TRIES; step += 1) {
    const angle = (step * Math.PI) / 3 - Math.PI / 2;
    const distance = STEP * Math.ceil(step / 6);
    const tried = {
      x: spot.x + (Math.cos(angle) * distance) / MAP_RATIO,
      y: spot.y + Math.sin(angle) * distance,
    };
    if (!isOnViewer(tried) && !others.some((other) => covers(tried, other))) return tried;
  }
  return spot;
}

const isOnViewer = ({ x, y }: Spot): boolean => Math.hypot((x - 0.5) * MAP_RATIO, y - 0.5) < MARK;

const covers = (one: Spot, other: Spot): boolean =>
  Math.abs(one.x - other.x) * MAP_RATIO < PIN.width && Math.abs(one.y - other.y) < PIN.height;

/** How far a ring's label stays from a pin, as shares of the height. Names of pins may be close to it. */
const LABEL_GAP = { x: 0.2, y: 0.14 };

const coversLabel = (pin: Spot, label: Spot): boolean =>
  Math.abs(pin.x - label.x) * MAP_RATIO < LABEL_GAP.x && Math.abs(pin.y - label.y) < LABEL_GAP.y;

const DIAGONALS = [
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: 1, y: -1 },
  { x: -1, y: -1 },
] as const;
/** Share of a ring's radius from its center to its label, along each axis. */
const LABEL_SHIFT = 0.7;

/** Returns where two rings are labeled: at the first diagonal without pins, else at the lower right. */
export function ringLabels(radius: number, spots: readonly Spot[]): [Spot, Spot] {
  const [first] = DIAGONALS;
  const labelsAt = ({ x, y }: Spot): [Spot, Spot] => {
    const at = (times: number): Spot => ({
      x: 0.5 + (x * radius * times * LABEL_SHIFT) / MAP_RATIO,
      y: 0.5 + y * radius * times * LABEL_SHIFT,
    });
    return [at(1), at(2)];
  };
  const free = DIAGONALS.find((diagonal) =>
    labelsAt(diagonal).every((label) => spots.every((spot) => !coversLabel(spot, label))),
  );
  return labelsAt(free ?? first);
}

/** Formats miles like '½ mi', '1 mi' or '2½ mi'. */
export function ringText(miles: number): string {
  const whole = Math.floor(miles);
  const half = miles > whole ? '½' : '';
  return `${whole === 0 ? half : `${whole}${half}`} mi`;
}
