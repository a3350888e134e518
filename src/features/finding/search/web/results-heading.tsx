import clsx from 'clsx';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../../platform/web/ui/button-class.ts';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { Menu, MenuChoice } from '../../../../platform/web/ui/menu.tsx';
import type { ViewerPlace } from '../../../items/listings/web/listings.ts';
import type { ListingSearch } from '../contract/search.ts';
import { SEARCH_SORTS } from '../contract/search-sorts.ts';
import { type BrowseFilters, sortFor } from './browse-query.ts';
import { countText } from './count-text.ts';

interface ResultsHeadingProps {
  title: string;
  /** Undefined if loading failed. */
  count: ListingSearch['count'];
  /** Whether the actions need their own line on phones. */
  long: boolean;
  /** Actions for the results. */
  children: ReactNode;
}

/** The heading of the results, with their number and actions. */
export function ResultsHeading({ title, count, long, children }: ResultsHeadingProps) {
  return (
    <div className="mt-3 mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-5 gap-y-3 md:mt-0.5 md:mb-4 lg:flex-nowrap">
      <h1
        id="results"
        tabIndex={-1}
        className={clsx(
          'flex min-w-0 items-baseline gap-2 text-3xl outline-none md:gap-3 md:text-5xl',
          long && 'max-md:w-full max-md:justify-between',
        )}
      >
        <span dir="auto" className="min-w-0 wrap-anywhere">
          {title}
        </span>
        {count && (
          <span
            className="num font-sans text-md leading-none font-[550] tracking-normal whitespace-nowrap text-ink-2 md:text-base"
            role="status"
          >
            {countText(count)}
          </span>
        )}
      </h1>
      <div
        className={clsx(
          'flex flex-none gap-2.5 max-md:flex-wrap',
          long && 'max-md:w-full max-md:[&>.btn]:flex-1',
        )}
      >
        {children}
      </div>
    </div>
  );
}

interface SortMenuProps {
  filters: BrowseFilters;
  onChange: (filters: BrowseFilters) => void;
  place: ViewerPlace | null;
}

/** A menu of orders. Best match needs a search, nearest needs a location. */
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
