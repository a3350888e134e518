import { Button } from '../../../../platform/web/ui/button.tsx';
import { EmptyState } from '../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { ViewerPlace } from '../../../items/listings/web/listings.ts';
import type { Understood } from '../contract/search.ts';
import { type BrowseFilters, NO_FILTERS } from './browse-query.ts';
import { contradictoryPrices } from './contradictory-prices.ts';
import { SaveSearchSlot } from './save-search-slot.tsx';
import { SearchPills } from './search-pills.tsx';

interface NoResultsProps {
  filters: BrowseFilters;
  understood: readonly Understood[];
  place: ViewerPlace | null;
  onChange: (filters: BrowseFilters) => void;
}

/** Says why nothing was found, and suggests changes. */
export default function NoResults({ filters, understood, place, onChange }: NoResultsProps) {
  if (filters.q && understood.length === 0) {
    return (
      <EmptyState
        icon={<Icon name="search" />}
        title="What are you looking for?"
        text="Try an item, like “desk under $100”."
        action={<Button onClick={() => onChange({ ...filters, q: '' })}>Clear search</Button>}
      />
    );
  }
  const prices = contradictoryPrices(filters, understood);
  if (prices.length > 0) {
    return (
      <div className="panel grid gap-3 p-5">
        <div role="status">
          <h2 className="text-xl">No price fits both</h2>
          <p className="mt-1 text-md text-ink-2">
            You asked for {prices.map(({ label }) => `“${label}”`).join(' and ')}. Remove one.
          </p>
        </div>
        <SearchPills pills={prices} onChange={onChange} label="Prices" className="flex flex-wrap gap-2" />
      </div>
    );
  }
  return (
    <EmptyState
      icon={<Icon name="search" />}
      title="No listings found"
      text="Try adjusting your filters or search terms"
      action={
        <div className="grid justify-items-center gap-2">
          <Button onClick={() => onChange(NO_FILTERS)}>Reset Filters</Button>
          <SaveSearchSlot {...{ filters, place }} label="Tell me when one turns up" look="quiet" />
        </div>
      }
    />
  );
}
