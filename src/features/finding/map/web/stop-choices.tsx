import { grouped } from '../../../../shared/grouped.ts';
import type { MapListing } from '../contract/listing-map.ts';
import { type ChosenRoute, MAX_STOPS, routeQuery, withStop } from './chosen-route.ts';
import type { LocalTime } from './opening.ts';
import { StopLink, StopRow } from './stop-row.tsx';

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
