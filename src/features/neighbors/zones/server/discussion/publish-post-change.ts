import type { Database } from '../../../../../platform/server/db/database.ts';
import type { Live } from '../../../../../platform/server/realtime/live.ts';
import type { LiveUpdate } from '../../../../../shared/live.ts';
import { POST_UPDATES, type PostNumber, postsTopic } from '../../contract/discussion/post-updates.ts';
import { readersOf } from '../zones.policy.ts';
import type { PostRow } from './posts.queries.ts';

interface Services {
  db: Database;
  live: Live;
}

/** Tells open pages that a post or its replies changed. Call it after the commit. */
export const publishPostChange = (
  services: Services,
  { id, zone_id, reply_to }: Pick<PostRow, 'id' | 'zone_id' | 'reply_to'>,
): Promise<void> =>
  publishToReaders(services, zone_id, { type: POST_UPDATES.changed, ids: [reply_to ?? id] });

/** Tells open pages that a post was added. Call it after the commit. */
export const publishNewPost = (services: Services, { id, zone_id, seq }: PostRow): Promise<void> =>
  publishToReaders(services, zone_id, {
    type: POST_UPDATES.new,
    ids: [id],
    detail: { seq } satisfies PostNumber,
  });

async function publishToReaders({ db, live }: Services, zoneId: string, update: LiveUpdate): Promise<void> {
  const zone = await db
    .selectFrom('zones')
    .select('closed_at_seq')
    .where('id', '=', zoneId)
    .executeTakeFirst();
  if (zone !== undefined) live.publishTo(postsTopic(zoneId, readersOf(zone.closed_at_seq)), update);
}
