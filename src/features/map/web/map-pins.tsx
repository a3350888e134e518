import clsx from 'clsx';
import { PriceTag } from '../../../platform/web/ui/price-tag.tsx';
import { formatPrice } from '../../../shared/money.ts';
import { type Position, positionText } from '../../../shared/position.ts';
import type { MapListing } from '../contract/listing-map.ts';
import type { Spot } from './spots.ts';
import type { View } from './use-leaflet.ts';

interface MapPinsProps {
  view: View;
  spots: readonly Spot<MapListing>[];
  start: Position | null;
  stops: readonly MapListing[];
  /** The position of the spot whose card is open. */
  opened: string | null;
  onOpen: (spot: string | null) => void;
}

/** A pin for each spot: the price, how many share it, or the numbers of its stops. */
export function MapPins({ view: { map }, spots, start, stops, opened, onOpen }: MapPinsProps) {
  const styleOf = ({ latitude, longitude }: Position) => {
    const { x, y } = map.latLngToLayerPoint([latitude, longitude]);
    return { left: x, top: y };
  };
  return (
    <>
      {start && (
        <span className="absolute -translate-1/2" style={styleOf(start)}>
          <span className="block size-5.5 rounded-full bg-focus shadow-2 ring-4 ring-surface" />
          <span className="absolute start-full top-0 ps-2 text-xs leading-5.5 font-bold text-ink">You</span>
        </span>
      )}
      {spots.map(({ position, listings }) => {
        const key = positionText(position);
        const numbers = stops.flatMap((stop, index) => (listings.includes(stop) ? [index + 1] : []));
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
            style={styleOf(position)}
            aria-expanded={opened === key}
            aria-label={pinLabel(listing, listings.length, numbers)}
            onClick={() => onOpen(opened === key ? null : key)}
          >
            {numbers.length > 0 ? (
              <span
                className={clsx(
                  'num grid h-9 min-w-9 place-items-center rounded-md bg-primary px-2 font-display text-lg font-extrabold text-on-primary shadow-2 ring-3',
                  opened === key ? 'ring-focus' : 'ring-surface-2',
                )}
              >
                {numbers.join(' · ')}
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
    </>
  );
}

function pinLabel(
  { title, area, priceCents }: MapListing,
  listings: number,
  numbers: readonly number[],
): string {
  const where = area === null ? '' : `, ${area}`;
  const what =
    listings === 1 ? `${title}, ${formatPrice(priceCents).amount}${where}` : `${listings} listings${where}`;
  if (numbers.length === 0) return what;
  return `${numbers.length === 1 ? 'Stop' : 'Stops'} ${numbers.join(', ')}: ${what}`;
}
