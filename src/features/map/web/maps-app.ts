import { type Position, positionText } from '../../../shared/position.ts';

export type MapsApp = 'google' | 'apple';

/** Apple's devices open links to their own maps app; on all others Google's links open the app, or its site. */
export const mapsAppOf = (userAgent: string): MapsApp =>
  /iPhone|iPad|Macintosh/.test(userAgent) ? 'apple' : 'google';

/**
 * Opens a route in a maps app. It starts where the device is, which knows that better than the rounded area. Stops
 * in the same spot are one there.
 */
export function mapsLink(app: MapsApp, stops: readonly Position[]): string {
  const points = stops.map(positionText).filter((point, index, all) => point !== all[index - 1]);
  const destination = points.at(-1) ?? '';
  const between = points.slice(0, -1);
  if (app === 'apple') {
    const query = new URLSearchParams({ destination, mode: 'driving' });
    for (const point of between) query.append('waypoint', point);
    return `https://maps.apple.com/directions?${query}`;
  }
  const query = new URLSearchParams({ api: '1', destination, travelmode: 'driving' });
  if (between.length > 0) query.set('waypoints', between.join('|'));
  return `https://www.google.com/maps/dir/?${query}`;
}
