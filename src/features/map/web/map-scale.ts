import { METERS_PER_MILE } from './distance.ts';

const EQUATOR_METERS = 40_075_016.686;
const TILE = 256;
/** At least so many pixels between two lines of the grid. */
const LEAST_STEP = 56;

/** How many pixels a mile has on a map in Web Mercator, which grows towards the poles. */
export const pixelsPerMile = (latitude: number, zoom: number): number =>
  (TILE * 2 ** zoom * METERS_PER_MILE) / (EQUATOR_METERS * Math.cos((latitude * Math.PI) / 180));

/** The miles between two lines of the grid: half a mile, or doubled until there is room. */
export function gridMiles(mile: number): number {
  let miles = 0.5;
  while (miles * mile < LEAST_STEP) miles *= 2;
  return miles;
}

/** '½ mi', '4 mi'. */
export const scaleText = (miles: number): string =>
  `${miles === 0.5 ? '½' : miles.toLocaleString('en-US')} mi`;
