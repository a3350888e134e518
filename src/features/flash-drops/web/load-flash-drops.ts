import type { ApiClient } from '../../../platform/web/api-client.ts';
import type { BoardQuery } from './standings.ts';

/** The podium, six rows below it, and the viewer. */
export const currentQuery = (own: string | undefined): BoardQuery => ({
  limit: 9,
  around: own,
  above: 0,
  below: 0,
});

/** All events, and the leaderboard of the first one that is on. Null in place of what could not be loaded. */
export async function loadFlashDrops(api: ApiClient, own: string | undefined) {
  const { data: events } = await api.GET('/api/flash-drops');
  const first = events?.current[0];
  const board =
    first &&
    (await api.GET('/api/flash-drops/{id}/leaderboard', {
      params: { path: { id: first.id }, query: currentQuery(own) },
    }));
  return { events: events ?? null, board: board?.data ?? null, own: own ?? null };
}
