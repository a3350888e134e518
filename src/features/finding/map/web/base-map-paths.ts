import type { Position } from '../../../../shared/position.ts';
import type { BaseMap, BaseMapFeature, BaseMapKind } from '../contract/base-map.ts';
import { worldPoint } from './map-scale.ts';

/** Paths have the size of this zoom, so that a change of zoom only scales them. */
export const PATHS_ZOOM = 12;

/** Longitude and latitude, as GeoJSON has them. */
type Coordinates = readonly number[];

/** A base map as paths of SVG, around its origin. */
export interface BaseMapPaths {
  /** The position of the paths' origin. */
  origin: Position;
  /** A path for each ground, and one for all lines of a kind. */
  grounds: { kind: BaseMapKind; path: string }[];
  lines: ReadonlyMap<BaseMapKind, string>;
  bounds: Bounds;
}

export interface Bounds {
  southWest: Position;
  northEast: Position;
}

/** Returns the paths of a base map; null if it has no features. */
export function pathsOf({ features }: BaseMap): BaseMapPaths | null {
  const all = features.flatMap(pointsOf).map(positionOf);
  const [origin] = all;
  if (origin === undefined) return null;
  const from = worldPoint(origin, PATHS_ZOOM);
  const lineOf = (coordinates: readonly Coordinates[]): string =>
    coordinates
      .map((one) => worldPoint(positionOf(one), PATHS_ZOOM))
      .map(
        ({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${hundredths(x - from.x)} ${hundredths(y - from.y)}`,
      )
      .join('');
  const grounds: BaseMapPaths['grounds'] = [];
  const lines = new Map<BaseMapKind, string>();
  for (const { properties, geometry } of features) {
    const { kind } = properties;
    if (geometry.type === 'Polygon')
      grounds.push({ kind, path: geometry.coordinates.map((ring) => `${lineOf(ring)}Z`).join('') });
    if (geometry.type === 'LineString')
      lines.set(kind, `${lines.get(kind) ?? ''}${lineOf(geometry.coordinates)}`);
  }
  return { origin, grounds, lines, bounds: boundsOf(all) };
}

/** A name on a base map. */
export interface BaseMapName {
  kind: BaseMapKind;
  name: string;
  position: Position;
  /** The ground or line that it names; null for a point. */
  bounds: Bounds | null;
  /** Turns it along its line, clockwise in degrees. */
  angle: number;
}

/** Returns the names of points, grounds and rivers, those of areas first. Roads have none. */
export function namesOf({ features }: BaseMap): BaseMapName[] {
  return features
    .flatMap((feature): BaseMapName[] => {
      const { kind, name } = feature.properties;
      const positions = pointsOf(feature).map(positionOf);
      const [first] = positions;
      if (name === undefined || first === undefined) return [];
      const bounds = boundsOf(positions);
      const named = { kind, name, position: centerOf(bounds), bounds, angle: 0 };
      if (feature.geometry.type === 'Point') return [{ ...named, bounds: null }];
      if (feature.geometry.type === 'Polygon') return [named];
      return kind === 'water' ? [{ ...named, ...alongLine(positions) }] : [];
    })
    .toSorted((one, other) => Number(other.kind === 'area') - Number(one.kind === 'area'));
}

/** Returns the center of the middle segment of a line, and its angle, so that text reads from left to right. */
function alongLine(line: readonly Position[]): Pick<BaseMapName, 'position' | 'angle'> {
  const segment = line.slice(Math.ceil(line.length / 2) - 1).slice(0, 2);
  const [from, to] = segment
    .map((position) => worldPoint(position, PATHS_ZOOM))
    .toSorted((one, other) => one.x - other.x);
  const angle = from && to ? (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI : 0;
  return { position: centerOf(boundsOf(segment)), angle };
}

export function boundsOf(positions: readonly Position[]): Bounds {
  const southWest = { latitude: 90, longitude: 180 };
  const northEast = { latitude: -90, longitude: -180 };
  for (const { latitude, longitude } of positions) {
    southWest.latitude = Math.min(southWest.latitude, latitude);
    southWest.longitude = Math.min(southWest.longitude, longitude);
    northEast.latitude = Math.max(northEast.latitude, latitude);
    northEast.longitude = Math.max(northEast.longitude, longitude);
  }
  return { southWest, northEast };
}

export const centerOf = ({ southWest, northEast }: Bounds): Position => ({
  latitude: (southWest.latitude + northEast.latitude) / 2,
  longitude: (southWest.longitude + northEast.longitude) / 2,
});

const positionOf = ([longitude = 0, latitude = 0]: Coordinates): Position => ({ latitude, longitude });

function pointsOf({ geometry }: BaseMapFeature): Coordinates[] {
  if (geometry.type === 'Point') return [geometry.coordinates];
  return geometry.type === 'LineString' ? geometry.coordinates : geometry.coordinates.flat();
}

const hundredths = (pixels: number): number => Math.round(pixels * 100) / 100;
