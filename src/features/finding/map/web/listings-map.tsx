import 'leaflet/dist/leaflet.css';
import { useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../platform/web/ui/icon-button.tsx';
import { positionText } from '../../../../shared/position.ts';
import type { ViewerPlace } from '../../../items/listings/web/listings.ts';
import type { ListingMap, MapListing } from '../contract/listing-map.ts';
import type { ChosenRoute } from './chosen-route.ts';
import { gridMiles, pixelsPerMile, scaleText } from './map-scale.ts';
import type { LocalTime } from './opening.ts';
import { OnMap } from './on-map.tsx';
import { LocationCard } from './location-card.tsx';
import { locationsOf } from './map-locations.ts';
import { useLeaflet } from './use-leaflet.ts';

interface ListingsMapProps {
  map: ListingMap;
  viewerLocation: ViewerPlace | null;
  route: ChosenRoute;
  stops: readonly MapListing[];
  now: LocalTime;
  onLocate: () => void;
}

/** The map of listings and the route between stops. The list beside it has the same information as text. */
export function ListingsMap({ map, viewerLocation, route, stops, now, onLocate }: ListingsMapProps) {
  const { listings, tiles } = map;
  const frame = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const locations = useMemo(() => locationsOf(listings), [listings]);
  const start = viewerLocation?.position ?? null;
  const view = useLeaflet(
    frame,
    locations.map(({ position }) => position),
    tiles,
  );
  const location = locations.find(({ position }) => positionText(position) === opened);
  const leaflet = view?.map;
  const mile = leaflet ? pixelsPerMile(leaflet.getCenter().lat, leaflet.getZoom()) : null;

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
            plain={tiles === null}
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
          <p className="num pointer-events-none absolute start-4 top-4 z-(--z-raised) flex items-end gap-4 text-2xs font-semibold text-ink-2 md:top-auto md:bottom-4">
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
      {tiles && (
        <p className="absolute end-0 bottom-0 z-(--z-raised) rounded-ss-sm bg-surface px-2 text-2xs text-ink-2">
          {tiles.attribution}
        </p>
      )}
    </section>
  );
}
