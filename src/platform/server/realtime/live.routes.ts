import { z } from '@hono/zod-openapi';
import { commonErrors, DomainError } from '../../../shared/errors.ts';
import { type Owner, requireOwner, requireSession } from '../http/actor.ts';
import { createRouter } from '../http/api.ts';
import { actorOf } from '../http/request.ts';
import { type ApiTag, route } from '../http/route.ts';
import { isForeign } from '../http/same-origin.ts';
import { liveErrors } from './live.ts';
import type { LiveClient } from './live-connections.ts';

const tag: ApiTag = { name: 'Live', description: 'Live updates for open pages.' };

/**
 * Registers the endpoint of live connections. The request passes the same checks as any other; see
 * upgrade.ts.
 */
export function liveRoutes({ publicUrl }: { publicUrl: string }) {
  const router = createRouter();
  const declared = route({
    method: 'get',
    path: '/live',
    operationId: 'openLiveConnection',
    tag,
    summary: 'Receive live updates, as a WebSocket',
    description:
      'Members and guests receive their own updates; visitors connect with as=visitor. A page sends {"subscribe": topic} or {"unsubscribe": topic}, with topics such as listing:<id>, and receives {"type", "ids", "detail"?, "topic"?}: it says what changed, and the page asks the API for it, unless the detail already has it.',
    access: 'optional',
    request: { query: z.object({ as: z.literal('visitor').optional() }) },
    responses: { 101: { description: 'Connected.' } },
    errors: [
      commonErrors.AUTHENTICATION_REQUIRED,
      commonErrors.FOREIGN_ORIGIN,
      liveErrors.UPGRADE_REQUIRED,
      liveErrors.TOO_MANY_CONNECTIONS,
    ],
  });
  router.openAPIRegistry.registerPath(declared);
  router.get('/live', async (c) => {
    const { acceptLive } = c.env;
    if (acceptLive === undefined) throw new DomainError(liveErrors.UPGRADE_REQUIRED);
    // Browsers let any site open a WebSocket to any other, including cookies.
    if (isForeign(c, publicUrl)) throw new DomainError(commonErrors.FOREIGN_ORIGIN);
    const person = c.req.query('as') === 'visitor' ? null : personOf(requireOwner(await actorOf(c)));
    acceptLive({ person, address: c.var.address });
    return c.body(null, 204);
  });
  return router;
}

function personOf(owner: Owner): LiveClient['person'] {
  if (owner.kind === 'guest') return { owner, credential: { guest: owner.key } };
  // An operator who sees the site as a member neither appears as online nor gets their updates.
  if (owner.seenBy !== undefined) return null;
  return { owner, credential: { session: requireSession(owner) } };
}
