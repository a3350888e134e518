import type { ApiClient } from '../../../../platform/web/api/api-client.ts';

/** What is new behind the shortcuts of a dashboard. */
export interface ShortcutNews {
  /** New matches of saved searches in this week. */
  matches: number;
  /** The rank in the Flash Drop that runs; null without one or without points. */
  rank: number | null;
}

/** Loads what is new. Parts that fail are left out. */
export async function loadShortcutNews(api: ApiClient): Promise<ShortcutNews> {
  const [wants, drops] = await Promise.all([
    api.GET('/api/wants'),
    api.GET('/api/flash-drops/mine', { params: { query: { limit: 3 } } }),
  ]);
  const running = drops.data?.events.find(({ phase }) => phase === 'running');
  return {
    matches: (wants.data?.wants ?? []).reduce((sum, { on, news }) => sum + (on ? news.thisWeek : 0), 0),
    rank: running?.userParticipation?.rank ?? null,
  };
}
