import { useEffect } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api.ts';

/** Reports to the server how far a member has seen a discussion, while the page is visible. */
export function useSeenPosts(zoneId: string, seq: number, enabled: boolean): void {
  useEffect(() => {
    if (!enabled || seq === 0) return;
    let told = false;
    const tell = () => {
      if (told || document.visibilityState !== 'visible') return;
      told = true;
      void outcomeOf(
        api.PUT('/api/zones/{id}/posts/seen', { params: { path: { id: zoneId } }, body: { seq } }),
      );
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [zoneId, seq, enabled]);
}
