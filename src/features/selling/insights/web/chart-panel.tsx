import clsx from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { CategoryIcon } from '../../../../platform/web/ui/category-icon.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import { type CategorySlug, categoryLabel } from '../../../../shared/taxonomy.ts';

interface ChartPanelProps {
  title: string;
  lead: string;
  /** The chart. Hidden from assistive technology, because the table says the same. */
  chart: ReactNode;
  /** The table. Always on the page: shown instead of the chart, or for screen readers only. */
  table: ReactNode;
  className?: string;
}

const VIEWS = [
  { value: 'chart', label: 'Chart', icon: 'chart-column' },
  { value: 'table', label: 'Table', icon: 'table' },
] as const satisfies { value: string; label: string; icon: IconName }[];

/** Shows numbers as a chart or as a table. */
export function ChartPanel({ title, lead, chart, table, className }: ChartPanelProps) {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const id = useId();
  return (
    <section
      className={clsx('panel relative min-w-0 px-5 pt-5.5 pb-4.5 lg:px-7 lg:pt-6.5', className)}
      aria-labelledby={id}
    >
      <div className="mb-3 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-1">
        <h2 id={id} className="text-2xl md:text-3xl">
          {title}
        </h2>
        <fieldset className="flex rounded-tile bg-surface-2 p-0.75">
          <legend className="sr-only">Show {title} as</legend>
          {VIEWS.map(({ value, label, icon }) => (
            <label
              key={value}
              className="relative flex min-h-10 min-w-11 cursor-pointer items-center justify-center gap-1.75 rounded-md px-3 text-sm font-semibold text-ink-2 focus-within:outline-2 focus-within:outline-focus has-checked:bg-surface has-checked:text-ink has-checked:shadow-1"
            >
              <input
                type="radio"
                name={`${id}-view`}
                value={value}
                checked={view === value}
                onChange={() => setView(value)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <Icon name={icon} className="icon-sm" />
              <span className="max-md:sr-only">{label}</span>
            </label>
          ))}
        </fieldset>
        <p className="col-span-full text-sm text-ink-2">{lead}</p>
      </div>
      {view === 'chart' && <div aria-hidden="true">{chart}</div>}
      <div className={view === 'chart' ? 'sr-only' : 'relative overflow-x-auto'}>{table}</div>
    </section>
  );
}

/** The category at the start of a chart row. */
export function CategoryName({ category, narrow }: { category: CategorySlug; narrow?: boolean }) {
  return (
    // Wraps to the next line if the text is large.
    <span className="flex min-w-0 flex-[1_1_7rem] items-center gap-2.5 text-md font-semibold">
      <span className={clsx('flex-none text-ink-2 [&>svg]:size-4.5', narrow && 'max-sm:hidden')}>
        <CategoryIcon category={category} />
      </span>
      <span className="min-w-0">{categoryLabel(category)}</span>
    </span>
  );
}

interface ChartRowsProps<Row> {
  rows: readonly Row[];
  /** Grid columns on wide screens: name, mark and numbers. */
  columns: string;
  /** Text of a row without a mark, because there is too little data. */
  missing: (row: Row) => string;
  /** The axis below the marks. */
  axis: ReactNode;
  /** Returns the mark of a category, on its own line on phones, and the numbers beside it. Null for none. */
  children: (row: Row) => ReactNode;
}

/** A chart with one mark per category over a shared axis. */
export function ChartRows<Row extends { category: CategorySlug }>({
  rows,
  columns,
  missing,
  axis,
  children,
}: ChartRowsProps<Row>) {
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li
            key={row.category}
            className={clsx(
              'flex min-h-11.5 flex-wrap items-center gap-x-3.5 gap-y-1.5 border-line py-2 not-first:border-t md:grid md:py-0',
              columns,
            )}
          >
            <CategoryName category={row.category} />
            {children(row) ?? (
              <span className="col-start-2 -col-end-1 ms-auto text-end text-sm text-ink-2">
                {missing(row)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className={clsx('grid gap-x-3.5 pt-2 text-2xs text-ink-2', columns)}>
        <span className="md:col-start-2">{axis}</span>
      </div>
    </>
  );
}
