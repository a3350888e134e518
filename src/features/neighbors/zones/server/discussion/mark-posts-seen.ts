import { sql } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import type { Member } from '../../../../../platform/server/http/actor.ts';
import type { Live } from '../../../../../platform/server/realtime/live.ts';
import { blockedPeopleOf } from '../../../../trust/blocks/server/blocks.ts';
import { markGroupRead } from '../../../../talking/notifications/server/notifications.ts';
import { POST_LIMITS } from '../../contract/discussion/post-limits.ts';
import { newPostsGroup } from './notify-of-posts.ts';

/**
 * Records how far a member has seen a discussion and marks its new-post notification as read. The mark only moves
 * forward.
 */
export async function markPostsSeen(
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
export async function countUnreadPosts(db: Database, member: Member, zoneId: string): Promise<number> {
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
