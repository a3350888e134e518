import { KM_PER_MILE } from '../../../../../shared/distance.ts';
import { type Position, parsePosition, positionText } from '../../../../../shared/position.ts';

/**
 * The position a visitor gave. Stored in a cookie, so that the server shows distances in the first HTML, and
 * not in the address, because addresses get shared.
 */
export interface ViewerPlace {
  /** The name of an area; blank for the browser's own position. */
  name: string;
  position: Position;
}

const COOKIE = 'place';
const YEAR_IN_SECONDS = 31_536_000;

/** Reads the Cookie header of a request; an invalid position counts as none. */
export function placeFromCookie(header: string | null | undefined): ViewerPlace | null {
  const value = /(?:^|;\s*)place=([^;]*)/.exec(header ?? '')?.[1];
  const [position, name = ''] = decoded(value ?? '').split('~');
  const parsed = parsePosition(position ?? '');
  return parsed && { name: name.slice(0, 80), position: parsed };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Saves a position on this device; null deletes it. */
export function savePlace(place: ViewerPlace | null): void {
  const value = place ? encodeURIComponent(`${positionText(place.position)}~${place.name}`) : '';
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = place ? YEAR_IN_SECONDS : 0;
  document.cookie = `${COOKIE}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

/** The radii people can choose from, in miles. */
export const RADIUSES = [1, 2, 5, 10, 25, 50, 100] as const;
export type Radius = (typeof RADIUSES)[number];

export const milesToKm = (miles: number): number => Math.round(miles * KM_PER_MILE);
