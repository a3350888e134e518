import { type RefObject, useLayoutEffect, useRef } from 'react';

const MOVE = { duration: 320, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

/**
 * Animates the rows of a table to their new positions, unless the viewer prefers reduced motion. Uses browser
 * animations: small libraries re-insert removed rows to fade them out, which breaks tables, and the others are larger
 * than the page.
 */
export function useRowMoves(): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null);
  const tops = useRef(new Map<HTMLElement, number>());
  useLayoutEffect(() => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const now = new Map<HTMLElement, number>();
    for (const row of body.current?.rows ?? []) {
      now.set(row, row.offsetTop);
      const from = tops.current.get(row);
      if (isCalm || from === undefined || from === row.offsetTop) continue;
      row.animate([{ translate: `0 ${from - row.offsetTop}px` }, { translate: '0 0' }], MOVE);
    }
    tops.current = now;
  });
  return body;
}
