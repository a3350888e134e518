import type { Database } from '../../../../platform/server/db/database.ts';
import { requireOwner } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { AutomaticAnswers } from '../contract/message.ts';
import { answersAutomatically, setAutomaticAnswers } from './answer-availability.ts';
import { tag } from './api-tag.ts';

const content = { 'application/json': { schema: AutomaticAnswers } };

/** Registers the endpoints of the seller's setting for automatic answers. */
export function automaticAnswerRoutes({ db }: { db: Database }) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/automatic-answers',
        operationId: 'getAutomaticAnswers',
        tag,
        summary: "Whether 'Is this still available?' is answered automatically for the viewer's listings",
        access: 'owner',
        responses: { 200: { description: 'On or off.', content } },
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        return c.json({ on: await answersAutomatically(db, owner) }, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'put',
        path: '/automatic-answers',
        operationId: 'setAutomaticAnswers',
        tag,
        summary: 'Turn automatic answers on or off',
        access: 'owner',
        request: { body: { required: true, content } },
        responses: { 204: { description: 'Applies from the next question on.' } },
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        await setAutomaticAnswers(db, owner, c.req.valid('json').on);
        return c.body(null, 204);
      },
    );
}
