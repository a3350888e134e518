import { useEffect, useRef } from 'react';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../platform/web/ui/icon-button.tsx';
import type { MapListing } from '../contract/listing-map.ts';
import { type ChosenRoute, MAX_STOPS, routeQuery, withoutStop, withStop } from './chosen-route.ts';
import type { LocalTime } from './opening.ts';
import type { MapLocation } from './map-locations.ts';
import { StopLink, StopRow } from './stop-row.tsx';

interface LocationCardProps {
  location: MapLocation<MapListing>;
  route: ChosenRoute;
  stops: readonly MapListing[];
  now: LocalTime;
  onClose: () => void;
}

/** The listings at a location, to add to the route or remove from it. */
export function LocationCard({ location: { listings }, route, stops, now, onClose }: LocationCardProps) {
  const isFull = route.stops.length >= MAX_STOPS;
  const card = useRef<HTMLDivElement>(null);
  // Moves the focus into the card of the pressed pin.
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={card}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="absolute start-4 end-18 top-4 z-(--z-raised) flex max-h-[70%] max-w-100 items-start gap-1 overflow-y-auto rounded-lg bg-surface p-3 shadow-3 focus:outline-none"
      role="group"
      aria-label="At this spot"
    >
      <ul className="grid min-w-0 flex-1 gap-3">
        {listings.map((listing) => {
          const isStop = stops.includes(listing);
          const { id, title } = listing;
          return (
            <li key={id} className="flex">
              <StopRow
                listing={listing}
                now={now}
                action={
                  isStop ? (
                    <StopLink
                      to={routeQuery(withoutStop(route, id))}
                      label={`Take ${title} off the route`}
                      icon="x"
                    />
                  ) : (
                    !isFull && (
                      <StopLink
                        to={routeQuery(withStop(route, id))}
                        label={`Add ${title} to the route`}
                        icon="plus"
                      />
                    )
                  )
                }
              />
            </li>
          );
        })}
      </ul>
      <IconButton label="Close" size="sm" onClick={onClose}>
        <Icon name="chevron-down" />
      </IconButton>
    </div>
  );
}
