import { type RefObject, useEffect } from 'react';
import { api } from '../../../../platform/web/api.ts';
import type { FeaturedCount } from '../contract/featured.ts';

/** Share of a card that must be visible, and for how long, to count as an impression. */
const MIN_VISIBLE_SHARE = 0.5;
const SHOWN_MS = 1000;

/** Reported in this tab, so that back and forward navigation sends nothing. */
const reported = new Set<string>();

/** Counts impressions and clicks of a featured card. `inside` is any element of the card. */
export function useCountFeatured(inside: RefObject<Element | null>, id: string): void {
  useEffect(() => {
    const card = inside.current?.closest('article');
    if (!card) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        // Not `isIntersecting`, which some browsers set for a single pixel.
        if ((entries.at(-1)?.intersectionRatio ?? 0) >= MIN_VISIBLE_SHARE)
          timer = setTimeout(() => !document.hidden && report(id, 'shown'), SHOWN_MS);
      },
      { threshold: MIN_VISIBLE_SHARE },
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
  // Ignore failures: they don't matter to the viewer. The request survives the navigation of a click.
  void api
    .POST('/api/featured-listings/{id}/counts', { params: { path: { id } }, body: { what }, keepalive: true })
    .catch(() => undefined);
}
