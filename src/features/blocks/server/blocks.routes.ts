import { createRoute, z } from '@hono/zod-openapi';
import type { Actor, Owner } from '../../../platform/server/http/actor.ts';
import { createRouter } from '../../../platform/server/http/api.ts';
import { problems } from '../../../platform/server/http/problem.ts';
import { DomainError } from '../../../shared/errors.ts';
import { Blocks, PersonBehind } from '../contract/block.ts';
import { blockErrors } from '../contract/errors.ts';
import { type BlockServices, blockPerson, removeBlock, unblockPerson } from './block-person.ts';
import { listBlocks } from './list-blocks.ts';

const tags = ['Blocks'];
const PRIVATE = { 'Cache-Control': 'no-store' };
const params = z.object({
  behind: PersonBehind.describe('What the person is named by.'),
  id: z.uuid(),
});

/**
 * Members and guests block whom they like, and see and take back their own blocks only.
 * @throws DomainError SIGN_IN_TO_BLOCK for visitors.
 */
function requireBlocker(actor: Actor): Owner {
  if (actor.kind === 'visitor') throw new DomainError(blockErrors.SIGN_IN_TO_BLOCK);
  return actor;
}

export function blockRoutes(services: BlockServices) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/blocks',
        tags,
        summary: 'Whom the asker has blocked, the latest first',
        responses: {
          200: { description: 'All of them.', content: { 'application/json': { schema: Blocks } } },
          ...problems(blockErrors.SIGN_IN_TO_BLOCK),
        },
      }),
      async (c) => {
        const owner = requireBlocker((await c.var.identify()).actor);
        return c.json({ blocks: await listBlocks(services.db, owner) }, 200, PRIVATE);
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/blocks/{behind}/{id}',
        tags,
        summary: 'Block a person; doing so again changes nothing',
        description:
          'The two no longer see each other, nor what the other lists, and cannot write to each other. The blocked one is not told.',
        request: { params },
        responses: {
          204: { description: 'They are blocked.' },
          ...problems(
            blockErrors.SIGN_IN_TO_BLOCK,
            blockErrors.BLOCKED_YOURSELF,
            blockErrors.NOBODY_TO_BLOCK,
            blockErrors.TOO_MANY_BLOCKS,
          ),
        },
      }),
      async (c) => {
        const owner = requireBlocker((await c.var.identify()).actor);
        const { behind, id } = c.req.valid('param');
        await blockPerson(services, owner, behind, id);
        return c.body(null, 204);
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/blocks/{behind}/{id}',
        tags,
        summary: 'Unblock a person, whether blocked or not',
        request: { params },
        responses: {
          204: { description: 'They are not blocked.' },
          ...problems(blockErrors.SIGN_IN_TO_BLOCK, blockErrors.NOBODY_TO_BLOCK),
        },
      }),
      async (c) => {
        const owner = requireBlocker((await c.var.identify()).actor);
        const { behind, id } = c.req.valid('param');
        await unblockPerson(services, owner, behind, id);
        return c.body(null, 204);
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/blocks/{id}',
        tags,
        summary: "Take a block out of the asker's list, whether it is there or not",
        request: { params: params.pick({ id: true }) },
        responses: {
          204: { description: 'It is not there.' },
          ...problems(blockErrors.SIGN_IN_TO_BLOCK),
        },
      }),
      async (c) => {
        const owner = requireBlocker((await c.var.identify()).actor);
        await removeBlock(services, owner, c.req.valid('param').id);
        return c.body(null, 204);
      },
    );
}
