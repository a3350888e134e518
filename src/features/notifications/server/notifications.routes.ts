import { createRoute, z } from '@hono/zod-openapi';
import { createRouter } from '../../../platform/server/http/api.ts';
import { problems } from '../../../platform/server/http/problem.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Live } from '../../../platform/server/realtime/live.ts';
import { commonErrors } from '../../../shared/errors.ts';
import { notificationErrors } from '../contract/errors.ts';
import { NotificationQuery, Notifications, UnreadNotifications } from '../contract/notification.ts';
import { loadNotifications } from './load-notifications.ts';
import { markAllRead, markRead } from './mark-read.ts';
import { requireReader } from './notifications.policy.ts';
import { countUnread } from './notifications.queries.ts';

const tags = ['Notifications'];
const PRIVATE = { 'Cache-Control': 'no-store' };

/** What members are told, and that they have read it. */
export function notificationRoutes(services: { db: Database; live: Live }) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/notifications',
        tags,
        summary: "The asker's notifications, newest first",
        request: { query: NotificationQuery },
        responses: {
          200: {
            description: 'A page of them.',
            content: { 'application/json': { schema: Notifications } },
          },
          ...problems(commonErrors.AUTHENTICATION_REQUIRED),
        },
      }),
      async (c) => {
        const member = requireReader((await c.var.identify()).actor);
        return c.json(await loadNotifications(services.db, member, c.req.valid('query')), 200, PRIVATE);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/notifications/unread',
        tags,
        summary: 'How many are unread; none, for visitors and guests',
        responses: {
          200: {
            description: 'The count.',
            content: { 'application/json': { schema: UnreadNotifications } },
          },
          ...problems(),
        },
      }),
      async (c) => {
        const { actor } = await c.var.identify();
        const unread = actor.kind === 'member' ? await countUnread(services.db, actor.id) : 0;
        return c.json({ unread }, 200, PRIVATE);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/notifications/read',
        tags,
        summary: 'Mark all as read',
        responses: {
          204: { description: 'None is unread.' },
          ...problems(commonErrors.AUTHENTICATION_REQUIRED),
        },
      }),
      async (c) => {
        await markAllRead(services, requireReader((await c.var.identify()).actor));
        return c.body(null, 204);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/notifications/{id}/read',
        tags,
        summary: 'Mark one as read; there is no way back',
        request: { params: z.object({ id: z.uuid() }) },
        responses: {
          204: { description: 'It is read.' },
          ...problems(commonErrors.AUTHENTICATION_REQUIRED, notificationErrors.NOTIFICATION_NOT_FOUND),
        },
      }),
      async (c) => {
        const member = requireReader((await c.var.identify()).actor);
        await markRead(services, member, c.req.valid('param').id);
        return c.body(null, 204);
      },
    );
}
