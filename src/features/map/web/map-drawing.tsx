import type { Position } from '../../../shared/position.ts';
import type { MapListing } from '../contract/listing-map.ts';
import { gridMiles, scaleText } from './map-scale.ts';
import { areaNamesOf, type Spot } from './spots.ts';
import type { View } from './use-leaflet.ts';

/** What a rounded position stands for: about a kilometer across. */
const AREA_RADIUS_MILES = 0.4;
const RINGS = [1, 2, 3] as const;

interface MapDrawingProps {
  view: View;
  /** Pixels of a mile. */
  mile: number;
  listings: readonly MapListing[];
  spots: readonly Spot<MapListing>[];
  start: Position | null;
  stops: readonly MapListing[];
  /** Without tiles: with a grid and rings in their place. */
  plain: boolean;
}

/** What lies under the pins: the areas with their names, rings around the viewer, and the way. */
export function MapDrawing({ view: { map }, mile, listings, spots, start, stops, plain }: MapDrawingProps) {
  const pointOf = ({ latitude, longitude }: Position) => map.latLngToLayerPoint([latitude, longitude]);
  const home = start && pointOf(start);
  const step = gridMiles(mile);
  const way = [...(home ? [home] : []), ...stops.map(({ position }) => pointOf(position))]
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
      <g className="fill-success-soft stroke-success/40" fillOpacity="0.7" strokeWidth="1.5">
        {spots.map(({ position }) => {
          const { x, y } = pointOf(position);
          return <circle key={`${x} ${y}`} cx={x} cy={y} r={AREA_RADIUS_MILES * mile} />;
        })}
      </g>
      {plain && home && (
        <g
          className="fill-none stroke-line-strong"
          strokeWidth="1.5"
          strokeDasharray="2 7"
          strokeLinecap="round"
        >
          {RINGS.map((times) => (
            <circle key={times} cx={home.x} cy={home.y} r={times * 2 * step * mile} />
          ))}
        </g>
      )}
      {plain &&
        home &&
        RINGS.map((times) => (
          <text
            key={times}
            className="fill-ink-2 stroke-surface-2 text-2xs font-semibold"
            style={{ paintOrder: 'stroke' }}
            strokeWidth="4"
            textAnchor="middle"
            // At the lower right of its ring.
            x={home.x + times * 2 * step * mile * Math.SQRT1_2}
            y={home.y + times * 2 * step * mile * Math.SQRT1_2}
          >
            {scaleText(times * 2 * step)}
          </text>
        ))}
      {way !== '' && (
        <>
          <path
            className="fill-none stroke-surface-2"
            d={`M${way}`}
            strokeWidth="11"
            strokeLinejoin="round"
          />
          <path
            className="fill-none stroke-primary"
            d={`M${way}`}
            strokeWidth="5"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </>
      )}
      {areaNamesOf(listings).map(({ name, position }) => {
        const { x, y } = pointOf(position);
        return (
          <text
            key={name}
            className="fill-ink-2 stroke-surface-2 text-xs font-semibold"
            style={{ paintOrder: 'stroke' }}
            strokeWidth="4"
            textAnchor="middle"
            x={x}
            y={y + AREA_RADIUS_MILES * mile + 16}
          >
            {name}
          </text>
        );
      })}
    </svg>
  );
}

/** Lines in the place of streets, as far as the map is seen and a screen further. */
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
      className="fill-none stroke-line"
      strokeWidth="1.5"
      d={[
        ...lines(from.x, to.x).map((at) => `M${at} ${from.y}V${to.y}`),
        ...lines(from.y, to.y).map((at) => `M${from.x} ${at}H${to.x}`),
      ].join('')}
    />
  );
}
