import { type RefObject, useEffect, useRef } from 'react';
import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { countFilters, type BrowseFilters } from './browse-query.ts';

interface BrowseSearchProps {
  filters: BrowseFilters;
  onSearch: (q: string) => void;
  filtersOpen: boolean;
  onToggleFilters: () => void;
}

/** The search box with its button, the Filters button and Create Listing. Pressing `/` focuses the box. */
export function BrowseSearch({ filters, onSearch, filtersOpen, onToggleFilters }: BrowseSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(input);
  const count = countFilters(filters);
  return (
    <div className="browse-bar">
      <search className="min-w-0 flex-1">
        <form
          className="search-box"
          action="/listings"
          onSubmit={(event) => {
            event.preventDefault();
            onSearch(input.current?.value.trim() ?? '');
          }}
        >
          <Icon name="search" className="icon-lg max-md:hidden" />
          <label className="sr-only" htmlFor="q">
            Search listings
          </label>
          <input
            id="q"
            name="q"
            type="search"
            ref={input}
            // Back and forward change the address: the box then shows that search.
            key={filters.q}
            defaultValue={filters.q}
            placeholder="Search listings"
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit" className="btn search-go">
            <Icon name="search" className="md:hidden" />
            <span className="max-md:sr-only">Search</span>
          </button>
        </form>
      </search>
      <button
        type="button"
        className="btn btn-line browse-filters-button"
        aria-expanded={filtersOpen}
        aria-controls="filters"
        onClick={onToggleFilters}
      >
        <Icon name="sliders-horizontal" />
        <span className="max-md:sr-only">Filters</span>
        {count > 0 && (
          <span className="browse-filters-count">
            {count}
            <span className="sr-only"> active</span>
          </span>
        )}
      </button>
      <ButtonLink variant="zest" to="/create-listing" className="max-md:hidden">
        <Icon name="plus" />
        Create Listing
      </ButtonLink>
    </div>
  );
}

function useSlashKey(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const typing = (event.target as Element).closest('input, textarea, select, [contenteditable], dialog');
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
}
