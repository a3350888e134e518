import { buttonClass } from '../../../../platform/web/ui/button-class.ts';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { Menu, MenuChoice } from '../../../../platform/web/ui/menu.tsx';
import type { ViewerPlace } from '../../../items/listings/web/listings.ts';
import { SEARCH_SORTS } from '../contract/search-sorts.ts';
import { type BrowseFilters, sortFor } from './browse-query.ts';

interface SortMenuProps {
  filters: BrowseFilters;
  onChange: (filters: BrowseFilters) => void;
  place: ViewerPlace | null;
}

/** The order of the results: the best match while there is a search, the nearest where the place is known. */
export function SortMenu({ filters, onChange, place }: SortMenuProps) {
  const shown = sortFor(filters, place);
  const orders = SEARCH_SORTS.filter(
    ({ value }) => (value !== 'best' || filters.q) && (value !== 'nearest' || place),
  );
  return (
    <Menu
      label="Sort By"
      align="end"
      buttonClass={buttonClass({ variant: 'line', className: 'px-4' })}
      button={
        <>
          <Icon name="arrow-up-down" />
          <span>
            <span className="sr-only">Sort By: </span>
            {SEARCH_SORTS.find(({ value }) => value === shown)?.label}
          </span>
          <Icon name="chevron-down" className="icon-sm" />
        </>
      }
    >
      {orders.map(({ value, label }) => (
        <MenuChoice
          key={value}
          checked={value === shown}
          onClick={() => onChange({ ...filters, sort: value })}
        >
          <span>{label}</span>
        </MenuChoice>
      ))}
    </Menu>
  );
}
