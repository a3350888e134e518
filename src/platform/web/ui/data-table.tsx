import clsx from 'clsx';
import type { ReactNode } from 'react';

interface DataTableProps {
  /** For screen readers. The heading above it says the same to everyone else. */
  caption: string;
  /** Column headings, starting with the one of the row headings. */
  heads: readonly string[];
  /** The last cell of a row with fewer cells than columns says what is missing. */
  rows: readonly { key: string; name: ReactNode; cells: readonly string[] }[];
  /** The total of all rows, shown last. */
  total?: { name: string; cells: readonly string[] };
}

/** A small table of numbers: names at the start, figures at the end. */
export function DataTable({ caption, heads, rows, total }: DataTableProps) {
  return (
    <table className="w-full text-md tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-xs text-ink-2">
          {heads.map((head, index) => (
            <th
              key={head}
              scope="col"
              className={clsx('h-9 font-semibold', index === 0 ? 'text-start' : 'ps-2 sm:ps-3 text-end')}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className="h-11 text-start font-semibold">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={heads[index + 1]}
                colSpan={index === cells.length - 1 ? heads.length - cells.length : undefined}
                className="ps-2 sm:ps-3 text-end text-ink-2"
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr className="border-t border-line-strong font-semibold">
            <th scope="row" className="h-11 text-start">
              {total.name}
            </th>
            {total.cells.map((cell, index) => (
              <td key={heads[index + 1]} className="ps-2 sm:ps-3 text-end">
                {cell}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
