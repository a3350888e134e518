import type { ApiClient } from '../../../platform/web/api-client.ts';

/** The viewer's events, and their points of the one that is on. */
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
    /** How many friends signed up by the viewer's link; null if that is not known. */
    invited: invitation?.data?.joined ?? null,
  };
}
