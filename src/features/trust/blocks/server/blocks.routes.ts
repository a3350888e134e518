import { z } from '@hono/zod-openapi';
import type { Database } from '../../../../platform/server/db/database.ts';
import {
  type Actor,
  type Owner,
  ownerOf,
  personKey,
  requireOwner,
} from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, json, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { presentPerson, shownGuest, shownMember } from '../../../people/people/server/people.ts';
import { type Block, BlockSubject, Blocks } from '../contract/block.ts';
import { blockErrors } from '../contract/errors.ts';
import { type BlockServices, blockPerson, removeBlock, unblockPerson } from './block-person.ts';

const tag: ApiTag = { name: 'Blocks', description: 'People whom members and guests have blocked.' };
const params = z.object({
  subject: BlockSubject.describe('The subject that identifies the person, because guests have no profile.'),
  id: z.uuid(),
});

/**
 * Members and guests may block anyone, and see and remove only their own blocks.
 * @throws DomainError SIGN_IN_TO_BLOCK for visitors.
 */
const requireBlocker = (actor: Actor): Owner => requireOwner(actor, blockErrors.SIGN_IN_TO_BLOCK);

export function blockRoutes(services: BlockServices) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/blocks',
        operationId: 'listBlocks',
        tag,
        summary: 'List people the viewer has blocked, newest first',
        access: 'owner',
        responses: { 200: json(Blocks, 'All of them.') },
        errors: [blockErrors.SIGN_IN_TO_BLOCK],
      }),
      async (c) => {
        const owner = requireBlocker(await actorOf(c));
        return c.json({ blocks: await listBlocks(services.db, owner) }, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'put',
        path: '/blocks/{subject}/{id}',
        operationId: 'blockPerson',
        tag,
        summary: 'Block a person; repeating it changes nothing',
        description:
          "The two no longer see each other or each other's listings, and cannot write to each other. The blocked person is not notified.",
        access: 'owner',
        request: { params },
        responses: { 204: { description: 'They are blocked.' } },
        errors: [
          blockErrors.SIGN_IN_TO_BLOCK,
          blockErrors.BLOCKED_YOURSELF,
          blockErrors.NOBODY_TO_BLOCK,
          blockErrors.TOO_MANY_BLOCKS,
        ],
      }),
      async (c) => {
        const owner = requireBlocker(await actorOf(c));
        const { subject, id } = c.req.valid('param');
        await blockPerson(services, owner, subject, id);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/blocks/{subject}/{id}',
        operationId: 'unblockPerson',
        tag,
        summary: 'Unblock a person; repeating it changes nothing',
        access: 'owner',
        request: { params },
        responses: { 204: { description: 'They are not blocked.' } },
        errors: [blockErrors.SIGN_IN_TO_BLOCK, blockErrors.NOBODY_TO_BLOCK],
      }),
      async (c) => {
        const owner = requireBlocker(await actorOf(c));
        const { subject, id } = c.req.valid('param');
        await unblockPerson(services, owner, subject, id);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/blocks/{id}',
        operationId: 'removeBlock',
        tag,
        summary: "Remove the viewer's block; repeating it changes nothing",
        access: 'owner',
        request: { params: params.pick({ id: true }) },
        responses: { 204: { description: 'The block is removed.' } },
        errors: [blockErrors.SIGN_IN_TO_BLOCK],
      }),
      async (c) => {
        const owner = requireBlocker(await actorOf(c));
        await removeBlock(services, owner, c.req.valid('param').id);
        return c.body(null, 204);
      },
    );
}

/** Longer lists are cut. */
const MAX_LISTED = 500;

/** Returns the people someone blocked, newest first. */
async function listBlocks(db: Database, owner: Owner): Promise<Block[]> {
  const rows = await db
    .selectFrom('blocks')
    .leftJoin('profiles', 'profiles.id', 'blocks.blocked_id')
    .select([
      'blocks.id',
      shownMember('blocks.blocked_id').as('blocked_id'),
      shownGuest('blocks.blocked_guest').as('blocked_guest'),
      'blocks.created_at',
      'profiles.full_name',
      'profiles.username',
      'profiles.avatar_url',
      'profiles.rating',
      'profiles.total_ratings',
    ])
    .where('blocks.blocker', '=', personKey(owner))
    .orderBy('blocks.created_at', 'desc')
    .orderBy('blocks.id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    person: presentPerson(ownerOf(row.blocked_id, row.blocked_guest), row),
    blockedAt: row.created_at.toISOString(),
  }));
}
