import { type Position, positionText } from '../../../../shared/position.ts';

export type MapsApp = 'google' | 'apple';

/** Apple devices open links to Apple Maps. All others open the Google Maps app or site. */
export const mapsAppOf = (userAgent: string): MapsApp =>
  /iPhone|iPad|Macintosh/.test(userAgent) ? 'apple' : 'google';

/**
 * Returns a link that opens a route in a maps app. It starts at the device, whose position is more exact than the
 * rounded area. Consecutive stops at the same location are merged.
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
