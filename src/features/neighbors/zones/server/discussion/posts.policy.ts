import { DAY_MS } from '../../../../../shared/time.ts';
import type { ZonePost } from '../../contract/discussion/zone-post.ts';
import { ZONE_LIMITS } from '../../contract/zone-limits.ts';
import type { ZoneRole } from '../../contract/zone-member.ts';
import { mayInZone } from '../zones.policy.ts';

/**
 * Who can do what in a discussion. Each rule is also part of the statement that writes.
 * - Read: everyone, or members only if an admin chose that (`mayReadPosts`). Two people don't see each other's posts if
 * one blocked the other.
 * - Post and reply: members who may post in the zone.
 * - Delete: the author, even after leaving the zone.
 * - Remove someone else's post with a reason, put it back within 7 days, pin up to three: admins.
 * - Read a removed text: its author.
 */

interface SeenPost {
  mine: boolean;
  isReply: boolean;
  removedAt: Date | null;
}

/** @param role The viewer's role in the zone; null for non-members. */
export function postAbilities(
  role: ZoneRole | null,
  { mine, isReply, removedAt }: SeenPost,
): ZonePost['can'] {
  const admin = mayInZone(role, 'moderate');
  const removed = removedAt !== null;
  return {
    delete: mine,
    remove: admin && !mine && !removed,
    putBack: admin && removed && removedAt.getTime() > Date.now() - ZONE_LIMITS.putBackDays * DAY_MS,
    pin: admin && !removed && !isReply,
    reply: mayInZone(role, 'post') && !removed && !isReply,
  };
}
