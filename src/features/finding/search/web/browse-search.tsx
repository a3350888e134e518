import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { SearchBox } from '../../../../platform/web/ui/search-box.tsx';
import type { ViewerPlace } from '../../../items/listings/web/listings.ts';
import { type BrowseFilters, countFilters } from './browse-query.ts';
import { PlaceButton } from './place-button.tsx';
import { FiltersSheet } from './search-parts.ts';

interface BrowseSearchProps {
  filters: BrowseFilters;
  onSearch: (q: string) => void;
  filtersOpen: boolean;
  onToggleFilters: () => void;
  place: ViewerPlace | null;
  onChoosePlace: () => void;
}

/** The search box with location and button, the Filters button and Create Listing. */
export function BrowseSearch({
  filters,
  onSearch,
  filtersOpen,
  onToggleFilters,
  place,
  onChoosePlace,
}: BrowseSearchProps) {
  const count = countFilters(filters);
  return (
    <div
      className="flex gap-2 bg-bg pt-1.5 pb-2.5 max-md:sticky max-md:top-15 max-md:z-(--z-sticky) md:pt-3 md:pb-8"
      data-toasts="below"
    >
      <SearchBox q={filters.q} onSearch={onSearch}>
        <PlaceButton
          filters={filters}
          place={place}
          onOpen={onChoosePlace}
          className="flex min-h-12 max-w-60 flex-none items-center gap-2 border-s border-line ps-4 pe-3 text-md text-ink-2 hover:text-ink max-md:hidden"
        />
      </SearchBox>
      <Button
        variant="line"
        className="min-h-13 flex-none max-md:w-13 max-md:px-0 md:min-h-15 md:px-6"
        aria-expanded={filtersOpen}
        aria-controls="filters"
        onPointerEnter={FiltersSheet.prepare}
        onFocus={FiltersSheet.prepare}
        onClick={onToggleFilters}
      >
        <Icon name="sliders-horizontal" />
        <span className="max-md:sr-only">Filters</span>
        {count > 0 && (
          <span className="count absolute -end-0.5 -top-1 ring-2 ring-bg md:static md:ring-0">
            {count}
            <span className="sr-only"> active</span>
          </span>
        )}
      </Button>
      <ButtonLink variant="zest" to="/create-listing" className="min-h-15 px-6 max-md:hidden">
        <Icon name="plus" />
        Create Listing
      </ButtonLink>
    </div>
  );
}
