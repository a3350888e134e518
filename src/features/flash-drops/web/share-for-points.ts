import { api, outcomeOf } from '../../../platform/web/api.ts';
import type { RunningFlashDrop } from '../contract/flash-drop.ts';

/**
 * Returns the path that earns the viewer points once someone else opens it. Null where there is none: for people who
 * take no part, and after the event.
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
