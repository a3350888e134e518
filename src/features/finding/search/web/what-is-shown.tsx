import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { CategoryIcon } from '../../../../platform/web/ui/category-icon.tsx';
import { Chip } from '../../../../platform/web/ui/chip.tsx';
import { shownCategories } from '../../../../shared/taxonomy.ts';
import type { ViewerPlace } from '../../../items/listings/web/listings.ts';
import { type BrowseFilters, NO_FILTERS } from './browse-query.ts';
import type { Pill } from './pills.ts';
import { PlaceButton } from './place-button.tsx';
import { SearchPills } from './search-pills.tsx';

interface WhatIsShownProps {
  filters: BrowseFilters;
  pills: readonly Pill[];
  onChange: (filters: BrowseFilters) => void;
  place: ViewerPlace | null;
  onChoosePlace: () => void;
  /** The note about a corrected search. */
  children: ReactNode;
}

/**
 * Shows the location, the pills and (until there is a search) the categories below the search box. On phones, they are
 * one scrolling row.
 */
export function WhatIsShown({ filters, pills, onChange, place, onChoosePlace, children }: WhatIsShownProps) {
  return (
    <div
      className={clsx(
        'items-center gap-x-4.5 gap-y-2.5 md:-mt-3.5 md:mb-6.5 md:flex md:flex-wrap',
        pills.length === 0 && 'md:hidden',
      )}
    >
      <div className="scroll-row min-w-0 max-md:-mx-4 max-md:scroll-px-4 max-md:px-4 md:flex-wrap md:items-center">
        <PlaceButton
          filters={filters}
          place={place}
          onOpen={onChoosePlace}
          className="chip max-w-60 md:hidden"
        />
        <SearchPills
          pills={pills}
          onChange={onChange}
          label="Active filters"
          className="flex min-w-0 gap-2 md:flex-wrap"
        />
        {pills.length > 0 && (
          <button
            type="button"
            className={clsx(
              'min-h-10 px-2 text-md font-semibold text-ink-2 underline underline-offset-3 hover:text-ink max-md:min-h-11',
              filters.q === '' && 'max-md:hidden',
            )}
            onClick={() => {
              document.getElementById('results')?.focus();
              onChange(NO_FILTERS);
            }}
          >
            Clear all
          </button>
        )}
        {filters.q === '' && <CategoryChips filters={filters} onChange={onChange} />}
      </div>
      {children}
    </div>
  );
}

/** Category chips on phones. The row scrolls to the chosen one. */
function CategoryChips({ filters, onChange }: Pick<WhatIsShownProps, 'filters' | 'onChange'>) {
  const { category } = filters;
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = group.current?.parentElement;
    const chosen = group.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (category === null || !row || !chosen) return;
    const [from, to] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
    // Scroll only the row: scrollIntoView() would also scroll the page.
    row.scrollBy({ left: (to.left + to.right - from.left - from.right) / 2, behavior: 'instant' });
  }, [category]);
  return (
    <div className="flex gap-2 md:hidden" role="group" aria-label="Category" ref={group}>
      <Chip pressed={category === null} onClick={() => onChange({ ...filters, category: null })}>
        <CategoryIcon category="all" />
        All Categories
      </Chip>
      {shownCategories().map(({ slug, label }) => (
        <Chip key={slug} pressed={category === slug} onClick={() => onChange({ ...filters, category: slug })}>
          <CategoryIcon category={slug} />
          {label}
        </Chip>
      ))}
    </div>
  );
}
