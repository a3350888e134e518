import { sql } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import { type Member, requireMember } from '../../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../../platform/server/http/request.ts';
import { byId, json, jsonBody, PRIVATE, route } from '../../../../../platform/server/http/route.ts';
import type { Live } from '../../../../../platform/server/realtime/live.ts';
import { markGroupRead } from '../../../../talking/notifications/server/notifications.ts';
import { blockedPeopleOf } from '../../../../trust/blocks/server/blocks.ts';
import { POST_LIMITS } from '../../contract/discussion/post-limits.ts';
import { SeenPosts, UnreadPosts } from '../../contract/discussion/zone-post.ts';
import { tag } from '../route-parts.ts';
import { newPostsGroup } from './notify-of-posts.ts';

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

/**
 * Records how far a member has seen a discussion and marks its new-post notification as read. The mark only moves
 * forward.
 */
async function markPostsSeen(
  { db, live }: { db: Database; live: Live },
  member: Member,
  zoneId: string,
  seq: number,
): Promise<void> {
  await sql`
    update zone_members set seen_post_seq = least(${seq}::int, discussion.last_seq)
    from zone_discussions as discussion
    where discussion.zone_id = zone_members.zone_id and zone_members.zone_id = ${zoneId}
      and profile_id = ${member.id} and seen_post_seq < least(${seq}::int, discussion.last_seq)`.execute(db);
  await markGroupRead({ db, live }, member, newPostsGroup(zoneId));
}

/** Counts the posts of others that a member has not seen, up to 99. Returns 0 for non-members. */
async function countUnreadPosts(db: Database, member: Member, zoneId: string): Promise<number> {
  const hidden = await blockedPeopleOf(db, member);
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from (
      select from zone_members as me
      join zone_posts as post on post.zone_id = me.zone_id and post.seq > me.seen_post_seq
      where me.zone_id = ${zoneId} and me.profile_id = ${member.id} and post.reply_to is null
        and post.removed_at is null and post.author_id is distinct from me.profile_id
        and (post.author_id = any(${hidden}::uuid[])) is not true
      limit ${sql.lit(POST_LIMITS.unreadCounted)}) as unread`.execute(db);
  return rows[0]?.unread ?? 0;
}
