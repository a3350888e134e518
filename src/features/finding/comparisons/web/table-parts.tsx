import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { ComparedItem } from '../contract/comparison.ts';

/* One table at all widths; only the grid changes. On phones, the row heading has its own line above equal columns. */
const GRID =
  'grid grid-cols-[repeat(var(--items),minmax(0,1fr))] gap-x-2 sm:gap-x-2.5 md:grid-cols-[176px_repeat(var(--items),minmax(0,1fr))] md:gap-x-7';

/** Sets the number of value columns for the rows of a table. */
export const columnsOf = (items: readonly unknown[]) => ({ '--items': items.length }) as CSSProperties;

interface TableRowProps {
  /** The heading of the row. */
  name: ReactNode;
  /** Whether the heading is only for screen readers. */
  quietName?: boolean;
  className?: string;
  children: ReactNode;
}

/** A row of a section, with a border above it. */
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
  /** Whether the cell is dimmed, as for sold items. */
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
  /** One value per existing item, in any order. */
  values: readonly T[];
  className?: string;
  render: (value: T, item: ComparedItem) => ReactNode;
}

/** Renders the cells of a row in the order of the items. Deleted items have empty cells. */
export function Cells<T extends { item: number }>({ items, values, className, render }: CellsProps<T>) {
  return items.map((comparedItem) => {
    const value = values.find(({ item }) => item === comparedItem.item);
    return (
      <Cell key={comparedItem.item} dim={comparedItem.state === 'sold'} className={className}>
        {value === undefined ? <Nothing /> : render(value, comparedItem)}
      </Cell>
    );
  });
}

/** A dash, for a cell without a value. */
export const Nothing = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">Nothing known</span>
  </>
);

interface TableSectionProps {
  title: string;
  id?: string;
  /** A control at the end of the heading. */
  tool?: ReactNode;
  children: ReactNode;
}

/** A heading with its rows. */
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

/** A warning icon with text. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-start gap-1.5">
      <Icon name="triangle-exclamation-point" className="mt-px size-4.5 flex-none text-warn" />
      <span className="min-w-0">{children}</span>
    </span>
  );
}

export { GRID as TABLE_GRID };
