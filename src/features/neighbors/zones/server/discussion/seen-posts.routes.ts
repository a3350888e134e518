import { requireMember } from '../../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../../platform/server/http/request.ts';
import { byId, json, jsonBody, PRIVATE, route } from '../../../../../platform/server/http/route.ts';
import type { Live } from '../../../../../platform/server/realtime/live.ts';
import type { Database } from '../../../../../platform/server/db/database.ts';
import { SeenPosts, UnreadPosts } from '../../contract/discussion/zone-post.ts';
import { tag } from '../route-parts.ts';
import { countUnreadPosts, markPostsSeen } from './mark-posts-seen.ts';

export function seenPostRoutes(services: { db: Database; live: Live }) {
  const { db } = services;
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/zones/{id}/posts/unread',
        operationId: 'countUnreadZonePosts',
        tag,
        summary: 'Count unseen posts of others, up to 99; 0 for non-members',
        access: 'optional',
        request: { params: byId },
        responses: { 200: json(UnreadPosts, 'The count.') },
      }),
      async (c) => {
        const actor = await actorOf(c);
        const posts =
          actor.kind === 'member' ? await countUnreadPosts(db, actor, c.req.valid('param').id) : 0;
        return c.json({ posts }, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'put',
        path: '/zones/{id}/posts/seen',
        operationId: 'markZonePostsSeen',
        tag,
        summary: 'Mark the discussion as seen up to a number',
        description: 'The mark only moves forward. Does nothing for non-members.',
        access: 'member',
        request: { params: byId, body: jsonBody(SeenPosts) },
        responses: { 204: { description: 'It is stored.' } },
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        await markPostsSeen(services, member, c.req.valid('param').id, c.req.valid('json').seq);
        return c.body(null, 204);
      },
    );
}
