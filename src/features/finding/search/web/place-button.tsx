import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { ViewerPlace } from '../../../items/listings/web/listings.ts';
import type { BrowseFilters } from './browse-query.ts';
import { PlaceSheet } from './search-parts.ts';

interface PlaceButtonProps {
  filters: BrowseFilters;
  place: ViewerPlace | null;
  className: string;
  onOpen: () => void;
}

/** Opens the location and radius. In the search box, and the first pill on phones. */
export function PlaceButton({ filters, place, className, onOpen }: PlaceButtonProps) {
  const around = place && filters.within !== null ? `, ${filters.within} mi` : '';
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onPointerEnter={PlaceSheet.prepare}
      onFocus={PlaceSheet.prepare}
      onClick={onOpen}
    >
      <Icon name="map-pin" className="icon-sm flex-none" />
      <span className="sr-only">Where to look: </span>
      <span className="truncate md:max-lg:sr-only">
        {place ? (
          <>
            Near{' '}
            <b className="font-semibold text-ink" dir="auto">
              {place.name || 'you'}
            </b>
            {around}
          </>
        ) : (
          'Anywhere'
        )}
      </span>
      <Icon name="chevron-down" className="icon-sm flex-none" />
    </button>
  );
}
