import { type ChangeEvent, useId } from 'react';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { SelectField } from '../../../platform/web/ui/select-field.tsx';
import { SORTS, type Sort } from '../../listings/contract/taxonomy.ts';
import { useLocate, type ViewerPlace } from '../../listings/web/listings.ts';
import type { BrowseFilters } from './browse-query.ts';

interface SortProps {
  filters: BrowseFilters;
  onChange: (filters: BrowseFilters) => void;
  place: ViewerPlace | null;
  onPlace: (place: ViewerPlace | null, filters: BrowseFilters) => void;
}

/** The order of the results, as a field among the filters. */
export function SortField(props: SortProps) {
  const id = useId();
  return (
    <SelectField
      label="Sort By"
      name={`${id}-sort`}
      options={SORTS}
      value={props.filters.sort}
      onChange={useSort(props)}
    />
  );
}

/** The order of the results, as a menu beside their number, where the screen is wide enough. */
export function SortMenu(props: SortProps) {
  return (
    <label className="relative flex items-center gap-1.5 max-md:hidden">
      <span className="sr-only">Sort By</span>
      <select
        className="min-h-11 cursor-pointer appearance-none rounded-full bg-surface-2 ps-4 pe-9 text-sm font-semibold text-ink hover:bg-surface-3"
        value={props.filters.sort}
        onChange={useSort(props)}
      >
        {SORTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="icon-sm pointer-events-none absolute end-3.5" />
    </label>
  );
}

/** Nearest needs the visitor's position first. */
function useSort({ filters, onChange, place, onPlace }: SortProps) {
  const nearest = useLocate((position) => onPlace({ name: '', position }, { ...filters, sort: 'nearest' }));
  return (event: ChangeEvent<HTMLSelectElement>) => {
    const sort = event.target.value as Sort;
    if (sort === 'nearest' && !place) nearest.ask();
    else onChange({ ...filters, sort });
  };
}
