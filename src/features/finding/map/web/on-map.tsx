import clsx from 'clsx';
import { useRetainedFocus } from '../../../../platform/web/focus/use-retained-focus.ts';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { formatPrice } from '../../../../shared/money.ts';
import { type Position, positionText } from '../../../../shared/position.ts';
import type { MapListing } from '../contract/listing-map.ts';
import { overlap, type Point } from './boxes.ts';
import { type DrawnBase, MapDrawing } from './map-drawing.tsx';
import type { MapLocation } from './map-locations.ts';
import { clusterLocations, numbersText, type Pin } from './pins.ts';
import { showAll, type View } from './use-leaflet.ts';

interface OnMapProps {
  view: View;
  /** Pixels per mile. */
  mile: number;
  listings: readonly MapListing[];
  locations: readonly MapLocation<MapListing>[];
  /** The viewer's position. */
  start: Position | null;
  stops: readonly MapListing[];
  base: DrawnBase | null;
  /** Without tiles and without a base map in view. */
  isPlain: boolean;
  /** The center of the distance rings; null for none. */
  center: Position | null;
  /** Position of the location whose card is open. */
  opened: string | null;
  onOpen: (location: string | null) => void;
}

/** Size of the label beside the viewer's dot, in pixels. */
const YOU_LABEL = { width: 34, height: 22 };
/** Size of the viewer's dot with its label, in pixels. */
const VIEWER_LABEL = { width: 104, height: 24 };

/** Draws areas, the route and pins. Pins that would overlap are clustered. */
export function OnMap({ onOpen, opened, start, locations, stops, isPlain, center, ...drawing }: OnMapProps) {
  const { map } = drawing.view;
  const pointOf = ({ latitude, longitude }: Position) => map.latLngToLayerPoint([latitude, longitude]);
  const home = start && pointOf(start);
  const isStop = (listing: MapListing) => stops.includes(listing);
  const pins = clusterLocations(locations, ({ position }) => pointOf(position), isStop);

  function press({ locations: [first, ...others] }: Pin<MapListing>) {
    if (others.length > 0) {
      showAll(
        map,
        [first, ...others].map(({ position }) => position),
      );
      return;
    }
    const key = positionText(first.position);
    onOpen(opened === key ? null : key);
  }

  return (
    <>
      <MapDrawing
        {...drawing}
        pointOf={pointOf}
        areas={pins.map(({ locations: [first] }) => first.position)}
        taken={[...pins.map(({ box }) => box), ...(home ? [{ ...home, ...VIEWER_LABEL }] : [])]}
        viewerPoint={home}
        hasGrid={isPlain}
        center={center && pointOf(center)}
        stops={stops}
      />
      <MapPins pins={pins} viewerPoint={home} stops={stops} opened={opened} onPress={press} />
    </>
  );
}

interface MapPinsProps {
  pins: readonly Pin<MapListing>[];
  /** The viewer's position. */
  viewerPoint: Point | null;
  stops: readonly MapListing[];
  /** Position of the location whose card is open. */
  opened: string | null;
  onPress: (pin: Pin<MapListing>) => void;
}

/** Pins with a price, the number of listings, or the numbers of their stops. */
function MapPins({ pins, viewerPoint, stops, opened, onPress }: MapPinsProps) {
  const retainedFocus = useRetainedFocus<HTMLDivElement>();
  const isLabelCovered =
    viewerPoint !== null &&
    pins.some(({ box }) =>
      overlap(box, { ...YOU_LABEL, x: viewerPoint.x + YOU_LABEL.width, y: viewerPoint.y }),
    );
  return (
    <div {...retainedFocus}>
      {viewerPoint && (
        <span className="absolute -translate-1/2" style={{ left: viewerPoint.x, top: viewerPoint.y }}>
          <span className="block size-5.5 rounded-full bg-focus shadow-2 ring-4 ring-surface" />
          <span
            className={clsx(
              'absolute px-2 text-xs leading-5.5 font-bold text-ink',
              isLabelCovered ? 'start-1/2 top-full -translate-x-1/2' : 'start-full top-0',
            )}
          >
            You
          </span>
        </span>
      )}
      {pins.map((pin) => {
        const key = positionText(pin.locations[0].position);
        const listings = pin.locations.flatMap((location) => location.listings);
        const numbers = stops.flatMap((stop, index) => (listings.includes(stop) ? [index + 1] : []));
        const isSingle = pin.locations.length === 1;
        const [listing] = listings;
        if (listing === undefined) return null;
        return (
          <button
            key={key}
            type="button"
            className={clsx(
              'absolute grid min-h-11 min-w-11 -translate-1/2 place-items-center hover:z-(--z-raised)',
              numbers.length > 0 && 'z-(--z-raised)',
            )}
            style={{ left: pin.box.x, top: pin.box.y }}
            aria-expanded={isSingle ? opened === key : undefined}
            aria-label={isSingle ? spotLabel(listings, numbers) : groupLabel(listings.length, numbers)}
            onClick={() => onPress(pin)}
          >
            {numbers.length > 0 ? (
              <span
                className={clsx(
                  'num grid h-9 min-w-9 place-items-center rounded-s-tile rounded-e-sm bg-primary px-2 font-display text-lg font-extrabold whitespace-nowrap text-on-primary shadow-2 ring-3',
                  opened === key ? 'ring-focus' : 'ring-map',
                )}
              >
                {numbersText(numbers)}
              </span>
            ) : listings.length > 1 ? (
              <span className="num grid size-8.5 place-items-center rounded-full bg-(--tag) font-display text-md font-extrabold text-(--on-tag) shadow-2">
                {listings.length}
              </span>
            ) : (
              <PriceTag cents={listing.priceCents} size="sm" rounded />
            )}
          </button>
        );
      })}
    </div>
  );
}

const stopsLabel = (numbers: readonly number[]): string =>
  numbers.length === 0 ? '' : `${numbers.length === 1 ? 'Stop' : 'Stops'} ${numbers.join(', ')}: `;

function spotLabel(listings: readonly MapListing[], numbers: readonly number[]): string {
  const [first] = listings;
  if (first === undefined) return '';
  const { title, area, priceCents } = first;
  const what =
    listings.length === 1 ? `${title}, ${formatPrice(priceCents).amount}` : `${listings.length} listings`;
  return `${stopsLabel(numbers)}${what}${area === null ? '' : `, ${area}`}`;
}

const groupLabel = (listings: number, numbers: readonly number[]): string =>
  `${stopsLabel(numbers)}${listings} listings close together, zoom in`;
