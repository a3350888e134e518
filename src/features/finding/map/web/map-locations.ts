import { type Position, positionText } from '../../../../shared/position.ts';

/** Listings at the same rounded position, which share a pin. */
export interface MapLocation<L> {
  position: Position;
  listings: L[];
}

/** Groups listings by their rounded position, in their original order. */
export function locationsOf<L extends { position: Position }>(listings: readonly L[]): MapLocation<L>[] {
  const locations = new Map<string, MapLocation<L>>();
  for (const listing of listings) {
    const key = positionText(listing.position);
    const location = locations.get(key);
    if (location === undefined) locations.set(key, { position: listing.position, listings: [listing] });
    else location.listings.push(listing);
  }
  return [...locations.values()];
}

/** The name of an area, at the center of the positions of its listings. */
export interface AreaName {
  name: string;
  position: Position;
}

/**
 * Returns the areas that sellers named, those with the most listings first. Names that differ only in case are merged.
 */
export function areaNamesOf(listings: readonly { area: string | null; position: Position }[]): AreaName[] {
  const areas = new Map<string, { name: string; positions: Position[] }>();
  for (const { area, position } of listings) {
    if (area === null) continue;
    const key = area.toLowerCase();
    const known = areas.get(key);
    if (known === undefined) areas.set(key, { name: area, positions: [position] });
    else known.positions.push(position);
  }
  const byListings = [...areas.values()].toSorted((a, b) => b.positions.length - a.positions.length);
  return byListings.map(({ name, positions }) => ({ name, position: middleOf(positions) }));
}

function middleOf(positions: readonly Position[]): Position {
  const mean = (degrees: (position: Position) => number) =>
    positions.reduce((sum, position) => sum + degrees(position), 0) / positions.length;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}
