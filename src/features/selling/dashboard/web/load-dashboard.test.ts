import { expect, test } from 'vitest';
import { createApiClient } from '../../../../platform/web/api/api-client.ts';
import type { Conversation, Inbox } from '../../../talking/messages/contract/message.ts';
import { loadDashboard } from './load-dashboard.ts';

const dashboard = new URL('https://offhand.test/dashboard?all=1');

/** A fake API with these statuses for listings and conversations. */
const answering = (listings: number, conversations: number, inbox: Partial<Inbox> = {}) =>
  createApiClient({
    baseUrl: 'http://api',
    fetch: async ({ url }) =>
      url.includes('/conversations')
        ? Response.json({ conversations: [], nextCursor: null, ...inbox }, { status: conversations })
        : Response.json({ listings: [], nextCursor: null }, { status: listings }),
  });

test('When its data cannot be loaded, the dashboard opens without it (DASH-13)', async () => {
  expect(await loadDashboard(answering(500, 200), 5, dashboard)).toMatchObject({ own: null });
});

test('When only the chats cannot be loaded, the dashboard opens without them (DASH-13)', async () => {
  const { own, owed, chats } = await loadDashboard(answering(200, 503), 5, dashboard);
  expect(own).toMatchObject({ listings: [] });
  expect([owed, chats]).toEqual([null, []]);
});

test('The dashboard shows four chats that wait for a reply: offers that expire first, then the newest', async () => {
  const conversations = [
    { id: 'asked last' },
    { id: 'expires later', replyBy: '2026-11-25T12:00:00.000Z' },
    { id: 'asked before', replyBy: null },
    { id: 'expires first', replyBy: '2026-11-25T09:00:00.000Z' },
    { id: 'asked long ago' },
  ] as Conversation[];
  const { owed } = await loadDashboard(answering(200, 200, { conversations }), 5, dashboard);
  expect(owed?.chats.map(({ id }) => id)).toEqual([
    'expires first',
    'expires later',
    'asked last',
    'asked before',
  ]);
  expect(owed?.count).toBe('5');
  const more = await loadDashboard(answering(200, 200, { conversations, nextCursor: 'x' }), 5, dashboard);
  expect(more.owed?.count).toBe('5+');
});

test('A visitor is sent to sign in, and returns to the dashboard (DASH-12)', async () => {
  const redirected = await loadDashboard(answering(401, 401), 5, dashboard).catch(
    (answer: Response) => answer,
  );
  expect(redirected).toMatchObject({ status: 302 });
  expect((redirected as Response).headers.get('Location')).toBe('/auth?next=%2Fdashboard%3Fall%3D1');
});
