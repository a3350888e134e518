import { type RefObject, useEffect } from 'react';
import { api } from '../../../platform/web/api.ts';
import type { FeaturedCount } from '../contract/featured.ts';

/** How much of a card has to be in view, and for how long, before it counts as shown. */
const HALF = 0.5;
const SHOWN_MS = 1000;

/** What this tab has reported, so that going back and forth asks the server nothing. */
const reported = new Set<string>();

/** Counts that a featured card was seen, and that it was opened. `inside` is any element of the card. */
export function useCountFeatured(inside: RefObject<Element | null>, id: string): void {
  useEffect(() => {
    const card = inside.current?.closest('article');
    if (!card) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        // Not `isIntersecting`, which in some browsers holds for a first pixel.
        if ((entries.at(-1)?.intersectionRatio ?? 0) >= HALF)
          timer = setTimeout(() => !document.hidden && report(id, 'shown'), SHOWN_MS);
      },
      { threshold: HALF },
    );
    observer.observe(card);
    const onClick = (event: Event) => {
      if ((event.target as Element).closest('a') === null) return;
      report(id, 'shown');
      report(id, 'opened');
    };
    card.addEventListener('click', onClick);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      card.removeEventListener('click', onClick);
    };
  }, [inside, id]);
}

function report(id: string, what: FeaturedCount['what']): void {
  const name = `${what} ${id}`;
  if (reported.has(name)) return;
  reported.add(name);
  // A failure does not matter to the viewer. It outlives the page, which a click may leave.
  void api
    .POST('/api/featured-listings/{id}/counts', { params: { path: { id } }, body: { what }, keepalive: true })
    .catch(() => undefined);
}
