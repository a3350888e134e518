import clsx from 'clsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { grouped } from '../../../../shared/grouped.ts';
import type { ViewerPlace } from '../../../items/listings/web/listings.ts';
import type { MapListing } from '../contract/listing-map.ts';
import { type ChosenRoute, MAX_STOPS, routeQuery, withoutStop, withStop } from './chosen-route.ts';
import { milesBetween, milesText } from './distance.ts';
import type { LocalTime } from './opening.ts';
import { StopLink, StopRow } from './stop-row.tsx';

interface RouteStopsProps {
  route: ChosenRoute;
  /** In the order of the route. */
  stops: readonly MapListing[];
  /** The viewer's location, if they shared it. */
  viewerLocation: ViewerPlace | null;
  now: LocalTime;
  locating: boolean;
  onLocate: () => void;
}

/** The numbered stops of a route, with the distances between them. */
export function RouteStops({ route, stops, viewerLocation, now, locating, onLocate }: RouteStopsProps) {
  return (
    <ol className="isolate grid grid-cols-1 gap-2">
      <li className="flex items-center gap-3">
        <span className="grid size-7.5 flex-none place-items-center rounded-full bg-focus text-bg">
          <Icon name="locate-fixed" className="icon-sm" />
        </span>
        <div>
          <p className="font-semibold">
            {viewerLocation ? (
              <>
                Your area{viewerLocation.name !== '' && ', '}
                <bdi>{viewerLocation.name}</bdi>
              </>
            ) : (
              'Start anywhere'
            )}
          </p>
          <button
            type="button"
            className="inline-flex min-h-7 items-center text-xs font-semibold underline underline-offset-3 max-md:min-h-11"
            aria-busy={locating || undefined}
            onClick={locating ? undefined : onLocate}
          >
            {viewerLocation ? 'Find me again' : 'Start at my area'}
          </button>
        </div>
      </li>
      {stops.map((stop, index) => {
        const before = stops[index - 1]?.position ?? viewerLocation?.position;
        return (
          <li
            key={stop.id}
            className={clsx(
              'relative grid grid-cols-1 gap-2',
              // The segment from the previous stop.
              before &&
                'before:absolute before:start-3.5 before:-top-9 before:bottom-8 before:-z-1 before:w-0.75 before:-translate-x-1/2 before:rounded-full before:bg-primary rtl:before:translate-x-1/2',
            )}
          >
            {before && (
              <p className="num flex items-center gap-1.5 ps-10.5 text-xs text-ink-2">
                <Icon name="arrow-down" className="icon-sm" />
                {distanceText(milesBetween(before, stop.position))}
              </p>
            )}
            <div className="flex items-center gap-3">
              <span className="num grid size-7.5 flex-none place-items-center rounded-s-md rounded-e-sm bg-primary font-display text-sm font-extrabold text-on-primary">
                {index + 1}
              </span>
              <StopRow
                listing={stop}
                now={now}
                action={
                  <StopLink
                    to={routeQuery(withoutStop(route, stop.id))}
                    label={`Take ${stop.title} off the route`}
                    icon="x"
                    leaves
                  />
                }
              />
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Positions are rounded, so two stops in the same area may be some way apart. */
const distanceText = (miles: number): string => (miles === 0 ? 'In the same area' : milesText(miles));

interface StopChoicesProps {
  route: ChosenRoute;
  /** Listings that are not stops yet. */
  listings: readonly MapListing[];
  /** Number of listings with an area, including stops. */
  total: number;
  now: LocalTime;
}

/** Listings that can be added to the route. */
export function StopChoices({ route, listings, total, now }: StopChoicesProps) {
  const isFull = route.stops.length >= MAX_STOPS;
  return (
    <section className="mt-8" aria-labelledby="add-stop">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="add-stop" className="t-panel">
          Add a stop
        </h2>
        <p className="hint num">{grouped(total)} with an area</p>
      </div>
      {isFull && <p className="hint mt-2">{MAX_STOPS} stops is the most. Take one off to add another.</p>}
      {total === 0 && <p className="hint mt-2">No listing here has an area yet.</p>}
      <ul className="mt-3 grid grid-cols-1 gap-4">
        {listings.map((listing) => (
          <li key={listing.id} className="flex">
            <StopRow
              listing={listing}
              now={now}
              action={
                !isFull && (
                  <StopLink
                    to={routeQuery(withStop(route, listing.id))}
                    label={`Add ${listing.title} to the route`}
                    icon="plus"
                    leaves
                  />
                )
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
