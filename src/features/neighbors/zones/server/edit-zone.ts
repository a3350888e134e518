import type { Transaction } from 'kysely';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import { type Actor, requireMember } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import type { PhotoServices } from '../../../items/photos/server/photos.ts';
import { checkZone } from '../contract/check-zone.ts';
import { zonePostErrors } from '../contract/discussion/post-errors.ts';
import { zoneErrors } from '../contract/errors.ts';
import type { DiscussionReaders, EditedZone } from '../contract/zone.ts';
import { addLogEntry } from './moderation/zone-log.ts';
import { publishZone } from './publish-zone.ts';
import { changePicture, chosenPicture } from './zone-picture.ts';
import { requireInZone, requireReader } from './zone-standing.ts';

const MEMBER_LIMIT = { limit: 120, windowSeconds: 3600, firstDelaySeconds: 30 } as const;

/**
 * Replaces the texts, rules and area of a zone, and its picture if one was chosen. The last edit wins.
 * @throws DomainError with messages for the form.
 */
export async function editZone(
  services: PhotoServices & Pick<PlatformServices, 'jobs' | 'live'>,
  actor: Actor,
  address: string,
  zoneId: string,
  input: EditedZone,
): Promise<void> {
  const { db, jobs, live } = services;
  const member = requireMember(actor);
  const { position, ...zone } = checkZone(input);
  await countZoneChange(db, member.id);
  await requireReader(db, zoneId, member, 'edit');
  const picture = await chosenPicture(services, { owner: member, address }, input);
  await db.transaction().execute(async (trx) => {
    await requireInZone(trx, zoneId, member, 'edit');
    const { photo_id: before, closed_at_seq } = await trx
      .selectFrom('zones')
      .select(['photo_id', 'closed_at_seq'])
      .where('id', '=', zoneId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const closed = await closedAtSeq(trx, zoneId, closed_at_seq, input.discussion);
    const after = picture === undefined ? before : picture;
    await changePicture(trx, member, before, after);
    await trx
      .updateTable('zones')
      .set({
        ...zone,
        latitude: position?.latitude ?? null,
        longitude: position?.longitude ?? null,
        photo_id: after,
        closed_at_seq: closed,
      })
      .where('id', '=', zoneId)
      .execute();
    await addLogEntry(trx, jobs, { zoneId, actorId: member.id, action: 'zone-edited' });
    if ((closed === null) !== (closed_at_seq === null)) {
      const action = closed === null ? 'discussion-opened' : 'discussion-closed';
      await addLogEntry(trx, jobs, { zoneId, actorId: member.id, action });
    }
  });
  publishZone(live, zoneId);
}

/**
 * Counts a change toward the member's limit.
 * @throws DomainError TOO_MANY_ZONE_CHANGES.
 */
export const countZoneChange = (db: Database, profileId: string): Promise<void> =>
  countAttempt(db, `zone-change:member:${profileId}`, MEMBER_LIMIT, zoneErrors.TOO_MANY_ZONE_CHANGES);

/**
 * Returns the value of `closed_at_seq` after an edit. Posts written for members only are never opened to everyone.
 * Locks the discussion, so that no post arrives while it opens.
 * @throws DomainError DISCUSSION_STAYS_CLOSED.
 */
async function closedAtSeq(
  trx: Transaction<DB>,
  zoneId: string,
  before: number | null,
  readers: DiscussionReaders | undefined,
): Promise<number | null> {
  if (readers === undefined || (readers === 'members') === (before !== null)) return before;
  const { last_seq } = await trx
    .insertInto('zone_discussions')
    .values({ zone_id: zoneId, last_seq: 0 })
    .onConflict((conflict) =>
      conflict.column('zone_id').doUpdateSet((eb) => ({ last_seq: eb.ref('zone_discussions.last_seq') })),
    )
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  if (readers === 'members') return last_seq;
  if (last_seq !== before) throw new DomainError(zonePostErrors.DISCUSSION_STAYS_CLOSED);
  return null;
}
