import { expect, test } from 'vitest';
import { createApiClient } from '../../../../platform/web/api/api-client.ts';
import { loadShortcutNews } from './load-shortcut-news.ts';

/** A fake API that answers with these bodies; null fails. */
const answering = (wants: object | null, drops: object | null) =>
  createApiClient({
    baseUrl: 'http://api',
    fetch: async ({ url }) => {
      const body = url.includes('/wants') ? wants : drops;
      return body === null ? Response.json({}, { status: 503 }) : Response.json(body);
    },
  });

const want = (on: boolean, thisWeek: number) => ({ on, news: { thisWeek } });
const drop = (phase: string, rank: number | null) => ({ phase, userParticipation: rank && { rank } });

test('The dashboard counts new matches of searches that are on, and shows my rank while a Flash Drop runs', async () => {
  const api = answering(
    { wants: [want(true, 2), want(false, 5), want(true, 1)] },
    { events: [drop('upcoming', null), drop('running', 4), drop('over', 1)] },
  );
  expect(await loadShortcutNews(api)).toEqual({ matches: 3, rank: 4 });
});

test('Without a running Flash Drop, or when both fail, the shortcuts show nothing new', async () => {
  expect(await loadShortcutNews(answering({ wants: [] }, { events: [drop('over', 1)] }))).toEqual({
    matches: 0,
    rank: null,
  });
  expect(await loadShortcutNews(answering(null, null))).toEqual({ matches: 0, rank: null });
});
