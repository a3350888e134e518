import { useEffect } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api.ts';

/** Tells the server that a member looks at their wants, which is where a digest leads. */
export function useSeenWants(): void {
  useEffect(() => {
    const tell = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', tell);
      void outcomeOf(api.PUT('/api/wants/seen'));
    };
    document.addEventListener('visibilitychange', tell);
    tell();
    return () => document.removeEventListener('visibilitychange', tell);
  }, []);
}
