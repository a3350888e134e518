import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { DAY_SECONDS, HOUR_SECONDS } from '../../../../shared/time.ts';
import { lockMember } from '../../../people/people/server/people.ts';
import type { PhotoServices } from '../../../items/photos/server/photos.ts';
import { checkZone } from '../contract/check-zone.ts';
import { zoneErrors } from '../contract/errors.ts';
import type { NewZone } from '../contract/zone.ts';
import { changePicture, chosenPicture } from './zone-picture.ts';

const MEMBER_LIMIT = { limit: 10, windowSeconds: DAY_SECONDS, firstDelaySeconds: HOUR_SECONDS } as const;

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
  const { db } = services;
  const { position, ...zone } = checkZone(input);
  const submission = input.submissionId ?? null;
  const existing = await findSubmission(db, submission, member);
  if (existing !== undefined) return existing;
  await countAttempt(db, `zone:member:${member.id}`, MEMBER_LIMIT, zoneErrors.TOO_MANY_ZONES);
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
