import { useEffect } from 'react';
import { api } from '../../../platform/web/api.ts';

/**
 * Tells the server that somebody looks at a listing: here and not where the page is made, because pages are made for
 * bots, for previews and ahead of time too, and are shown to many.
 */
export function useCountView(listing: { id: string; own: boolean }): void {
  const { id, own } = listing;
  useEffect(() => {
    if (own) return undefined;
    const tell = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', tell);
      // Whether it arrives changes nothing for the person who looks.
      void api.POST('/api/listings/{id}/views', { params: { path: { id } } }).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', tell);
    tell();
    return () => document.removeEventListener('visibilitychange', tell);
  }, [id, own]);
}
