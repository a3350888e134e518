import { useEffect } from 'react';

type Direction = 'up' | 'down';

/** A row that was moved in its list, and where to. */
export interface Moved {
  key: string;
  direction: Direction;
}

/** Returns the id of the button that moves a row. */
export const moveId = (key: string, direction: Direction): string => `move-${key}-${direction}`;

/**
 * Returns the focus to the button that moved a row, which leaves the document for a moment. At the end of the list it
 * goes to the opposite button.
 */
export function useMovedFocus(moved: Moved | null): void {
  useEffect(() => {
    if (moved === null) return;
    const find = (direction: Direction) =>
      document.querySelector<HTMLButtonElement>(`#${CSS.escape(moveId(moved.key, direction))}`);
    const button = find(moved.direction);
    (button?.disabled ? find(moved.direction === 'up' ? 'down' : 'up') : button)?.focus();
  }, [moved]);
}

/** Returns the list with one row moved by one place. */
export const withMoved = <Row>(rows: readonly Row[], index: number, direction: Direction): Row[] =>
  withMovedTo(rows, index, direction === 'up' ? index - 1 : index + 1);

/** Returns the list with one row moved to another index. */
export function withMovedTo<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const [row] = rows.slice(from, from + 1);
  return row === undefined ? [...rows] : rows.toSpliced(from, 1).toSpliced(to, 0, row);
}
