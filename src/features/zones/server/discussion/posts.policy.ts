import { DAY_MS } from '../../../../shared/time.ts';
import { ZONE_LIMITS } from '../../contract/zone-limits.ts';
import type { ZoneRole } from '../../contract/zone-member.ts';
import type { ZonePost } from '../../contract/discussion/zone-post.ts';
import { mayInZone } from '../zones.policy.ts';

/**
 * Who may do what in the discussion of a zone. Each is also part of the statement that writes.
 * - Reading: everybody, or members only where an admin chose that (`mayReadPosts`), but two people of whom one blocked the other do not see each other's.
 * - Posting and replying: who may post in the zone.
 * - Deleting: the author, also once they have left the zone.
 * - Removing another person's with a reason, putting it back within 7 days, pinning up to three: who may moderate it.
 * - Reading what was removed: its author.
 */

interface SeenPost {
  mine: boolean;
  isReply: boolean;
  removedAt: Date | null;
}

/** @param role The viewer's role in the zone; null for somebody who is no member. */
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
