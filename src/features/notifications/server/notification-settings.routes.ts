import { createRoute } from '@hono/zod-openapi';
import type { Config } from '../../../platform/server/config.ts';
import { createRouter } from '../../../platform/server/http/api.ts';
import { problems } from '../../../platform/server/http/problem.ts';
import { commonErrors } from '../../../shared/errors.ts';
import { notificationErrors } from '../contract/errors.ts';
import {
  MailSubscription,
  NotificationSettings,
  NotificationSettingsChange,
  PushEndpoint,
  PushSubscription,
  UnsubscribeQuery,
} from '../contract/notification.ts';
import { requireReader } from './notifications.policy.ts';
import { subscribePush, unsubscribePush } from './push-subscriptions.ts';
import { changeSettings, loadSettings, type SettingsServices } from './settings.ts';
import { changeMailSubscription, loadMailSubscription } from './unsubscribe.ts';

const tags = ['Notifications'];
const PRIVATE = { 'Cache-Control': 'no-store' };

type Services = SettingsServices & { config: Config };

/** What members want to be told, how and when. */
export function notificationSettingsRoutes(services: Services) {
  const { db, config } = services;
  const settings = {
    200: {
      description: 'The settings, as they are now.',
      content: { 'application/json': { schema: NotificationSettings } },
    },
    ...problems(commonErrors.AUTHENTICATION_REQUIRED),
  };
  const link = problems(notificationErrors.BAD_UNSUBSCRIBE_LINK);
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/notifications/settings',
        tags,
        summary: "The asker's settings",
        responses: settings,
      }),
      async (c) => {
        const member = requireReader((await c.var.identify()).actor);
        return c.json(await loadSettings(services, member), 200, PRIVATE);
      },
    )
    .openapi(
      createRoute({
        method: 'patch',
        path: '/notifications/settings',
        tags,
        summary: 'Change some of the settings',
        request: {
          body: {
            required: true,
            content: { 'application/json': { schema: NotificationSettingsChange } },
          },
        },
        responses: settings,
      }),
      async (c) => {
        const member = requireReader((await c.var.identify()).actor);
        return c.json(await changeSettings(services, member, c.req.valid('json')), 200, PRIVATE);
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/notifications/push',
        tags,
        summary: "Push to the asker's device, for as long as this session lasts",
        request: {
          body: { required: true, content: { 'application/json': { schema: PushSubscription } } },
        },
        responses: {
          204: { description: 'From now on.' },
          ...problems(commonErrors.AUTHENTICATION_REQUIRED, notificationErrors.BAD_PUSH_ADDRESS),
        },
      }),
      async (c) => {
        const member = requireReader((await c.var.identify()).actor);
        await subscribePush(db, member, c.req.valid('json'));
        return c.body(null, 204);
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/notifications/push',
        tags,
        summary: 'Push no more to a device',
        request: { query: PushEndpoint },
        responses: {
          204: { description: 'Whether it was before or not.' },
          ...problems(commonErrors.AUTHENTICATION_REQUIRED),
        },
      }),
      async (c) => {
        const member = requireReader((await c.var.identify()).actor);
        await unsubscribePush(db, member, c.req.valid('query').endpoint);
        return c.body(null, 204);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/notifications/mail-subscription',
        tags,
        summary: 'What an unsubscribe link is about',
        request: { query: UnsubscribeQuery },
        responses: {
          200: {
            description: 'The kinds of mail.',
            content: { 'application/json': { schema: MailSubscription } },
          },
          ...link,
        },
      }),
      async (c) =>
        c.json(await loadMailSubscription(db, config.authSecret, c.req.valid('query').token), 200, PRIVATE),
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/notifications/mail-subscription',
        tags,
        summary: 'Take the unsubscribing by a link back',
        request: { query: UnsubscribeQuery },
        responses: { 204: { description: 'They are mailed again.' }, ...link },
      }),
      async (c) => {
        await changeMailSubscription(db, config.authSecret, c.req.valid('query').token, true);
        return c.body(null, 204);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/notifications/unsubscribe',
        tags,
        summary: 'End the mails a link is about, without being signed in (RFC 8058)',
        request: { query: UnsubscribeQuery },
        responses: { 204: { description: 'They are not mailed any more.' }, ...link },
      }),
      async (c) => {
        await changeMailSubscription(db, config.authSecret, c.req.valid('query').token, false);
        return c.body(null, 204);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/notifications/unsubscribe',
        tags,
        summary: 'Leads to the page that asks before it ends anything',
        request: { query: UnsubscribeQuery },
        responses: { 302: { description: 'The page.' }, ...link },
      }),
      async (c) => {
        const { token } = c.req.valid('query');
        await loadMailSubscription(db, config.authSecret, token);
        return c.redirect(`/unsubscribe?token=${encodeURIComponent(token)}`, 302);
      },
    );
}
