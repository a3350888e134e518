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
      .map((coordinate) => worldPoint(positionOf(coordinate), PATHS_ZOOM))
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

/** The name of a point or a ground of a base map. */
export interface BaseMapName {
  kind: BaseMapKind;
  name: string;
  position: Position;
  /** The ground that it names; null for a point. */
  bounds: Bounds | null;
}

/** Returns the names of points and grounds, those of areas first. */
export function namesOf({ features }: BaseMap): BaseMapName[] {
  return features
    .flatMap((feature): BaseMapName[] => {
      const { kind, name } = feature.properties;
      const { type } = feature.geometry;
      if (name === undefined || type === 'LineString') return [];
      const bounds = boundsOf(pointsOf(feature).map(positionOf));
      return [{ kind, name, position: centerOf(bounds), bounds: type === 'Point' ? null : bounds }];
    })
    .toSorted((a, b) => Number(b.kind === 'area') - Number(a.kind === 'area'));
}

/** A river, road or street with a name. */
export interface NamedLine {
  kind: BaseMapKind;
  name: string;
  line: Position[];
}

/** Returns the lines with names, the largest kinds first. */
export function namedLinesOf({ features }: BaseMap): NamedLine[] {
  const named = features.flatMap((feature): NamedLine[] => {
    const { kind, name } = feature.properties;
    if (name === undefined || feature.geometry.type !== 'LineString') return [];
    return [{ kind, name, line: feature.geometry.coordinates.map(positionOf) }];
  });
  return LINE_KINDS.flatMap((kind) => named.filter((line) => line.kind === kind));
}

const LINE_KINDS: readonly BaseMapKind[] = ['water', 'highway', 'bridge', 'road', 'street'];

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
