import type { Config } from '../../../../platform/server/config.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { notificationErrors } from '../contract/errors.ts';
import {
  MailSubscription,
  NotificationSettings,
  notificationSettingsChange,
  PushEndpoint,
  PushSubscription,
  UnsubscribeQuery,
} from '../contract/notification.ts';
import { requireReader } from './notifications.policy.ts';
import { tag } from './notifications.routes.ts';
import { subscribePush, unsubscribePush } from './push-subscriptions.ts';
import { changeSettings, loadSettings, type SettingsServices } from './settings.ts';
import { changeMailSubscription, loadMailSubscription } from './unsubscribe.ts';

type Services = SettingsServices & { config: Config };

export function notificationSettingsRoutes(services: Services) {
  const { db, config, notificationCatalog } = services;
  const mails = { db, authSecret: config.authSecret, notificationCatalog };
  const groups = notificationCatalog.preferences.map(({ group }) => group);
  const settings = { 200: json(NotificationSettings, 'The current settings.') };
  const errors = [notificationErrors.BAD_UNSUBSCRIBE_LINK];
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/notifications/settings',
        operationId: 'getNotificationSettings',
        tag,
        summary: "The viewer's settings",
        access: 'member',
        responses: settings,
      }),
      async (c) => {
        const member = requireReader(await actorOf(c));
        return c.json(await loadSettings(services, member), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'patch',
        path: '/notifications/settings',
        operationId: 'updateNotificationSettings',
        tag,
        summary: 'Change some of the settings',
        access: 'member',
        request: { body: jsonBody(notificationSettingsChange(groups)) },
        responses: settings,
      }),
      async (c) => {
        const member = requireReader(await actorOf(c));
        return c.json(await changeSettings(services, member, c.req.valid('json')), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'put',
        path: '/notifications/push',
        operationId: 'subscribePush',
        tag,
        summary: 'Turn on push for a device, for as long as this session lasts',
        access: 'member',
        request: { body: jsonBody(PushSubscription) },
        responses: { 204: { description: 'Push is on.' } },
        errors: [notificationErrors.BAD_PUSH_ADDRESS],
      }),
      async (c) => {
        const member = requireReader(await actorOf(c));
        await subscribePush(db, member, c.req.valid('json'));
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/notifications/push',
        operationId: 'unsubscribePush',
        tag,
        summary: 'Turn off push for a device',
        access: 'member',
        request: { query: PushEndpoint },
        responses: { 204: { description: 'Push is off.' } },
      }),
      async (c) => {
        const member = requireReader(await actorOf(c));
        await unsubscribePush(db, member, c.req.valid('query').endpoint);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/notifications/mail-subscription',
        operationId: 'getMailSubscription',
        tag,
        summary: 'Get the mails that an unsubscribe link ends',
        access: 'anyone',
        request: { query: UnsubscribeQuery },
        responses: { 200: json(MailSubscription, 'The mails, by kind.') },
        errors,
      }),
      async (c) => c.json(await loadMailSubscription(mails, c.req.valid('query').token), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'put',
        path: '/notifications/mail-subscription',
        operationId: 'restoreMailSubscription',
        tag,
        summary: 'Undo unsubscribing with a link',
        access: 'anyone',
        request: { query: UnsubscribeQuery },
        responses: { 204: { description: 'They are mailed again.' } },
        errors,
      }),
      async (c) => {
        await changeMailSubscription(mails, c.req.valid('query').token, true);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/notifications/unsubscribe',
        operationId: 'unsubscribeFromMail',
        tag,
        summary: 'Unsubscribe with one click, without being signed in (RFC 8058)',
        access: 'anyone',
        request: { query: UnsubscribeQuery },
        responses: { 204: { description: 'They are no longer mailed.' } },
        errors,
      }),
      async (c) => {
        await changeMailSubscription(mails, c.req.valid('query').token, false);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/notifications/unsubscribe',
        operationId: 'openUnsubscribePage',
        tag,
        summary: 'Redirect to the page that confirms unsubscribing',
        access: 'anyone',
        request: { query: UnsubscribeQuery },
        responses: { 302: { description: 'The page.' } },
        errors,
      }),
      async (c) => {
        const { token } = c.req.valid('query');
        await loadMailSubscription(mails, token);
        return c.redirect(`/unsubscribe?token=${encodeURIComponent(token)}`, 302);
      },
    );
}
