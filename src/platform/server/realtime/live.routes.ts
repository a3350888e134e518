import { requireOwner } from '../http/actor.ts';
import { createRouter } from '../http/api.ts';
import { actorOf } from '../http/request.ts';
import { type ApiTag, route } from '../http/route.ts';
import { isForeign } from '../http/same-origin.ts';
import { commonErrors, DomainError } from '../../../shared/errors.ts';
import { liveErrors } from './live-errors.ts';

const tag: ApiTag = { name: 'Live', description: 'Live updates for open pages.' };

/** Lets members and guests listen. The request comes through everything any other does; see open-door.ts. */
export function liveRoutes({ publicUrl }: { publicUrl: string }) {
  const router = createRouter();
  const declared = route({
    method: 'get',
    path: '/live',
    operationId: 'openLiveConnection',
    tag,
    summary: 'Hear of changes, as a WebSocket',
    description:
      'From the server to the page only. Each message is a hint, {"type", "ids", "detail"?}: what changed is asked of the API, where its detail does not say it already.',
    access: 'owner',
    responses: { 101: { description: 'Listening.' } },
    errors: [commonErrors.FOREIGN_ORIGIN, liveErrors.UPGRADE_REQUIRED, liveErrors.TOO_MANY_CONNECTIONS],
  });
  router.openAPIRegistry.registerPath(declared);
  router.get('/live', async (c) => {
    const { reserve } = c.env;
    if (reserve === undefined) throw new DomainError(liveErrors.UPGRADE_REQUIRED);
    // Browsers let any site open a WebSocket to any other, cookies included.
    if (isForeign(c, publicUrl)) throw new DomainError(commonErrors.FOREIGN_ORIGIN);
    const owner = requireOwner(await actorOf(c));
    const holder = owner.kind === 'member' ? { session: owner.sessionId } : { guest: owner.key };
    reserve({ owner, holder, address: c.var.address });
    return c.body(null, 204);
  });
  return router;
}
