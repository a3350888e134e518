import { METERS_PER_MILE } from './distance.ts';

const EQUATOR_METERS = 40_075_016.686;
const TILE = 256;
/** Minimum distance between two grid lines, in pixels. */
const MIN_GRID_STEP = 56;

/** Returns the pixels per mile on a Web Mercator map, which grows toward the poles. */
export const pixelsPerMile = (latitude: number, zoom: number): number =>
  (TILE * 2 ** zoom * METERS_PER_MILE) / (EQUATOR_METERS * Math.cos((latitude * Math.PI) / 180));

/** Returns the miles between two grid lines: half a mile, doubled until there is enough room. */
export function gridMiles(milePixels: number): number {
  let miles = 0.5;
  while (miles * milePixels < MIN_GRID_STEP) miles *= 2;
  return miles;
}

/** Formats miles like '½ mi' or '4 mi'. */
export const scaleText = (miles: number): string =>
  `${miles === 0.5 ? '½' : miles.toLocaleString('en-US')} mi`;
