import type { Position } from '../../../../shared/position.ts';
import type { Point } from './boxes.ts';
import { METERS_PER_MILE } from './distance.ts';

const EQUATOR_METERS = 40_075_016.686;
const TILE = 256;
/** Minimum distance between two grid lines, in pixels. */
const MIN_GRID_STEP = 56;

/** Returns the pixels per mile on a Web Mercator map, which grows toward the poles. */
export const pixelsPerMile = (latitude: number, zoom: number): number =>
  (TILE * 2 ** zoom * METERS_PER_MILE) / (EQUATOR_METERS * Math.cos((latitude * Math.PI) / 180));

/** Returns where a position is on a Web Mercator map of the world, in pixels. */
export function worldPoint({ latitude, longitude }: Position, zoom: number): Point {
  const side = TILE * 2 ** zoom;
  const turn = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
  return { x: side * (longitude / 360 + 0.5), y: side * (0.5 - turn / (2 * Math.PI)) };
}

/** Returns the miles between two grid lines: half a mile, doubled until there is enough room. */
export function gridMiles(milePixels: number): number {
  let miles = 0.5;
  while (miles * milePixels < MIN_GRID_STEP) miles *= 2;
  return miles;
}

/** Minimum distance between two rings, in pixels. */
const MIN_RING_STEP = 88;

/** Returns the miles between two rings: as many as between grid lines, or twice as many. */
export function ringMiles(milePixels: number): number {
  const miles = gridMiles(milePixels);
  return miles * milePixels < MIN_RING_STEP ? 2 * miles : miles;
}

/** Formats miles like '½ mi' or '4 mi'. */
export const scaleText = (miles: number): string =>
  `${miles === 0.5 ? '½' : miles.toLocaleString('en-US')} mi`;
