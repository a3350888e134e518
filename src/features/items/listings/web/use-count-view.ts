import { useEffect } from 'react';
import { api } from '../../../../platform/web/api/api.ts';

/**
 * Counts a view of a listing from the browser. Not when the page is rendered, because pages are also rendered
 * for bots, previews and prefetching, and are cached for many people.
 */
export function useCountView(listing: { id: string; own: boolean }): void {
  const { id, own } = listing;
  useEffect(() => {
    if (own) return undefined;
    const count = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', count);
      // A failure does not matter to the viewer.
      void api.POST('/api/listings/{id}/views', { params: { path: { id } } }).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', count);
    count();
    return () => document.removeEventListener('visibilitychange', count);
  }, [id, own]);
}
