import { expect, test } from 'vitest';
import { createApiClient } from '../../../platform/web/api-client.ts';
import { loadDashboard } from './load-dashboard.ts';

const dashboard = new URL('https://offhand.test/dashboard?all=1');

/** An API with these statuses for listings and conversations. */
const answering = (listings: number, conversations: number) =>
  createApiClient({
    baseUrl: 'http://api',
    fetch: async ({ url }) =>
      url.includes('/conversations')
        ? Response.json({ conversations: [] }, { status: conversations })
        : Response.json({ listings: [], nextCursor: null }, { status: listings }),
  });

test('When its data cannot be loaded, the dashboard still opens without it (DASH-13)', async () => {
  expect(await loadDashboard(answering(500, 200), 5, dashboard)).toMatchObject({ own: null });
});

test('When only the chats cannot be loaded, the dashboard opens without them (DASH-13)', async () => {
  const { own, owed, chats } = await loadDashboard(answering(200, 503), 5, dashboard);
  expect(own).toMatchObject({ listings: [] });
  expect([owed, chats]).toEqual([[], []]);
});

test('A visitor is sent to sign in, and comes back (DASH-12)', async () => {
  const redirected = await loadDashboard(answering(401, 401), 5, dashboard).catch(
    (answer: Response) => answer,
  );
  expect(redirected).toMatchObject({ status: 302 });
  expect((redirected as Response).headers.get('Location')).toBe('/auth?next=%2Fdashboard%3Fall%3D1');
});
