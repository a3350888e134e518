import 'leaflet/dist/leaflet.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../platform/web/ui/icon-button.tsx';
import { type Position, positionText } from '../../../../shared/position.ts';
import type { ViewerPlace } from '../../../items/listings/web/listings.ts';
import type { BaseMap } from '../contract/base-map.ts';
import type { ListingMap, MapListing } from '../contract/listing-map.ts';
import { boundsOf, centerOf, namedLinesOf, namesOf, pathsOf } from './base-map-paths.ts';
import { type ChosenRoute, MAX_STOPS, routeQuery, withoutStop, withStop } from './chosen-route.ts';
import type { DrawnBase } from './map-drawing.tsx';
import { locationsOf, type MapLocation } from './map-locations.ts';
import { gridMiles, pixelsPerMile, scaleText } from './map-scale.ts';
import { OnMap } from './on-map.tsx';
import type { LocalTime } from './opening.ts';
import { StopLink, StopRow } from './stop-row.tsx';
import { useBaseMap } from './use-base-map.ts';
import { useLeaflet } from './use-leaflet.ts';

interface ListingsMapProps {
  map: ListingMap;
  viewerLocation: ViewerPlace | null;
  /** The area of the zone. */
  home: Position | null;
  route: ChosenRoute;
  stops: readonly MapListing[];
  now: LocalTime;
  onLocate: () => void;
}

/** The map of listings and the route between stops. The list beside it has the same information as text. */
export function ListingsMap({ map, viewerLocation, home, route, stops, now, onLocate }: ListingsMapProps) {
  const { listings, tiles } = map;
  const frame = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const locations = useMemo(() => locationsOf(listings), [listings]);
  const start = viewerLocation?.position ?? null;
  const baseMap = useBaseMap(tiles === null);
  const base = useMemo(() => drawnBase(baseMap), [baseMap]);
  const positions = locations.map(({ position }) => position);
  const shownFirst =
    positions.length > 0 ? positions : [home ?? start].filter((position) => position !== null);
  const view = useLeaflet(frame, shownFirst, tiles);
  const leaflet = view?.map;
  const isEmpty = shownFirst.length === 0;
  useEffect(() => {
    if (leaflet && isEmpty && base) leaflet.fitBounds(leafletBounds(base));
  }, [leaflet, isEmpty, base]);
  const location = locations.find(({ position }) => positionText(position) === opened);
  const attribution = (tiles ?? baseMap)?.attribution;
  const mile = leaflet ? pixelsPerMile(leaflet.getCenter().lat, leaflet.getZoom()) : null;

  const isOnBase = base !== null && (leaflet?.getBounds().intersects(leafletBounds(base)) ?? false);
  const isPlain = tiles === null && baseMap !== null && !isOnBase;
  const middle = home ?? (positions.length > 0 ? centerOf(boundsOf(positions)) : null);
  const center = tiles === null ? (start ?? (isPlain ? middle : null)) : null;

  /** Closes the card and returns the focus to the pin. */
  function closeCard() {
    frame.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpened(null);
  }

  return (
    <section
      className="relative isolate size-full overflow-hidden bg-map"
      aria-label="Map of listings"
      dir="ltr"
    >
      <div
        ref={frame}
        // Keeps Leaflet's panes below the surrounding content.
        className="absolute! isolate inset-0 bg-transparent! font-[inherit]!"
        role="group"
        aria-label="Map. Arrow keys move it, plus and minus zoom. The list says the same."
      />
      {view &&
        mile !== null &&
        createPortal(
          <OnMap
            view={view}
            mile={mile}
            listings={listings}
            locations={locations}
            start={start}
            stops={stops}
            base={base}
            isPlain={isPlain && center !== null}
            center={center}
            opened={opened}
            onOpen={setOpened}
          />,
          view.pane,
        )}
      {location && (
        <LocationCard
          key={opened}
          location={location}
          route={route}
          stops={stops}
          now={now}
          onClose={closeCard}
        />
      )}
      {leaflet && mile !== null && (
        <>
          <div className="absolute end-4 top-4 z-(--z-raised) grid gap-2">
            <IconButton
              look="float"
              label="Zoom in"
              className="max-md:hidden"
              onClick={() => leaflet.zoomIn()}
            >
              <Icon name="plus" />
            </IconButton>
            <IconButton
              look="float"
              label="Zoom out"
              className="max-md:hidden"
              onClick={() => leaflet.zoomOut()}
            >
              <Icon name="minus" />
            </IconButton>
            <IconButton
              look="float"
              label="Show my area"
              onClick={() => (start ? leaflet.panTo([start.latitude, start.longitude]) : onLocate())}
            >
              <Icon name="locate-fixed" />
            </IconButton>
          </div>
          <p className="num pointer-events-none absolute start-4 top-4 z-(--z-raised) flex items-end gap-4 rounded-xs bg-map/80 px-1.5 py-1 text-2xs font-semibold text-ink-2 md:top-auto md:bottom-4">
            <span>
              <span
                className="mb-0.5 block h-1.5 border-x-2 border-b-2 border-ink-2"
                style={{ width: gridMiles(mile) * mile }}
              />
              {scaleText(gridMiles(mile))}
            </span>
            <span>
              <span aria-hidden="true">↑ N</span>
              <span className="sr-only">North is up.</span>
            </span>
          </p>
        </>
      )}
      {listings.length === 0 && (
        <p className="absolute inset-x-4 top-1/2 z-(--z-raised) mx-auto w-fit -translate-y-1/2 rounded-lg bg-surface px-5 py-4 text-center shadow-2">
          <strong className="block">No listings on the map yet</strong>
          <span className="hint">Listings with an area show up here.</span>
        </p>
      )}
      {attribution && (
        <p className="absolute end-0 bottom-0 z-(--z-raised) rounded-ss-sm bg-surface px-2 text-2xs text-ink-2">
          {attribution}
        </p>
      )}
    </section>
  );
}

function drawnBase(baseMap: BaseMap | null): DrawnBase | null {
  const paths = baseMap && pathsOf(baseMap);
  return paths && { paths, names: namesOf(baseMap), lines: namedLinesOf(baseMap) };
}

const leafletBounds = ({ paths }: DrawnBase): [number, number][] =>
  [paths.bounds.southWest, paths.bounds.northEast].map(({ latitude, longitude }) => [latitude, longitude]);

interface LocationCardProps {
  location: MapLocation<MapListing>;
  route: ChosenRoute;
  stops: readonly MapListing[];
  now: LocalTime;
  onClose: () => void;
}

/** The listings at a location, to add to the route or remove from it. */
function LocationCard({ location: { listings }, route, stops, now, onClose }: LocationCardProps) {
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
