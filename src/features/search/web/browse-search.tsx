import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../../platform/web/ui/button.tsx';
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
    <div className="flex gap-2 bg-bg pt-1.5 pb-2.5 max-md:sticky max-md:top-15 max-md:z-(--z-sticky) md:pt-3 md:pb-8">
      <search className="min-w-0 flex-1">
        <form
          className="control control-group gap-2.5 rounded-full py-1 ps-5 pe-1 md:min-h-15 md:py-1.5 md:ps-5.5 md:pe-1.5"
          action="/listings"
          onSubmit={(event) => {
            event.preventDefault();
            onSearch(input.current?.value.trim() ?? '');
          }}
        >
          <Icon name="search" className="icon-lg text-ink-2 max-md:hidden" />
          <label className="sr-only" htmlFor="q">
            Search listings
          </label>
          <input
            id="q"
            name="q"
            type="search"
            className="h-11 md:text-lg"
            ref={input}
            // Back and forward change the address: the box then shows that search.
            key={filters.q}
            defaultValue={filters.q}
            placeholder="Search listings"
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit" className="flex-none max-md:w-11 max-md:px-0 md:min-h-12 md:px-6">
            <Icon name="search" className="md:hidden" />
            <span className="max-md:sr-only">Search</span>
          </Button>
        </form>
      </search>
      <Button
        variant="line"
        className="min-h-13 flex-none max-md:w-13 max-md:px-0 md:min-h-15 md:px-6"
        aria-expanded={filtersOpen}
        aria-controls="filters"
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
