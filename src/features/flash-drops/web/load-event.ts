import type { ApiClient } from '../../../platform/web/api-client.ts';
import { load } from '../../../platform/web/page-context.ts';
import { mainOf } from './load-flash-drops.ts';
import { PODIUM_PLACES } from './podium-places.ts';
import type { BoardQuery } from './standings.ts';

/** Of an event that is on: the best, and the viewer with the two above and the one below. */
export const duringQuery = (own: string | undefined): BoardQuery => ({
  limit: 5,
  around: own,
  above: 2,
  below: 1,
});

/** Of one that is over: the podium and three more, and the viewer between two. */
const afterQuery = (own: string | undefined): BoardQuery => ({
  limit: 2 * PODIUM_PLACES,
  around: own,
  above: 1,
  below: 1,
});

/**
 * Everything that the page of an event shows.
 * @param own Profile id of the viewer, if they have one.
 * @throws Response 404 if there is no such event.
 */
export async function loadEvent(api: ApiClient, id: string, own: string | undefined) {
  // An address without a valid id is not found, rather than a bad request.
  if (!/^[0-9a-f-]{36}$/i.test(id)) throw new Response(null, { status: 404 });
  const params = { path: { id } };
  const event = await load(api.GET('/api/flash-drops/{id}', { params }));
  const { phase, userParticipation } = event;
  const hasBegun = phase === 'running' || phase === 'counting' || phase === 'over';
  const query = phase === 'over' ? afterQuery(own) : duringQuery(own);
  const [board, points, listings, planned] = await Promise.all([
    hasBegun ? load(api.GET('/api/flash-drops/{id}/leaderboard', { params: { ...params, query } })) : null,
    hasBegun && userParticipation ? api.GET('/api/flash-drops/{id}/points', { params }) : null,
    hasBegun ? api.GET('/api/flash-drops/{id}/listings', { params }) : null,
    phase === 'over' ? api.GET('/api/flash-drops', { params: { query: { limit: 1 } } }) : null,
  ]);
  return {
    event,
    own: own ?? null,
    board,
    /** Null for who does not take part. */
    points: points?.data ?? null,
    listings: hasBegun ? (listings?.data ?? { listings: [], total: 0, mine: 0, nextCursor: null }) : null,
    /** What comes after an event that is over. */
    next: mainOf(planned?.data?.current ?? []) ?? planned?.data?.upcoming[0] ?? null,
  };
}
