import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, byId, json, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { notificationErrors } from '../contract/errors.ts';
import { NotificationQuery, Notifications, UnreadNotifications } from '../contract/notification.ts';
import { loadNotifications, type NotificationListServices } from './load-notifications.ts';
import { markAllRead, markRead } from './mark-read.ts';
import { requireReader } from './notifications.policy.ts';
import { countUnread } from './notifications.queries.ts';
import type { NotifyServices } from './notify.ts';

export const tag: ApiTag = {
  name: 'Notifications',
  description: 'What members and guests are notified about, and how.',
};

export function notificationRoutes(services: Pick<NotifyServices, 'live'> & NotificationListServices) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/notifications',
        operationId: 'listNotifications',
        tag,
        summary: "The viewer's notifications, newest first",
        access: 'member',
        request: { query: NotificationQuery },
        responses: { 200: json(Notifications, 'A page of notifications.') },
      }),
      async (c) => {
        const member = requireReader(await actorOf(c));
        return c.json(await loadNotifications(services, member, c.req.valid('query')), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/notifications/unread',
        operationId: 'countUnreadNotifications',
        tag,
        summary: 'Count unread notifications; 0 for visitors and guests',
        access: 'optional',
        responses: { 200: json(UnreadNotifications, 'The count.') },
      }),
      async (c) => {
        const actor = await actorOf(c);
        const unread = actor.kind === 'member' ? await countUnread(services.db, actor.id) : 0;
        return c.json({ unread }, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/notifications/read',
        operationId: 'markAllNotificationsRead',
        tag,
        summary: 'Mark all notifications as read',
        access: 'member',
        responses: { 204: { description: 'All are read.' } },
      }),
      async (c) => {
        await markAllRead(services, requireReader(await actorOf(c)));
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/notifications/{id}/read',
        operationId: 'markNotificationRead',
        tag,
        summary: 'Mark a notification as read; cannot be undone',
        access: 'member',
        request: { params: byId },
        responses: { 204: { description: 'It is read.' } },
        errors: [notificationErrors.NOTIFICATION_NOT_FOUND],
      }),
      async (c) => {
        const member = requireReader(await actorOf(c));
        await markRead(services, member, c.req.valid('param').id);
        return c.body(null, 204);
      },
    );
}
