import type { Database } from '../../../../../platform/server/db/database.ts';
import type { Member } from '../../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../../platform/server/jobs.ts';
import type { Live } from '../../../../../platform/server/realtime/live.ts';
import { DomainError } from '../../../../../shared/errors.ts';
import { eraseSentPhotos } from '../../../../items/photos/server/photos.ts';
import { zonePostErrors } from '../../contract/discussion/post-errors.ts';
import { publishPostChange } from './publish-post-change.ts';

interface Services {
  db: Database;
  jobs: Jobs;
  live: Live;
}

/**
 * Deletes the member's own post or reply with its photos. Deleting a post also deletes its replies.
 * @throws DomainError POST_NOT_FOUND, also for posts of others.
 */
export async function deletePost({ db, jobs, live }: Services, member: Member, id: string): Promise<void> {
  const deleted = await db.transaction().execute(async (trx) => {
    const post = await trx
      .deleteFrom('zone_posts')
      .where('id', '=', id)
      .where('author_id', '=', member.id)
      .returning(['id', 'zone_id', 'reply_to', 'photo_ids'])
      .executeTakeFirst();
    if (post === undefined) throw new DomainError(zonePostErrors.POST_NOT_FOUND);
    await eraseSentPhotos(trx, post.photo_ids, jobs);
    return post;
  });
  await publishPostChange({ db, live }, deleted);
}
