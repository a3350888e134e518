import { sql } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import type { Member } from '../../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../../platform/server/jobs.ts';
import type { Live } from '../../../../../platform/server/realtime/live.ts';
import { DomainError } from '../../../../../shared/errors.ts';
import { eraseSentPhotos } from '../../../../items/photos/server/photos.ts';
import { zonePostErrors } from '../../contract/discussion/post-errors.ts';
import { zoneErrors } from '../../contract/errors.ts';
import { ZONE_LIMITS } from '../../contract/zone-limits.ts';
import type { Removal } from '../../contract/zone-member.ts';
import { removalReason } from '../moderation/removal-reason.ts';
import { addLogEntry } from '../moderation/zone-log.ts';
import { requireZoneAdmin } from '../zone-standing.ts';
import { requireReadablePost } from './load-posts.ts';
import { publishPostChange } from './publish-post-change.ts';

interface Services {
  db: Database;
  jobs: Jobs;
  live: Live;
}

/**
 * Removes someone else's post or reply. The reason is shown in its place and in the log; the author is notified and
 * keeps access to the text.
 * @throws DomainError POST_WAS_REMOVED if it was removed before, or a policy error.
 */
export async function removePost(
  { db, jobs, live }: Services,
  member: Member,
  id: string,
  removal: Removal,
): Promise<void> {
  const { row } = await requireReadablePost(db, member, id);
  const { zone_id: zoneId, author_id: personId } = row;
  await db.transaction().execute(async (trx) => {
    await requireZoneAdmin(trx, zoneId, member);
    const { reason, note } = await removalReason(trx, zoneId, removal);
    const { numUpdatedRows } = await trx
      .updateTable('zone_posts')
      .set({
        removed_at: sql`now()`,
        removed_by: member.id,
        removed_reason: reason,
        pin: null,
        pinned_at: null,
        pinned_by: null,
      })
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .where('author_id', 'is distinct from', member.id)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new DomainError(zonePostErrors.POST_WAS_REMOVED);
    const action = row.reply_to === null ? 'post-removed' : 'reply-removed';
    await addLogEntry(trx, jobs, { zoneId, actorId: member.id, action, personId, reason, note });
  });
  await publishPostChange({ db, live }, row);
}

/**
 * Puts back a removed post or reply. Repeating it changes nothing.
 * @throws DomainError PUT_BACK_TOO_LATE after 7 days or if an operator of the site removed it, or a policy error.
 */
export async function putBackPost({ db, jobs, live }: Services, member: Member, id: string): Promise<void> {
  const { row } = await requireReadablePost(db, member, id);
  const { zone_id: zoneId, author_id: personId } = row;
  await db.transaction().execute(async (trx) => {
    await requireZoneAdmin(trx, zoneId, member);
    const { numUpdatedRows } = await trx
      .updateTable('zone_posts')
      .set({ removed_at: null, removed_by: null, removed_reason: null })
      .where('id', '=', id)
      .where('removed_by_site', '=', false)
      .where(sql<boolean>`removed_at > now() - make_interval(days => ${sql.lit(ZONE_LIMITS.putBackDays)})`)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) {
      if (row.removed_at === null) return;
      throw new DomainError(zoneErrors.PUT_BACK_TOO_LATE);
    }
    const action = row.reply_to === null ? 'post-put-back' : 'reply-put-back';
    await addLogEntry(trx, jobs, { zoneId, actorId: member.id, action, personId });
  });
  await publishPostChange({ db, live }, row);
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

const BATCH_SIZE = 500;

/** Deletes the photos of removed posts that can no longer be put back. Runs on a schedule. */
export async function dropRemovedPhotos({
  db,
  jobs,
}: {
  db: Database;
  jobs: Pick<Jobs, 'record'>;
}): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ photo_ids: string[] }>`
      with removed as (
        select id, photo_ids from zone_posts
        where removed_at < now() - make_interval(days => ${sql.lit(ZONE_LIMITS.putBackDays)}) and photo_ids <> '{}'
          and (not removed_by_site
            or removed_at < now() - make_interval(months => ${sql.lit(ZONE_LIMITS.removedBySiteMonths)}))
        order by removed_at, id limit ${sql.lit(BATCH_SIZE)} for update),
        emptied as (update zone_posts set photo_ids = '{}' from removed where zone_posts.id = removed.id)
      select photo_ids from removed`.execute(trx);
    await eraseSentPhotos(
      trx,
      rows.flatMap(({ photo_ids }) => photo_ids),
      jobs,
    );
  });
}
