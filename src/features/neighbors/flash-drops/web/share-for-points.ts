import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import type { RunningFlashDrop } from '../contract/flash-drop.ts';

/**
 * Returns the path that earns the viewer points when someone else opens it. Returns null for non-participants and after
 * the event.
 */
export async function pathForPoints(
  event: Pick<RunningFlashDrop, 'id' | 'joined'>,
  listingId: string,
): Promise<string | null> {
  if (!event.joined) return null;
  const outcome = await outcomeOf(
    api.POST('/api/flash-drops/{id}/shares', { params: { path: { id: event.id } }, body: { listingId } }),
  );
  return outcome.ok ? outcome.data.path : null;
}

/** Reports that a shared link was opened. The server decides whether it counts. */
export function useOpenShare(): void {
  const [params] = useSearchParams();
  const token = params.get('share');
  useEffect(() => {
    if (token === null || token === '') return;
    // Ignore failures: they don't matter to the visitor.
    void api
      .POST('/api/flash-drop-shares/{token}/opened', { params: { path: { token } } })
      .catch(() => undefined);
  }, [token]);
}
