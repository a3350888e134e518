import { createRoute } from '@hono/zod-openapi';
import type { Database } from '../../../platform/server/db/database.ts';
import { requireOwner } from '../../../platform/server/http/actor.ts';
import { createRouter } from '../../../platform/server/http/api.ts';
import { problems } from '../../../platform/server/http/problem.ts';
import { commonErrors } from '../../../shared/errors.ts';
import { AutomaticAnswers } from '../contract/message.ts';
import { answersAutomatically, setAutomaticAnswers } from './answer-availability.ts';

const tags = ['Messages'];
const content = { 'application/json': { schema: AutomaticAnswers } };
const PRIVATE = { 'Cache-Control': 'no-store' };

/** The seller's switch for automatic answers. */
export function automaticAnswerRoutes({ db }: { db: Database }) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/automatic-answers',
        tags,
        summary: "Whether 'Is this still available?' is answered at once for the asker's listings",
        responses: {
          200: { description: 'On or off.', content },
          ...problems(commonErrors.AUTHENTICATION_REQUIRED),
        },
      }),
      async (c) => {
        const owner = requireOwner((await c.var.identify()).actor);
        return c.json({ on: await answersAutomatically(db, owner) }, 200, PRIVATE);
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/automatic-answers',
        tags,
        summary: 'Switch automatic answers on or off',
        request: { body: { required: true, content } },
        responses: {
          204: { description: 'It is so from the next question on.' },
          ...problems(commonErrors.AUTHENTICATION_REQUIRED),
        },
      }),
      async (c) => {
        const owner = requireOwner((await c.var.identify()).actor);
        await setAutomaticAnswers(db, owner, c.req.valid('json').on);
        return c.body(null, 204);
      },
    );
}
