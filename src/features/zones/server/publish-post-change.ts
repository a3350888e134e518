import type { Live } from '../../../platform/server/realtime/live.ts';
import { POST_UPDATES, postsTopic } from '../contract/post-updates.ts';
import type { PostRow } from './posts.queries.ts';

/** Tells open pages that a post has changed, or the replies to it; call it after the commit. */
export function publishPostChange(
  live: Live,
  { id, zone_id, reply_to }: Pick<PostRow, 'id' | 'zone_id' | 'reply_to'>,
): void {
  live.publishTo(postsTopic(zone_id), { type: POST_UPDATES.changed, ids: [reply_to ?? id] });
}
