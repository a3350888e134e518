import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import type { Member, OwnerKey } from '../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { filePath } from '../../../../platform/server/storage/file-storage.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';
import { cropSquare, type PhotoServices, type Uploader } from '../../../items/photos/server/photos.ts';
import { checkText, type TextServices } from '../../../trust/text-rules/server/text-rules.ts';
import { showAccountAs } from '../../accounts/server/accounts.ts';
import { profileErrors } from '../contract/errors.ts';
import type { EditedProfile } from '../contract/profile.ts';
import { PROFILE_LIMITS } from '../contract/profile-limits.ts';
import { checkProfile } from '../contract/profile-rules.ts';
import { avatarReplaced } from '../contract/signals.ts';

const PER_MEMBER = { limit: 60, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 30 } as const;

/**
 * Replaces a member's name and bio.
 * @throws DomainError with the texts of the form.
 */
export async function changeProfile(
  services: TextServices,
  member: Member,
  input: EditedProfile,
): Promise<void> {
  const { db } = services;
  const { fullName, bio } = checkProfile(input);
  await countProfileChange(db, member);
  const fields = { fullName: fullName ?? '', bio: bio ?? '' };
  const { queue } = await checkText(services, { place: 'name', fields, sure: input.sure });
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('profiles')
      .set({ full_name: fullName, bio, updated_at: new Date() })
      .where('id', '=', member.id)
      .execute();
    await showAccountAs(trx, member.id, { name: fullName ?? '' });
    await queue?.(trx, { kind: 'profile', id: member.id });
  });
}

/**
 * Counts a change of a member's profile.
 * @throws DomainError TOO_MANY_PROFILE_CHANGES.
 */
async function countProfileChange(db: Database, member: Member): Promise<void> {
  await countAttempt(db, `profile:${member.id}`, PER_MEMBER, profileErrors.TOO_MANY_PROFILE_CHANGES);
}

export type AvatarServices = PhotoServices & Pick<PlatformServices, 'jobs'>;

/**
 * Sets or removes a member's picture. Each picture has its own key, because browsers cache addresses forever. The old
 * file is deleted after the commit.
 */
export async function changeAvatar(
  services: AvatarServices,
  uploader: Uploader & { owner: Member },
  picture: globalThis.ReadableStream | null,
): Promise<void> {
  const { db, jobs, storage } = services;
  const member = uploader.owner;
  await countProfileChange(db, member);
  if (picture === null) return storeAvatar(db, jobs, member, null);
  const key = `avatars/${randomUUID()}.webp`;
  await storage.put(key, await cropSquare(services, uploader, picture, PROFILE_LIMITS.avatar));
  try {
    await storeAvatar(db, jobs, member, { key, url: filePath(key) });
  } catch (error) {
    await storage.remove([key]).catch(() => undefined);
    throw error;
  }
}

async function storeAvatar(
  db: Database,
  jobs: Jobs,
  member: Member,
  avatar: { key: string; url: string } | null,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Lock the row, so that the later of two concurrent changes sees the other's file and deletes it.
    const before = await trx
      .selectFrom('profiles')
      .select('avatar_key')
      .where('id', '=', member.id)
      .forUpdate()
      .executeTakeFirst();
    const avatarUrl = avatar?.url ?? null;
    await trx
      .updateTable('profiles')
      .set({ avatar_key: avatar?.key ?? null, avatar_url: avatarUrl, updated_at: new Date() })
      .where('id', '=', member.id)
      .execute();
    await showAccountAs(trx, member.id, { avatarUrl });
    if (before?.avatar_key) await jobs.record(trx, avatarReplaced, { fileKey: before.avatar_key });
  });
}

/** Deletes the picture's file after its profile. */
export async function eraseAvatar(
  trx: Transaction<DB>,
  person: OwnerKey,
  jobs: Pick<Jobs, 'record'>,
): Promise<void> {
  if (person.kind === 'guest') return;
  const profile = await trx
    .selectFrom('profiles')
    .select('avatar_key')
    .where('id', '=', person.id)
    .executeTakeFirst();
  if (profile?.avatar_key) await jobs.record(trx, avatarReplaced, { fileKey: profile.avatar_key });
}
