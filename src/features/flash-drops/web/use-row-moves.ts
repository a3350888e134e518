import { type RefObject, useLayoutEffect, useRef } from 'react';

const MOVE = { duration: 320, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

/**
 * Lets the rows of a table glide to their new places when their order changes; not for those who want less motion.
 * By the browser's own animations: of the libraries, the small ones put removed rows back to fade them out, which
 * breaks a table, and the others weigh more than the page.
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
