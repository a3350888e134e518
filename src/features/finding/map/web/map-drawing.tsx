import clsx from 'clsx';
import type { Position } from '../../../../shared/position.ts';
import type { BaseMapKind } from '../contract/base-map.ts';
import type { MapListing } from '../contract/listing-map.ts';
import { BaseDrawing } from './base-drawing.tsx';
import type { BaseMapName, BaseMapPaths, NamedLine } from './base-map-paths.ts';
import type { Box, Point } from './boxes.ts';
import {
  AREA_RADIUS_MILES,
  areaLabels,
  baseLabels,
  lineLabels,
  placeLabels,
  ringsAround,
} from './map-labels.ts';
import { gridMiles, ringMiles } from './map-scale.ts';
import type { View } from './use-leaflet.ts';

/** A base map, ready to be drawn. */
export interface DrawnBase {
  paths: BaseMapPaths;
  names: readonly BaseMapName[];
  lines: readonly NamedLine[];
}

interface MapDrawingProps {
  view: View;
  /** Pixels per mile. */
  mile: number;
  pointOf: (position: Position) => Point;
  base: DrawnBase | null;
  /** Draws a grid where there is neither a base map nor tiles. */
  hasGrid: boolean;
  listings: readonly MapListing[];
  /** Rounded positions that have their own pin. */
  areas: readonly Position[];
  /** Boxes covered by pins and the viewer's marker. */
  taken: readonly Box[];
  /** The viewer's position. */
  viewerPoint: Point | null;
  /** The center of the distance rings. */
  center: Point | null;
  stops: readonly MapListing[];
}

/** Pixels of a rem, unless the viewer chose another size. */
const DEFAULT_TEXT_SIZE = 16;

/** Draws what lies below the pins: the base map or a grid, areas with their names, distance rings, and the route. */
export function MapDrawing({
  view: { map },
  mile,
  pointOf,
  base,
  hasGrid,
  listings,
  areas,
  taken,
  viewerPoint,
  center,
  stops,
}: MapDrawingProps) {
  const textScale =
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / DEFAULT_TEXT_SIZE;
  const scale = { mile, textScale };
  const rings = center ? ringsAround(center, ringMiles(mile), scale) : [];
  const way = [...(viewerPoint ? [viewerPoint] : []), ...stops.map(({ position }) => pointOf(position))];
  const wayPath = way.map(({ x, y }) => `${x} ${y}`).join('L');
  const areaNames = areaLabels(listings, pointOf, scale);
  const labels = placeLabels({
    areaNames,
    rings,
    baseNames: base
      ? baseLabels(base.names, pointOf, { view: drawnBox(map), shown: areaNames, textScale })
      : [],
    lineNames: base
      ? lineLabels(base.lines, pointOf, { view: drawnBox(map), zoom: map.getZoom(), textScale })
      : [],
    taken: [...taken, ...controlBoxes(map)],
    way,
    view: viewBox(map),
  });
  return (
    // Leaflet would raise it above the pins.
    <svg
      className="pointer-events-none absolute z-0! overflow-visible"
      width="1"
      height="1"
      aria-hidden="true"
    >
      {base && <BaseDrawing paths={base.paths} pointOf={pointOf} zoom={map.getZoom()} />}
      {hasGrid && <Grid box={drawnBox(map)} gap={gridMiles(mile) * mile} />}
      <g className="fill-map-area stroke-map-edge" strokeWidth="1.5">
        {areas.map((position) => {
          const { x, y } = pointOf(position);
          return <circle key={`${x} ${y}`} cx={x} cy={y} r={AREA_RADIUS_MILES * mile} />;
        })}
      </g>
      {center && (
        <g
          className="fill-none stroke-line-strong"
          strokeWidth="1.5"
          strokeDasharray="2 7"
          strokeLinecap="round"
        >
          {rings.map(({ radius }) => (
            <circle key={radius} cx={center.x} cy={center.y} r={radius} />
          ))}
        </g>
      )}
      {way.length > 0 && (
        <>
          <path className="fill-none stroke-map" d={`M${wayPath}`} strokeWidth="11" strokeLinejoin="round" />
          <path
            className="fill-none stroke-primary"
            d={`M${wayPath}`}
            strokeWidth="5"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </>
      )}
      {labels.map(({ text, kind, angle, x, y }) => (
        <text
          key={`${text} ${x} ${y}`}
          className={clsx('text-xs font-semibold', LABEL_LOOKS[kind ?? 'area'])}
          style={{ paintOrder: 'stroke' }}
          strokeWidth="4"
          textAnchor="middle"
          dominantBaseline="central"
          x={x}
          y={y}
          transform={angle ? `rotate(${angle} ${x} ${y})` : undefined}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

const LABEL_LOOKS: Partial<Record<BaseMapKind, string>> = {
  area: 'fill-ink-2 stroke-map',
  water: 'fill-map-water-name stroke-map-water italic',
  park: 'fill-map-park-name stroke-map-park',
  highway: 'fill-ink-2 stroke-map-highway',
  bridge: 'fill-ink-2 stroke-map-road',
  road: 'fill-ink-2 stroke-map-road',
  street: 'fill-ink-2 stroke-map-road',
};

/** Sizes of the scale, at the lower or upper left, and of the buttons at the upper right, in pixels. */
const SCALE = { width: 190, height: 60 };
const BUTTONS = { width: 72, height: 184 };

/** Returns the boxes that the scale and buttons cover. */
function controlBoxes(map: View['map']): Box[] {
  const { x: width, y: height } = map.getSize();
  const boxAt = (x: number, y: number, size: typeof SCALE): Box => ({
    ...size,
    ...map.containerPointToLayerPoint([x, y]),
  });
  return [
    boxAt(SCALE.width / 2, SCALE.height / 2, SCALE),
    boxAt(SCALE.width / 2, height - SCALE.height / 2, SCALE),
    boxAt(width - BUTTONS.width / 2, BUTTONS.height / 2, BUTTONS),
  ];
}

/** Returns the visible map. */
function viewBox(map: View['map']): Box {
  const { x: width, y: height } = map.getSize();
  const { x, y } = map.containerPointToLayerPoint([width / 2, height / 2]);
  return { x, y, width, height };
}

/** Returns the visible map and one screen around it, so that a map can be moved before it is drawn again. */
function drawnBox(map: View['map']): Box {
  const { x, y, width, height } = viewBox(map);
  return { x, y, width: 3 * width, height: 3 * height };
}

/** Draws grid lines across a box. */
function Grid({ box: { x, y, width, height }, gap }: { box: Box; gap: number }) {
  const from = { x: x - width / 2, y: y - height / 2 };
  const to = { x: x + width / 2, y: y + height / 2 };
  const lines = (first: number, last: number) =>
    Array.from(
      { length: Math.ceil((last - first) / gap) + 1 },
      (_, index) => (Math.floor(first / gap) + index) * gap,
    );
  return (
    <path
      className="fill-none stroke-map-line"
      strokeWidth="1.5"
      d={[
        ...lines(from.x, to.x).map((at) => `M${at} ${from.y}V${to.y}`),
        ...lines(from.y, to.y).map((at) => `M${from.x} ${at}H${to.x}`),
      ].join('')}
    />
  );
}
