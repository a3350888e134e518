import { requireOwner } from '../http/actor.ts';
import { createRouter } from '../http/api.ts';
import { actorOf } from '../http/request.ts';
import { type ApiTag, route } from '../http/route.ts';
import { isForeign } from '../http/same-origin.ts';
import { commonErrors, DomainError } from '../../../shared/errors.ts';
import { liveErrors } from './live-errors.ts';

const tag: ApiTag = { name: 'Live', description: 'Live updates for open pages.' };

/** Opens live connections of members and guests. The request passes the same checks as any other; see upgrade.ts. */
export function liveRoutes({ publicUrl }: { publicUrl: string }) {
  const router = createRouter();
  const declared = route({
    method: 'get',
    path: '/live',
    operationId: 'openLiveConnection',
    tag,
    summary: 'Receive live updates, as a WebSocket',
    description:
      'From the server to the page only. Each message is an update, {"type", "ids", "detail"?}: it says what changed, and the page asks the API for it, unless the detail already has it.',
    access: 'owner',
    responses: { 101: { description: 'Connected.' } },
    errors: [commonErrors.FOREIGN_ORIGIN, liveErrors.UPGRADE_REQUIRED, liveErrors.TOO_MANY_CONNECTIONS],
  });
  router.openAPIRegistry.registerPath(declared);
  router.get('/live', async (c) => {
    const { acceptLive } = c.env;
    if (acceptLive === undefined) throw new DomainError(liveErrors.UPGRADE_REQUIRED);
    // Browsers let any site open a WebSocket to any other, cookies included.
    if (isForeign(c, publicUrl)) throw new DomainError(commonErrors.FOREIGN_ORIGIN);
    const owner = requireOwner(await actorOf(c));
    const credential = owner.kind === 'member' ? { session: owner.sessionId } : { guest: owner.key };
    acceptLive({ owner, credential, address: c.var.address });
    return c.body(null, 204);
  });
  return router;
}
