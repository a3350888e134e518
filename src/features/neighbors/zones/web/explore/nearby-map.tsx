import clsx from 'clsx';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { BaseAround } from '../../../../finding/map/web/map.ts';
import type { ViewerPlace } from '../../../../items/listings/web/listings.ts';
import type { ZoneCard } from '../../contract/zone.ts';
import { zoneAddress } from '../zone-address.ts';
import { ZonePicture } from '../zone-picture.tsx';
import { zoneDistanceText } from '../zone-texts.ts';
import { arrangeAround, MAP_RATIO, ringLabels, ringText } from './nearby-scale.ts';

const HEIGHT = 440;
const WIDTH = HEIGHT * MAP_RATIO;
/** Distance between grid lines. */
const GRID_STEP = 85;
const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

interface NearbyMapProps {
  from: ViewerPlace;
  zones: readonly ZoneCard[];
}

/** Draws the zones around the viewer to scale, on two rings. The list beside it has the same information as text. */
export function NearbyMap({ from, zones }: NearbyMapProps) {
  const located = zones.flatMap((zone) => (zone.position ? [{ zone, position: zone.position }] : []));
  const { ring, radius, spots, points } = arrangeAround(
    from.position,
    located.map(({ position }) => position),
  );
  return (
    <div
      className="relative -mx-2 overflow-hidden rounded-xl bg-map md:mx-0"
      style={{ aspectRatio: `${WIDTH} / ${HEIGHT}` }}
      dir="ltr"
    >
      <svg className="absolute inset-0 size-full" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <BaseAround
          center={from.position}
          mile={(radius * HEIGHT) / ring}
          width={WIDTH}
          height={HEIGHT}
          fallback={
            <g className="fill-none stroke-map-line" strokeWidth="1.5">
              {lines(WIDTH).map((x) => (
                <path key={`x${x}`} d={`M${x} 0V${HEIGHT}`} />
              ))}
              {lines(HEIGHT).map((y) => (
                <path key={`y${y}`} d={`M0 ${y}H${WIDTH}`} />
              ))}
            </g>
          }
        />
        <g
          className="fill-none stroke-line-strong"
          strokeWidth="1.5"
          strokeDasharray="2 7"
          strokeLinecap="round"
        >
          <circle cx={WIDTH / 2} cy={HEIGHT / 2} r={radius * HEIGHT} />
          <circle cx={WIDTH / 2} cy={HEIGHT / 2} r={radius * HEIGHT * 2} />
        </g>
        {/* Where zones are whose pins had to make way for others. */}
        <g className="fill-ink stroke-ink" strokeWidth="2">
          {points.map((point, index) => {
            const spot = spots[index];
            if (spot === undefined || (spot.x === point.x && spot.y === point.y)) return null;
            const [x, y] = [point.x * WIDTH, point.y * HEIGHT];
            return (
              <Fragment key={located[index]?.zone.id}>
                <path d={`M${x} ${y}L${spot.x * WIDTH} ${spot.y * HEIGHT}`} />
                <circle cx={x} cy={y} r="4" />
              </Fragment>
            );
          })}
        </g>
      </svg>
      <span
        className="absolute top-1/2 left-1/2 size-5.5 -translate-1/2 rounded-full bg-focus shadow-2 ring-4 ring-surface"
        aria-hidden="true"
      />
      <span className="sr-only">You are in the middle of the map.</span>
      {ringLabels(radius, spots).map(({ x, y }, index) => (
        <span
          key={`${x} ${y}`}
          className="num absolute -translate-1/2 rounded-2xs bg-map px-1.5 text-2xs font-semibold text-ink-2"
          style={{ left: percent(x), top: percent(y) }}
          aria-hidden="true"
        >
          {ringText(ring * (index + 1))}
        </span>
      ))}
      {located.map(({ zone }, index) => {
        const spot = spots[index];
        if (spot === undefined) return null;
        return (
          <Link
            key={zone.id}
            to={zoneAddress(zone.id)}
            className={clsx(
              'absolute flex -translate-x-1/2 items-center gap-1.5',
              isNamedAbove(spot.y)
                ? '-translate-y-[calc(100%-21px)] flex-col-reverse md:-translate-y-[calc(100%-28px)]'
                : '-translate-y-[21px] flex-col md:-translate-y-7',
            )}
            style={{ left: percent(spot.x), top: percent(spot.y) }}
          >
            <ZonePicture
              zone={zone}
              sizes="56px"
              className="size-10.5 rounded-md rounded-ss-tile shadow-2 ring-3 ring-surface md:size-14 md:rounded-tile md:rounded-ss-bubble md:ring-4"
            />
            <span className="num flex max-w-36 gap-1 rounded-xs bg-surface px-2 text-2xs leading-6 font-bold whitespace-nowrap shadow-1 md:max-w-48 md:text-xs">
              <bdi className="truncate">{zone.name}</bdi>
              {zone.distance !== null && (
                <span className="font-semibold text-ink-2 max-md:hidden">
                  {zoneDistanceText(zone.distance)}
                </span>
              )}
            </span>
          </Link>
        );
      })}
    </div>
  );
}

/** Share of the height that a name needs between its pin and the edge. */
const LABEL_SHARE = 0.2;

/** Whether the name goes above its pin: away from the center, unless that is too close to the edge. */
const isNamedAbove = (y: number): boolean => (y < 0.5 ? y > LABEL_SHARE : y > 1 - LABEL_SHARE);

/** Returns the positions of grid lines, with one line through the center. */
const lines = (length: number): number[] =>
  Array.from(
    { length: Math.ceil(length / GRID_STEP) + 1 },
    (_, index) => ((length / 2) % GRID_STEP) + index * GRID_STEP,
  );
