import type { ApiClient } from '../../../platform/web/api-client.ts';

/** Loads the viewer's events, and their points in the running one. */
export async function loadMyFlashDrops(api: ApiClient) {
  const { data: mine, response } = await api.GET('/api/flash-drops/mine');
  const running = mine?.events.find(({ phase }) => phase === 'running' || phase === 'counting');
  const [points, invitation] = await Promise.all([
    running && api.GET('/api/flash-drops/{id}/points', { params: { path: { id: running.id } } }),
    mine && api.GET('/api/invitation'),
  ]);
  return {
    response,
    mine: mine ?? null,
    points: running && points?.data ? { eventId: running.id, data: points.data } : null,
    /** Number of friends who signed up with the viewer's link; null if unknown. */
    invited: invitation?.data?.joined ?? null,
  };
}
