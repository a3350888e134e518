import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { ComparedItem } from '../contract/comparison.ts';

/*
 * One table at all widths: only the grid changes. On phones the name of a row is a line of its own, with its values in
 * equal columns below.
 */
const GRID =
  'grid grid-cols-[repeat(var(--items),minmax(0,1fr))] gap-x-2 sm:gap-x-2.5 md:grid-cols-[176px_repeat(var(--items),minmax(0,1fr))] md:gap-x-7';

/** The number of columns of values, for the rows of a table. */
export const columnsOf = (items: readonly unknown[]) => ({ '--items': items.length }) as CSSProperties;

interface TableRowProps {
  /** Its name, which is a heading of the row. */
  name: ReactNode;
  /** The name of columns, or of a row that needs none to be seen. */
  quietName?: boolean;
  className?: string;
  children: ReactNode;
}

/** A row of a section, with a line above it. */
export function TableRow({ name, quietName, className, children }: TableRowProps) {
  return (
    <div
      role="row"
      className={clsx(GRID, 'gap-y-1.5 border-t border-line py-3 md:min-h-15 md:items-center', className)}
    >
      <div
        role="rowheader"
        className={clsx(
          quietName
            ? 'max-md:sr-only'
            : 'col-span-full text-sm text-ink-2 md:col-span-1 md:text-md md:font-semibold',
        )}
      >
        {quietName ? <span className="sr-only">{name}</span> : name}
      </div>
      {children}
    </div>
  );
}

interface CellProps {
  /** Of an item that is sold: it counts less. */
  dim?: boolean;
  className?: string;
  children: ReactNode;
}

export function Cell({ dim, className, children }: CellProps) {
  return (
    <div
      role="cell"
      className={clsx(
        'min-w-0 text-sm leading-[1.35] wrap-anywhere sm:text-md',
        dim && 'text-ink-3',
        className,
      )}
    >
      {children}
    </div>
  );
}

interface CellsProps<T extends { item: number }> {
  items: readonly ComparedItem[];
  /** One for each item that is still there, in any order. */
  values: readonly T[];
  className?: string;
  render: (value: T, item: ComparedItem) => ReactNode;
}

/** The cells of a row, Item 1 first; of what is gone nothing is known. */
export function Cells<T extends { item: number }>({ items, values, className, render }: CellsProps<T>) {
  return items.map((one) => {
    const value = values.find(({ item }) => item === one.item);
    return (
      <Cell key={one.item} dim={one.state === 'sold'} className={className}>
        {value === undefined ? <Nothing /> : render(value, one)}
      </Cell>
    );
  });
}

const Nothing = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">Nothing known</span>
  </>
);

interface TableSectionProps {
  title: string;
  id?: string;
  /** At the end of its line. */
  tool?: ReactNode;
  children: ReactNode;
}

/** Rows below a heading. */
export function TableSection({ title, id, tool, children }: TableSectionProps) {
  return (
    <div role="rowgroup" className="scroll-mt-24 pt-8 md:scroll-mt-40 md:pt-11" id={id}>
      <div role="row" className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pb-2.5">
        <div role="rowheader">
          <h2 className="text-3xl md:text-4xl">{title}</h2>
        </div>
        {tool && <div role="cell">{tool}</div>}
      </div>
      {children}
    </div>
  );
}

/** A warning mark with what it means. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-start gap-1.5">
      <Icon name="triangle-exclamation-point" className="mt-px size-4.5 flex-none text-warn" />
      <span className="min-w-0">{children}</span>
    </span>
  );
}

export { GRID as TABLE_GRID };
