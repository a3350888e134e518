import type { Position } from '../../../../shared/position.ts';
import type { BaseMapKind } from '../contract/base-map.ts';
import type { MapListing } from '../contract/listing-map.ts';
import { type BaseMapName, type NamedLine } from './base-map-paths.ts';
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
/** Average width of a letter, and height of a line, in pixels at the default text size. */
const LETTER_SIZE = { width: 7, height: 18 };

/**
 * Returns the box of a text around a point, with some padding.
 * @param textScale How much larger the viewer's text is than the default.
 */
export const labelAt = ({ x, y }: Point, text: string, textScale = 1): Label => ({
  text,
  x,
  y,
  width: text.length * LETTER_SIZE.width * textScale + 8,
  height: LETTER_SIZE.height * textScale,
});

/** Returns the labels of areas, each below its circle and pin. Areas with the most listings come first. */
export function areaLabels(
  listings: readonly MapListing[],
  pointOf: PointOf,
  { mile, textScale }: { mile: number; textScale: number },
): Label[] {
  const below = Math.max(AREA_RADIUS_MILES * mile, PIN_HEIGHT / 2) + (LETTER_SIZE.height * textScale) / 2 + 2;
  return areaNamesOf(listings).map(({ name, position }) => {
    const { x, y } = pointOf(position);
    const text = name.length > MAX_LABEL_LENGTH ? `${name.slice(0, MAX_LABEL_LENGTH - 1).trimEnd()}…` : name;
    return labelAt({ x, y: y + below }, text, textScale);
  });
}

const RINGS = [1, 2, 3] as const;

/** Where a ring is labeled, in degrees clockwise from the right: the first one with room. */
const LABEL_ANGLES = [45, 60, 30, 135, 120, 150, -45, -60, -30, -135, 90, 0, 180, -90];

/** Returns rings at whole steps, each with the labels of its distance that it can have. */
export const ringsAround = (
  { x, y }: Point,
  miles: number,
  { mile, textScale }: { mile: number; textScale: number },
) =>
  RINGS.map((times) => {
    const radius = times * miles * mile;
    const text = scaleText(times * miles);
    const labels = LABEL_ANGLES.map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return labelAt({ x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }, text, textScale);
    });
    return { radius, labels };
  });

/**
 * Returns the labels of a base map's points and grounds in view, apart from those that are shown already. A ground is
 * named where it is as wide as its name.
 */
export function baseLabels(
  names: readonly BaseMapName[],
  pointOf: PointOf,
  { view, shown, textScale }: { view: Box; shown: readonly Label[]; textScale: number },
): Label[] {
  const shownTexts = new Set(shown.map(({ text }) => text.toLowerCase()));
  return names.flatMap(({ kind, name, position, bounds }): Label[] => {
    const label = { ...labelAt(pointOf(position), name, textScale), kind };
    if (shownTexts.has(name.toLowerCase()) || !overlap(label, view)) return [];
    const hasRoom =
      bounds === null || pointOf(bounds.northEast).x - pointOf(bounds.southWest).x >= label.width;
    return hasRoom ? [label] : [];
  });
}

/** The zoom from which lines of a kind are named. */
const LINE_NAMES_ZOOM: Partial<Record<BaseMapKind, number>> = {
  water: 11,
  highway: 11,
  bridge: 14,
  road: 12,
  street: 14,
};
/** Distance between the places along a line where its name can be, in pixels. */
const LINE_STEP = 24;
/** A line that bends more below its name would leave it. */
const MIN_STRAIGHTNESS = 0.985;

/** Returns the labels that each line in view can have, turned along it. */
export function lineLabels(
  lines: readonly NamedLine[],
  pointOf: PointOf,
  { view, zoom, textScale }: { view: Box; zoom: number; textScale: number },
): Label[][] {
  return lines
    .filter(({ kind }) => zoom >= (LINE_NAMES_ZOOM[kind] ?? Number.POSITIVE_INFINITY))
    .map(({ kind, name, line }) =>
      labelsAlong(line.map(pointOf), name, textScale)
        .filter((label) => overlap(label, view))
        .map((label) => ({ ...label, kind })),
    );
}

/** Returns the labels of a line, from its start to its end, wherever it is straight along the whole name. */
function labelsAlong(line: readonly Point[], name: string, textScale: number): Label[] {
  const { width } = labelAt({ x: 0, y: 0 }, name, textScale);
  const labels: Label[] = [];
  for (let from = 0; ; from += LINE_STEP) {
    const start = pointAlong(line, from);
    const end = pointAlong(line, from + width);
    if (start === null || end === null) return labels;
    const [left, right] = start.x <= end.x ? [start, end] : [end, start];
    const { x, y } = { x: right.x - left.x, y: right.y - left.y };
    if (Math.hypot(x, y) < MIN_STRAIGHTNESS * width) continue;
    const center = { x: left.x + x / 2, y: left.y + y / 2 };
    labels.push(turned({ ...labelAt(center, name, textScale), angle: (Math.atan2(y, x) * 180) / Math.PI }));
  }
}

/** Returns the point at a distance from the start of a line; null beyond its end. */
function pointAlong(line: readonly Point[], distance: number): Point | null {
  let left = distance;
  for (const [index, from] of line.entries()) {
    const to = line[index + 1];
    if (to === undefined) return null;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (left <= length && length > 0) {
      const share = left / length;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    }
    left -= length;
  }
  return null;
}

/** Distance between two names of the same line, in pixels. */
const MIN_REPEAT = 360;

interface Labels {
  areaNames: readonly Label[];
  rings: readonly { labels: readonly Label[] }[];
  baseNames: readonly Label[];
  /** The labels that each line can have. */
  lineNames: readonly (readonly Label[])[];
  /** Boxes that are covered by pins and buttons. */
  taken: readonly Box[];
  /** The points of the route. */
  way: readonly Point[];
  view: Box;
}

/** Returns the labels with room. Names of the listings' areas come first, and the others keep off the route. */
export function placeLabels({ areaNames, rings, baseNames, lineNames, taken, way, view }: Labels): Label[] {
  const placed = withRoom(areaNames, taken);
  const covered = [...taken, ...routeBoxes(way)];
  const isFree = (label: Label) =>
    ![covered, placed].some((boxes) => boxes.some((box) => overlap(box, label)));
  for (const { labels } of rings) {
    const free = labels.find((label) => isInside(label, view) && isFree(label));
    if (free) placed.push(free);
  }
  for (const label of baseNames) if (isFree(label)) placed.push(label);
  for (const labels of lineNames) {
    let last: Label | null = null;
    for (const label of labels) {
      if (last && Math.hypot(label.x - last.x, label.y - last.y) < MIN_REPEAT) continue;
      if (!isFree(label)) continue;
      placed.push(label);
      last = label;
    }
  }
  return placed;
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
