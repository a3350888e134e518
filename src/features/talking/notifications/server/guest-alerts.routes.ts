import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
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
import { tag } from './notifications.routes.ts';

const path = '/notifications/guest-alerts';

export function guestAlertsRoutes(services: GuestAlertsServices) {
  const { db } = services;
  const responses = { 200: json(GuestAlerts, 'The current alert address.') };
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path,
        operationId: 'getGuestAlerts',
        tag,
        summary: "Get the guest's alert address",
        access: 'guest',
        responses,
      }),
      async (c) => {
        const guest = requireGuest(await actorOf(c));
        return c.json(await loadGuestAlerts(db, guest), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'put',
        path,
        operationId: 'setGuestAlerts',
        tag,
        summary: 'Set the alert address, which its owner has to confirm',
        description: 'Replaces the previous address. Rate-limited by guest, mailbox and network.',
        access: 'guest',
        request: { body: jsonBody(GuestAlertsChange) },
        responses,
        errors: [notificationErrors.ALERT_MAIL_NOT_SENT],
      }),
      async (c) => {
        const guest = requireGuest(await actorOf(c));
        const { email } = c.req.valid('json');
        return c.json(await setGuestAlerts(services, guest, email, c.var.address), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path,
        operationId: 'removeGuestAlerts',
        tag,
        summary: 'Turn off mail alerts',
        access: 'guest',
        responses: { 204: { description: 'The address is deleted.' } },
      }),
      async (c) => {
        await removeGuestAlerts(db, requireGuest(await actorOf(c)).key);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: `${path}/confirm`,
        operationId: 'confirmGuestAlerts',
        tag,
        summary: "Confirm the address for a guest's alerts with the mailed link",
        access: 'anyone',
        request: { body: jsonBody(GuestAlertsToken) },
        responses: { 204: { description: 'Alerts are on.' } },
        errors: [notificationErrors.BAD_ALERT_LINK],
      }),
      async (c) => {
        await confirmGuestAlerts(db, c.req.valid('json').token);
        return c.body(null, 204);
      },
    );
}
