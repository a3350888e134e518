import { useId, useState } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { CategoryIcon } from '../../../../platform/web/ui/category-icon.tsx';
import { ChipRadioGroup } from '../../../../platform/web/ui/chip-radio-group.tsx';
import { PriceRange } from '../../../../platform/web/ui/price-range.tsx';
import { CONDITIONS, shownCategories } from '../../../../shared/taxonomy.ts';
import { type BrowseFilters as Filters, NO_FILTERS } from './browse-query.ts';

interface BrowseFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** 'sheet' shows categories as chips on phones, 'rail' as a list on larger screens. */
  layout: 'rail' | 'sheet';
}

const conditionOptions = [
  { value: 'all', label: 'All' },
  ...CONDITIONS.map(({ slug, label }) => ({ value: slug, label })),
] as const;

const categoryOptions = () => [
  { value: 'all', label: 'All Categories' },
  ...shownCategories().map(({ slug, label }) => ({ value: slug, label })),
];

/** Category, condition and price filters. Each change loads results immediately. */
export function BrowseFilters({ filters, onChange, layout }: BrowseFiltersProps) {
  const id = useId();
  const category = filters.category === null || filters.category === 'free' ? 'all' : filters.category;
  const chooseCategory = (value: string) =>
    onChange({ ...filters, category: value === 'all' ? null : value });
  return (
    <div className="grid gap-6">
      {layout === 'rail' ? (
        <fieldset>
          <legend className="t-label mb-2.5 font-bold">Category</legend>
          <div className="-mx-2.5 grid gap-0.5">
            {categoryOptions().map(({ value, label }) => (
              <label
                key={value}
                className="relative flex min-h-9 items-center gap-2.5 rounded-md px-2.5 text-md font-medium text-ink-2 hover:bg-surface-2 has-checked:bg-surface-2 has-checked:font-bold has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:-outline-offset-1 has-focus-visible:outline-focus [&>svg]:size-4.5"
              >
                <input
                  type="radio"
                  name={`${id}-category`}
                  className="sr-only"
                  value={value}
                  checked={value === category}
                  onChange={() => chooseCategory(value)}
                />
                <CategoryIcon category={value} />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      ) : (
        <ChipRadioGroup
          legend="Category"
          name={`${id}-category`}
          options={categoryOptions()}
          value={category}
          onChange={chooseCategory}
          scroll
        />
      )}
      <ChipRadioGroup
        legend="Condition"
        name={`${id}-condition`}
        size={layout === 'rail' ? 'sm' : 'md'}
        options={conditionOptions}
        value={filters.condition ?? 'all'}
        onChange={(value) => onChange({ ...filters, condition: value === 'all' ? null : value })}
      />
      <PriceFilter
        // The slider has its own state while dragged. The key resets it after changes from elsewhere.
        key={`${filters.min}-${filters.max}`}
        filters={filters}
        onChange={onChange}
      />
      {layout === 'rail' && (
        <Button variant="soft" onClick={() => onChange(NO_FILTERS)}>
          Reset Filters
        </Button>
      )}
    </div>
  );
}

function PriceFilter({ filters, onChange }: Pick<BrowseFiltersProps, 'filters' | 'onChange'>) {
  const [range, setRange] = useState({ min: filters.min, max: filters.max });
  return (
    <PriceRange
      legend="Price Range"
      value={range}
      onChange={setRange}
      onCommit={(next) => onChange({ ...filters, ...next })}
    />
  );
}
