import type { Position } from '../../../../shared/position.ts';
import type { MapListing } from '../contract/listing-map.ts';
import { type Box, type Point, withRoom } from './boxes.ts';
import { gridMiles, scaleText } from './map-scale.ts';
import { areaNamesOf } from './map-locations.ts';
import type { View } from './use-leaflet.ts';

/** Radius of the area that a rounded position stands for: about a kilometer across. */
const AREA_RADIUS_MILES = 0.4;
const PIN_HEIGHT = 44;
const RINGS = [1, 2, 3] as const;

interface MapDrawingProps {
  view: View;
  /** Pixels per mile. */
  mile: number;
  pointOf: (position: Position) => Point;
  listings: readonly MapListing[];
  /** Rounded positions that have their own pin. */
  areas: readonly Position[];
  /** Boxes covered by pins and the viewer's marker. */
  taken: readonly Box[];
  /** The viewer's position. */
  viewerPoint: Point | null;
  stops: readonly MapListing[];
  /** Without tiles: draws a grid and rings instead. */
  plain: boolean;
}

/** Draws what lies below the pins: areas with their names, rings around the viewer, and the route. */
export function MapDrawing({
  view: { map },
  mile,
  pointOf,
  listings,
  areas,
  taken,
  viewerPoint,
  stops,
  plain,
}: MapDrawingProps) {
  const step = gridMiles(mile);
  const rings = plain && viewerPoint ? ringsAround(viewerPoint, 2 * step, mile) : [];
  const way = [...(viewerPoint ? [viewerPoint] : []), ...stops.map(({ position }) => pointOf(position))]
    .map(({ x, y }) => `${x} ${y}`)
    .join('L');
  return (
    // Leaflet would raise it above the pins.
    <svg
      className="pointer-events-none absolute z-0! overflow-visible"
      width="1"
      height="1"
      aria-hidden="true"
    >
      {plain && <Grid view={map} gap={step * mile} />}
      <g className="fill-map-area stroke-map-edge" strokeWidth="1.5">
        {areas.map((position) => {
          const { x, y } = pointOf(position);
          return <circle key={`${x} ${y}`} cx={x} cy={y} r={AREA_RADIUS_MILES * mile} />;
        })}
      </g>
      {viewerPoint && rings.length > 0 && (
        <g
          className="fill-none stroke-line-strong"
          strokeWidth="1.5"
          strokeDasharray="2 7"
          strokeLinecap="round"
        >
          {rings.map(({ radius }) => (
            <circle key={radius} cx={viewerPoint.x} cy={viewerPoint.y} r={radius} />
          ))}
        </g>
      )}
      {way !== '' && (
        <>
          <path className="fill-none stroke-map" d={`M${way}`} strokeWidth="11" strokeLinejoin="round" />
          <path
            className="fill-none stroke-primary"
            d={`M${way}`}
            strokeWidth="5"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </>
      )}
      {withRoom([...areaLabels(listings, pointOf, mile), ...rings.map(({ label }) => label)], taken).map(
        ({ text, x, y }) => (
          <text
            key={text}
            className="fill-ink-2 stroke-map text-xs font-semibold"
            style={{ paintOrder: 'stroke' }}
            strokeWidth="4"
            textAnchor="middle"
            dominantBaseline="central"
            x={x}
            y={y}
          >
            {text}
          </text>
        ),
      )}
    </svg>
  );
}

interface Label extends Box {
  text: string;
}

/** Longer labels don't fit on the map of a phone. */
const MAX_LABEL_LENGTH = 28;
/** Average width of a letter, and height of a line, in pixels. */
const LETTER_SIZE = { width: 7, height: 18 };

/** Returns the box of a text around a point, with some padding. */
const labelAt = ({ x, y }: Point, text: string): Label => ({
  text,
  x,
  y,
  width: text.length * LETTER_SIZE.width + 8,
  height: LETTER_SIZE.height,
});

/** Returns the labels of areas, each below its circle and pin. Areas with the most listings come first. */
function areaLabels(
  listings: readonly MapListing[],
  pointOf: (position: Position) => Point,
  mile: number,
): Label[] {
  const below = Math.max(AREA_RADIUS_MILES * mile, PIN_HEIGHT / 2) + LETTER_SIZE.height / 2 + 2;
  return areaNamesOf(listings).map(({ name, position }) => {
    const { x, y } = pointOf(position);
    const text = name.length > MAX_LABEL_LENGTH ? `${name.slice(0, MAX_LABEL_LENGTH - 1).trimEnd()}…` : name;
    return labelAt({ x, y: y + below }, text);
  });
}

/** Draws rings at whole steps, each with its distance at the lower right. */
const ringsAround = ({ x, y }: Point, miles: number, mile: number) =>
  RINGS.map((times) => {
    const radius = times * miles * mile;
    const aside = radius * Math.SQRT1_2;
    return { radius, label: labelAt({ x: x + aside, y: y + aside }, scaleText(times * miles)) };
  });

/** Draws grid lines across the visible map and one screen beyond. */
function Grid({ view, gap }: { view: MapDrawingProps['view']['map']; gap: number }) {
  const { x: width, y: height } = view.getSize();
  const { x, y } = view.containerPointToLayerPoint([0, 0]);
  const from = { x: x - width, y: y - height };
  const to = { x: x + 2 * width, y: y + 2 * height };
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
