import { useLayoutEffect } from 'react';

/**
 * Lays out the rest of the first page of a visit once someone scrolls (see lazy-render.css), and removes its mark.
 * Mounted anew for each page.
 */
export function FirstPage() {
  useLayoutEffect(() => {
    if (window.scrollY > 0) layOutRest();
    else window.addEventListener('scroll', layOutRest, { once: true });
    return () => {
      window.removeEventListener('scroll', layOutRest);
      removeMark();
    };
  }, []);
  return null;
}

/** Part by part while the browser is idle, so that a touch never waits long. */
function layOutRest(): void {
  if (!('requestIdleCallback' in window)) return removeMark();
  const parts = document.querySelectorAll<HTMLElement>(':root[data-first-page] .lazy-render');
  const remaining = parts.values();
  const layOutNext = () => {
    const { value: part } = remaining.next();
    if (part === undefined) return removeMark();
    part.style.contentVisibility = 'visible';
    requestIdleCallback(layOutNext);
  };
  requestIdleCallback(layOutNext);
}

function removeMark(): void {
  delete document.documentElement.dataset.firstPage;
}
