import { useEffect } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api.ts';

/** Reports to the server how far a member has seen a discussion, while the page is visible. */
export function useSeenPosts(zoneId: string, seq: number, enabled: boolean): void {
  useEffect(() => {
    if (!enabled || seq === 0) return;
    let isReported = false;
    const report = () => {
      if (isReported || document.visibilityState !== 'visible') return;
      isReported = true;
      void outcomeOf(
        api.PUT('/api/zones/{id}/posts/seen', { params: { path: { id: zoneId } }, body: { seq } }),
      );
    };
    report();
    document.addEventListener('visibilitychange', report);
    return () => document.removeEventListener('visibilitychange', report);
  }, [zoneId, seq, enabled]);
}
