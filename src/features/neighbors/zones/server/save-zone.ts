import type { Transaction } from 'kysely';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import { type Actor, type Member, requireMember } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { DAY_SECONDS, HOUR_SECONDS } from '../../../../shared/time.ts';
import {
  copyPhotoFromAddress,
  dropSentPhotos,
  type PhotoServices,
  sendPhotos,
  type Uploader,
} from '../../../items/photos/server/photos.ts';
import { lockMember } from '../../../people/people/server/people.ts';
import { checkZone } from '../contract/check-zone.ts';
import { zonePostErrors } from '../contract/discussion/post-errors.ts';
import { zoneErrors } from '../contract/errors.ts';
import type { DiscussionReaders, EditedZone, NewZone } from '../contract/zone.ts';
import { addLogEntry } from './moderation/zone-log.ts';
import { publishZone } from './publish-zone.ts';
import { requireInZone, requireReader } from './zone-standing.ts';

const CREATE_LIMIT = { windowSeconds: DAY_SECONDS, firstDelaySeconds: HOUR_SECONDS } as const;

/**
 * Creates a zone and makes its creator an admin. Submitting the same form again returns the existing zone.
 * @throws DomainError with messages for the form.
 */
export async function createZone(
  services: PhotoServices,
  member: Member,
  address: string,
  input: NewZone,
): Promise<{ id: string; name: string }> {
  const { db, settings } = services;
  const { position, ...zone } = checkZone(input);
  const submission = input.submissionId ?? null;
  const existing = await findSubmission(db, submission, member);
  if (existing !== undefined) return existing;
  const perDay = { ...CREATE_LIMIT, limit: settings.current().zonesPerDay };
  await countAttempt(db, `zone:member:${member.id}`, perDay, zoneErrors.TOO_MANY_ZONES);
  const photoId = (await chosenPicture(services, { owner: member, address }, input)) ?? null;
  return db.transaction().execute(async (trx) => {
    await lockMember(trx, member, zoneErrors.SIGN_IN_TO_CREATE_ZONE);
    const created = await trx
      .insertInto('zones')
      .values({
        ...zone,
        latitude: position?.latitude ?? null,
        longitude: position?.longitude ?? null,
        creator_id: member.id,
        closed_at_seq: input.discussion === 'members' ? 0 : null,
        submission_id: submission,
      })
      .onConflict((conflict) => conflict.column('submission_id').doNothing())
      .returning(['id', 'title as name'])
      .executeTakeFirst();
    if (created === undefined) {
      const first = await findSubmission(trx, submission, member);
      if (first === undefined) throw new DomainError(zoneErrors.ZONE_REFUSED);
      return first;
    }
    if (photoId !== null) {
      // Lock the photo first: if the upload is gone, the answer names it instead of failing on the foreign key.
      await changePicture(trx, member, null, photoId);
      await trx.updateTable('zones').set({ photo_id: photoId }).where('id', '=', created.id).execute();
    }
    await trx
      .insertInto('zone_members')
      .values({ zone_id: created.id, profile_id: member.id, role: 'admin' })
      .execute();
    return created;
  });
}

async function findSubmission(db: Database, submissionId: string | null, member: Member) {
  if (submissionId === null) return undefined;
  return db
    .selectFrom('zones')
    .select(['id', 'title as name'])
    .where('submission_id', '=', submissionId)
    .where('creator_id', '=', member.id)
    .executeTakeFirst();
}

/**
 * Returns the id of the chosen photo: an upload, or a copy of the image at an address. Undefined leaves the picture
 * unchanged. Call it before the transaction, because an address may take seconds to answer.
 */
async function chosenPicture(
  services: PhotoServices,
  uploader: Uploader,
  { photoId, imageUrl }: Pick<EditedZone, 'photoId' | 'imageUrl'>,
): Promise<string | null | undefined> {
  const address = imageUrl?.trim() ?? '';
  if (address === '') return photoId;
  return (await copyPhotoFromAddress(services, uploader, address)).id;
}

/**
 * Replaces the picture of a zone with a member's upload.
 * @throws DomainError ZONE_PICTURE_GONE if the upload is missing, someone else's, or in use.
 */
async function changePicture(
  trx: Transaction<DB>,
  member: Member,
  before: string | null,
  after: string | null,
): Promise<void> {
  if (after === before) return;
  if (after !== null && !(await sendPhotos(trx, member, [after]))) {
    throw new DomainError(zoneErrors.ZONE_PICTURE_GONE);
  }
  if (before !== null) await dropSentPhotos(trx, [before]);
}

const CHANGE_LIMIT = { limit: 120, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 30 } as const;

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
  countAttempt(db, `zone-change:member:${profileId}`, CHANGE_LIMIT, zoneErrors.TOO_MANY_ZONE_CHANGES);

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
