import { z } from '@hono/zod-openapi';
import { requireMember } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { byId, json, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { commonErrors } from '../../../../shared/errors.ts';
import { SignedInDevice } from '../contract/account.ts';
import type { AccountServices } from './account-services.ts';
import { ACCOUNTS_TAG } from './accounts.routes.ts';
import { listDevices, signOutDevice, signOutElsewhere } from './devices.ts';

const done = { description: 'Done.' };

export function deviceRoutes(services: AccountServices) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/accounts/devices',
        operationId: 'listDevices',
        tag: ACCOUNTS_TAG,
        summary: 'List the devices the account is logged in on',
        access: 'member',
        responses: {
          200: json(z.object({ devices: z.array(SignedInDevice) }), 'The requesting device comes first.'),
        },
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        return c.json({ devices: await listDevices(services.db, member) }, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/accounts/devices/{id}',
        operationId: 'signOutDevice',
        tag: ACCOUNTS_TAG,
        summary: 'Log a device out',
        access: 'member',
        request: { params: byId },
        responses: { 204: done },
        errors: [commonErrors.NOT_FOUND],
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        await signOutDevice(services, member, c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/accounts/devices',
        operationId: 'signOutOtherDevices',
        tag: ACCOUNTS_TAG,
        summary: 'Log out on all other devices',
        access: 'member',
        responses: { 204: done },
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        await signOutElsewhere(services, member);
        return c.body(null, 204);
      },
    );
}
