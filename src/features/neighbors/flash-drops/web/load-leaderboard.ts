import type { ApiClient } from '../../../../platform/web/api/api-client.ts';
import { load } from '../../../../platform/web/page/page-context.ts';
import type { FlashDrop } from '../contract/flash-drop.ts';
import type { Leaderboard } from '../contract/leaderboard.ts';
import { mainOf } from './load-flash-drops.ts';
import type { BoardQuery } from './standings.ts';

/** Maximum number of the viewer's events to name. */
const MAX_OWN_EVENTS = 3;

/** Loads the leaderboard page. The address selects the events. */
export async function loadLeaderboard(api: ApiClient, params: URLSearchParams, viewerId: string | undefined) {
  const eventId = params.get('event');
  const year = Number(params.get('year')) || null;
  const query: BoardQuery = { limit: 50, around: viewerId, above: 1, below: 2 };
  const [event, overall, { current }, mine] = await Promise.all([
    eventId === null ? null : load(api.GET('/api/flash-drops/{id}', { params: { path: { id: eventId } } })),
    load(
      api.GET('/api/leaderboard', {
        params: { query: { ...query, ...(eventId === null && year !== null && { year }) } },
      }),
    ),
    load(api.GET('/api/flash-drops', { params: { query: { limit: 1 } } })),
    viewerId === undefined
      ? null
      : api.GET('/api/flash-drops/mine', { params: { query: { limit: MAX_OWN_EVENTS } } }),
  ]);
  const board: Leaderboard =
    event === null
      ? overall
      : await load(
          api.GET('/api/flash-drops/{id}/leaderboard', { params: { path: { id: event.id }, query } }),
        );
  return {
    shown: event !== null ? ('event' as const) : year !== null ? ('year' as const) : ('all' as const),
    year,
    years: overall.years,
    /** Number of events that count toward these ranks. */
    events: overall.events,
    event: event && brief(event),
    running: brief(mainOf(current.filter(({ phase }) => phase === 'running'))),
    query,
    board,
    viewerId: viewerId ?? null,
    mine: mine?.data ?? null,
    /** Whether to show all ranks instead of those around the viewer. */
    isWhole: params.has('whole'),
  };
}

export type LeaderboardData = Awaited<ReturnType<typeof loadLeaderboard>>;

const brief = (event: FlashDrop | undefined): Pick<FlashDrop, 'id' | 'title' | 'phase'> | null =>
  event === undefined ? null : { id: event.id, title: event.title, phase: event.phase };
