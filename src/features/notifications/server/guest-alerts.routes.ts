import { createRoute } from '@hono/zod-openapi';
import { createRouter } from '../../../platform/server/http/api.ts';
import { problems } from '../../../platform/server/http/problem.ts';
import { commonErrors } from '../../../shared/errors.ts';
import { notificationErrors } from '../contract/errors.ts';
import { GuestAlerts, GuestAlertsChange, GuestAlertsToken } from '../contract/guest-alerts.ts';
import {
  confirmGuestAlerts,
  type GuestAlertsServices,
  loadGuestAlerts,
  removeGuestAlerts,
  setGuestAlerts,
} from './guest-alerts.ts';
import { requireGuest } from './notifications.policy.ts';

const path = '/notifications/guest-alerts';
const tags = ['Notifications'];
const PRIVATE = { 'Cache-Control': 'no-store' };

/** Where guests are mailed about messages and deals. */
export function guestAlertsRoutes(services: GuestAlertsServices) {
  const { db } = services;
  const alerts = {
    200: {
      description: 'Where they are mailed, as it is now.',
      content: { 'application/json': { schema: GuestAlerts } },
    },
  };
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path,
        tags,
        summary: 'Where the guest who asks is mailed',
        responses: { ...alerts, ...problems(commonErrors.AUTHENTICATION_REQUIRED) },
      }),
      async (c) => {
        const guest = requireGuest((await c.var.identify()).actor);
        return c.json(await loadGuestAlerts(db, guest), 200, PRIVATE);
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path,
        tags,
        summary: 'Mail the guest at an address, once the link mailed there is used',
        description: 'Takes the place of the address before. Limited for each guest, mailbox and network.',
        request: {
          body: { required: true, content: { 'application/json': { schema: GuestAlertsChange } } },
        },
        responses: {
          ...alerts,
          ...problems(commonErrors.AUTHENTICATION_REQUIRED, notificationErrors.ALERT_MAIL_NOT_SENT),
        },
      }),
      async (c) => {
        const guest = requireGuest((await c.var.identify()).actor);
        const { email } = c.req.valid('json');
        return c.json(await setGuestAlerts(services, guest, email, c.var.address), 200, PRIVATE);
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path,
        tags,
        summary: 'Mail the guest no more',
        responses: {
          204: { description: 'The address is forgotten.' },
          ...problems(commonErrors.AUTHENTICATION_REQUIRED),
        },
      }),
      async (c) => {
        await removeGuestAlerts(db, requireGuest((await c.var.identify()).actor).key);
        return c.body(null, 204);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: `${path}/confirm`,
        tags,
        summary: "Turn a guest's alerts on by the link mailed to the address",
        request: {
          body: { required: true, content: { 'application/json': { schema: GuestAlertsToken } } },
        },
        responses: { 204: { description: 'They are on.' }, ...problems(notificationErrors.BAD_ALERT_LINK) },
      }),
      async (c) => {
        await confirmGuestAlerts(db, c.req.valid('json').token);
        return c.body(null, 204);
      },
    );
}
