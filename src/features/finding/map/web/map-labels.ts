import type { Position } from '../../../../shared/position.ts';
import type { BaseMapKind } from '../contract/base-map.ts';
import type { MapListing } from '../contract/listing-map.ts';
import type { BaseMapName } from './base-map-paths.ts';
import { type Box, overlap, type Point, withRoom } from './boxes.ts';
import { areaNamesOf } from './map-locations.ts';
import { scaleText } from './map-scale.ts';

export interface Label extends Box {
  text: string;
  /** What a name of the base map names. */
  kind?: BaseMapKind;
  /** Clockwise, in degrees. */
  angle?: number;
}

type PointOf = (position: Position) => Point;

/** Radius of the area that a rounded position stands for: about a kilometer across. */
export const AREA_RADIUS_MILES = 0.4;
const PIN_HEIGHT = 44;
/** Longer labels don't fit on the map of a phone. */
const MAX_LABEL_LENGTH = 28;
/** Average width of a letter, and height of a line, in pixels. */
const LETTER_SIZE = { width: 7, height: 18 };

/** Returns the box of a text around a point, with some padding. */
export const labelAt = ({ x, y }: Point, text: string): Label => ({
  text,
  x,
  y,
  width: text.length * LETTER_SIZE.width + 8,
  height: LETTER_SIZE.height,
});

/** Returns the labels of areas, each below its circle and pin. Areas with the most listings come first. */
export function areaLabels(listings: readonly MapListing[], pointOf: PointOf, mile: number): Label[] {
  const below = Math.max(AREA_RADIUS_MILES * mile, PIN_HEIGHT / 2) + LETTER_SIZE.height / 2 + 2;
  return areaNamesOf(listings).map(({ name, position }) => {
    const { x, y } = pointOf(position);
    const text = name.length > MAX_LABEL_LENGTH ? `${name.slice(0, MAX_LABEL_LENGTH - 1).trimEnd()}…` : name;
    return labelAt({ x, y: y + below }, text);
  });
}

const RINGS = [1, 2, 3] as const;

/** Where a ring is labeled, in degrees clockwise from the right: the first one with room. */
const LABEL_ANGLES = [45, 60, 30, 135, 120, 150, -45, -60, -30, -135, 90, 0, 180, -90];

/** Returns rings at whole steps, each with the labels of its distance that it can have. */
export const ringsAround = ({ x, y }: Point, miles: number, mile: number) =>
  RINGS.map((times) => {
    const radius = times * miles * mile;
    const text = scaleText(times * miles);
    const labels = LABEL_ANGLES.map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return labelAt({ x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }, text);
    });
    return { radius, labels };
  });

/**
 * Returns the labels of a base map that are in view, apart from those that are shown already. A ground or river is
 * named where it is as wide as its name.
 */
export function baseLabels(
  names: readonly BaseMapName[],
  pointOf: PointOf,
  { view, shown }: { view: Box; shown: readonly Label[] },
): Label[] {
  const taken = new Set(shown.map(({ text }) => text.toLowerCase()));
  return names.flatMap(({ kind, name, position, bounds, angle }): Label[] => {
    const label = turned({ ...labelAt(pointOf(position), name), kind, angle });
    if (taken.has(name.toLowerCase()) || !overlap(label, view)) return [];
    if (bounds === null) return [label];
    const southWest = pointOf(bounds.southWest);
    const northEast = pointOf(bounds.northEast);
    const hasRoom =
      northEast.x - southWest.x >= label.width || (angle !== 0 && southWest.y - northEast.y >= label.height);
    return hasRoom ? [label] : [];
  });
}

interface Labels {
  areaNames: readonly Label[];
  rings: readonly { labels: readonly Label[] }[];
  baseNames: readonly Label[];
  /** Boxes that are covered by pins and buttons. */
  taken: readonly Box[];
  /** The points of the route. */
  way: readonly Point[];
  view: Box;
}

/** Returns the labels with room. Names of the listings' areas come first, and the others keep off the route. */
export function placeLabels({ areaNames, rings, baseNames, taken, way, view }: Labels): Label[] {
  const placed = withRoom(areaNames, taken);
  const covered = [...taken, ...routeBoxes(way)];
  for (const { labels } of rings) {
    const [free] = labels.filter(
      (label) => isInside(label, view) && withRoom([label], [...covered, ...placed]).length > 0,
    );
    if (free) placed.push(free);
  }
  return [...placed, ...withRoom(baseNames, [...covered, ...placed])];
}

const isInside = (box: Box, view: Box): boolean =>
  Math.abs(box.x - view.x) <= (view.width - box.width) / 2 &&
  Math.abs(box.y - view.y) <= (view.height - box.height) / 2;

/** Distance between two boxes along a route, and their size, in pixels. */
const ROUTE_STEP = 12;
/** Bounds the boxes between two stops, because a viewer may be on another continent. */
const MAX_ROUTE_STEPS = 1000;

/** Returns the boxes that a route covers. */
const routeBoxes = (way: readonly Point[]): Box[] =>
  way.flatMap((to, index) => {
    const from = way[index - 1];
    if (from === undefined) return [];
    const pixels = Math.hypot(to.x - from.x, to.y - from.y);
    const steps = Math.min(MAX_ROUTE_STEPS, Math.ceil(pixels / ROUTE_STEP));
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
      width: ROUTE_STEP,
      height: ROUTE_STEP,
    }));
  });

/** Returns a label with the box that it takes when turned by its angle. */
function turned(label: Label): Label {
  const { width, height, angle = 0 } = label;
  const cos = Math.abs(Math.cos((angle * Math.PI) / 180));
  const sin = Math.abs(Math.sin((angle * Math.PI) / 180));
  return { ...label, width: width * cos + height * sin, height: width * sin + height * cos };
}
