import type { ApiClient } from '../../../../platform/web/api/api-client.ts';
import { load, requireId } from '../../../../platform/web/page/page-context.ts';
import { mainOf } from './load-flash-drops.ts';
import { type BoardQuery, PODIUM_SIZE } from './standings.ts';

/** For a running event: the top rows, and the viewer with two rows above and one below. */
export const duringQuery = (viewerId: string | undefined): BoardQuery => ({
  limit: 5,
  around: viewerId,
  above: 2,
  below: 1,
});

/** For a past event: the podium, three more rows, and the viewer with their neighbors. */
const afterQuery = (viewerId: string | undefined): BoardQuery => ({
  limit: 2 * PODIUM_SIZE,
  around: viewerId,
  above: 1,
  below: 1,
});

/**
 * Loads everything on the page of an event.
 * @param viewerId Profile id of the viewer, if they have one.
 * @throws Response 404 if there is no such event.
 */
export async function loadEvent(api: ApiClient, id: string, viewerId: string | undefined) {
  const params = { path: { id: requireId(id) } };
  const event = await load(api.GET('/api/flash-drops/{id}', { params }));
  const { phase, userParticipation } = event;
  const hasBegun = phase === 'running' || phase === 'counting' || phase === 'over';
  const query = phase === 'over' ? afterQuery(viewerId) : duringQuery(viewerId);
  const [board, points, listings, planned] = await Promise.all([
    hasBegun ? load(api.GET('/api/flash-drops/{id}/leaderboard', { params: { ...params, query } })) : null,
    hasBegun && userParticipation ? api.GET('/api/flash-drops/{id}/points', { params }) : null,
    hasBegun ? api.GET('/api/flash-drops/{id}/listings', { params }) : null,
    phase === 'over' ? api.GET('/api/flash-drops', { params: { query: { limit: 1 } } }) : null,
  ]);
  return {
    event,
    viewerId: viewerId ?? null,
    board,
    /** Null for viewers who don't take part. */
    points: points?.data ?? null,
    listings: hasBegun ? (listings?.data ?? { listings: [], total: 0, mine: 0, nextCursor: null }) : null,
    /** The next event, after one that is over. */
    next: mainOf(planned?.data?.current ?? []) ?? planned?.data?.upcoming[0] ?? null,
  };
}
