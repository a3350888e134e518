import type { ApiClient } from '../../../../platform/web/api/api-client.ts';
import type { FlashDrop } from '../contract/flash-drop.ts';
import type { BoardQuery } from './standings.ts';

/** The podium, six rows below it, and the viewer. */
export const currentQuery = (viewerId: string | undefined): BoardQuery => ({
  limit: 9,
  around: viewerId,
  above: 0,
  below: 0,
});

/** Loads all events and the leaderboard of the main running one. Parts that fail to load are null. */
export async function loadFlashDrops(api: ApiClient, viewerId: string | undefined) {
  const { data: events } = await api.GET('/api/flash-drops');
  const first = events && mainOf(events.current);
  const board =
    first &&
    (await api.GET('/api/flash-drops/{id}/leaderboard', {
      params: { path: { id: first.id }, query: currentQuery(viewerId) },
    }));
  return {
    events: events ?? null,
    /** Id of the event that is shown large. */
    main: first?.id ?? null,
    board: board?.data ?? null,
    viewerId: viewerId ?? null,
  };
}

/** Returns the main running event: one that the viewer takes part in, or the one with the most participants. */
export function mainOf(current: readonly FlashDrop[]): FlashDrop | undefined {
  const [busiest] = current.toSorted((a, b) => b.participants - a.participants);
  return current.find(({ userParticipation }) => userParticipation !== null) ?? busiest;
}
