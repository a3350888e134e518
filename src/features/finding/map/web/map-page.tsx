import {
  Link,
  type ShouldRevalidateFunction,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { useHydrated } from '../../../../platform/web/page/use-hydrated.ts';
import { useNow } from '../../../../platform/web/time/use-now.ts';
import { buttonClass } from '../../../../platform/web/ui/button-class.ts';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { ChipRadioGroup } from '../../../../platform/web/ui/chip-radio-group.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { counted } from '../../../../shared/counted.ts';
import { grouped } from '../../../../shared/grouped.ts';
import type { Position } from '../../../../shared/position.ts';
import { placeFromCookie, savePlace, useLocate } from '../../../items/listings/web/listings.ts';
import type { ListingMap } from '../contract/listing-map.ts';
import { MAX_STOPS, readRoute, routeQuery } from './chosen-route.ts';
import { milesText } from './distance.ts';
import { ListingsMap } from './listings-map.tsx';
import { MapFrame } from './map-frame.tsx';
import { mapsAppOf, mapsLink } from './maps-app.ts';
import { localTimeOf } from './opening.ts';
import { milesOf, openingOrder, shortestOrder } from './route-order.ts';
import { RouteStops, StopChoices } from './route-stops.tsx';

interface MapPageProps {
  loaded: LoadedMap;
  /** The zone or event of the listings. */
  of: { name: string; address: string; position?: Position | null };
}

/** Shows the listings of a zone or an event on a map, with a route through chosen ones. */
export function MapPage({ loaded: { map, viewerLocation, loadedAt }, of }: MapPageProps) {
  const { listings, withoutArea, timeZone } = map;
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { locating, ask } = useLocate((position) => {
    savePlace({ name: '', position });
    void revalidate();
  });
  const hydrated = useHydrated();
  const now = localTimeOf(useNow(loadedAt), timeZone);

  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const route = readRoute(query, (id) => byId.has(id));
  const chosen = route.stops.flatMap((id) => byId.get(id) ?? []);
  const start = viewerLocation?.position ?? null;
  const stops = route.order === 'opening' ? openingOrder(start, chosen, now) : shortestOrder(start, chosen);
  const others = listings.filter(({ id }) => !route.stops.includes(id));
  const app = hydrated ? mapsAppOf(navigator.userAgent) : 'google';

  return (
    <MapFrame
      title="Map and route"
      labelledBy="map-title"
      backTo={of.address}
      map={
        <ListingsMap
          map={map}
          viewerLocation={viewerLocation}
          home={of.position ?? null}
          route={route}
          stops={stops}
          now={now}
          onLocate={ask}
        />
      }
    >
      <Link
        to={of.address}
        className="inline-flex min-h-11 items-center gap-2 font-medium text-ink-2 hover:text-ink max-md:hidden"
      >
        <Icon name="arrow-left" className="icon-sm" />
        <bdi>{of.name}</bdi>
      </Link>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 md:grid">
        <h1 id="map-title" className="text-2xl md:text-4xl">
          {stops.length > 0 ? 'My route' : 'Map and route'}
        </h1>
        <p className="hint num" role="status">
          {stops.length > 0 ? (
            <>
              <b className="text-ink">{counted(stops.length, 'stop')}</b> · {milesText(milesOf(start, stops))}{' '}
              in straight lines
            </>
          ) : (
            `Choose up to ${MAX_STOPS} stops, from the list or the map.`
          )}
        </p>
      </div>
      <div className="my-3 md:my-4">
        <ChipRadioGroup
          legend="Order"
          legendHidden
          name="order"
          options={[
            { value: 'shortest', label: 'Shortest', icon: <Icon name="route" /> },
            { value: 'opening', label: 'By pickup time', icon: <Icon name="clock" /> },
          ]}
          value={route.order}
          onChange={(order) =>
            void navigate(routeQuery({ ...route, order }), { replace: true, preventScrollReset: true })
          }
        />
      </div>
      <RouteStops
        route={route}
        stops={stops}
        viewerLocation={viewerLocation}
        now={now}
        locating={locating}
        onLocate={ask}
      />
      {stops.length > 0 && (
        <div className="sticky bottom-0 z-(--z-raised) flex gap-2.5 bg-linear-to-t from-surface from-75% pt-5 pb-4 md:static md:bg-none">
          <a
            className={buttonClass({ size: 'lg', className: 'flex-1 px-4 whitespace-nowrap' })}
            href={mapsLink(
              app,
              stops.map(({ position }) => position),
            )}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="navigation" />
            Open in Maps
          </a>
          <ButtonLink
            variant="soft"
            size="lg"
            to={routeQuery({ ...route, stops: [] })}
            replace
            preventScrollReset
          >
            Clear
          </ButtonLink>
        </div>
      )}
      <p className="hint flex gap-2.5">
        <Icon name="info" className="icon-sm mt-0.5 flex-none" />
        Stops are areas, not addresses. Agree on the exact spot in chat before you go.
      </p>
      <StopChoices route={route} listings={others} total={listings.length} now={now} />
      {withoutArea > 0 && (
        <p className="hint num mt-4">
          {withoutArea === 1
            ? "1 listing has no area and isn't on the map."
            : `${grouped(withoutArea)} listings have no area and aren't on the map.`}{' '}
          <Link to={of.address} className="font-semibold text-ink underline underline-offset-3">
            See them
          </Link>
        </p>
      )}
    </MapFrame>
  );
}

/** Returns what a page with a map needs, apart from the zone or event. */
export function loadMapOf(request: Request, map: ListingMap) {
  return { map, viewerLocation: placeFromCookie(request.headers.get('cookie')), loadedAt: Date.now() };
}

type LoadedMap = ReturnType<typeof loadMapOf>;

/** Choosing stops only changes the query, so nothing has to be reloaded. */
export const isAnotherMap: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
