import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { CategorySlug } from '../../../../shared/taxonomy.ts';
import { CategoryName } from './category-name.tsx';

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
