import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import type { CheckText } from '../../../trust/text-rules/server/text-rules.ts';
import { showAccountAs } from '../../accounts/server/accounts.ts';
import { profileErrors } from '../contract/errors.ts';
import type { EditedProfile } from '../contract/profile.ts';
import { checkProfile } from '../contract/profile-rules.ts';

const MEMBER_LIMIT = { limit: 60, windowSeconds: 3600, firstDelaySeconds: 30 } as const;

/**
 * Replaces a member's name and bio.
 * @throws DomainError with the texts of the form.
 */
export async function changeProfile(
  { db, checkText }: { db: Database; checkText: CheckText },
  member: Member,
  input: EditedProfile,
): Promise<void> {
  const { fullName, bio } = checkProfile(input);
  await countProfileChange(db, member);
  const fields = { fullName: fullName ?? '', bio: bio ?? '' };
  const { queue } = await checkText({ place: 'name', fields, sure: input.sure });
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

/** @throws DomainError TOO_MANY_PROFILE_CHANGES. */
export async function countProfileChange(db: Database, member: Member): Promise<void> {
  await countAttempt(db, `profile:${member.id}`, MEMBER_LIMIT, profileErrors.TOO_MANY_PROFILE_CHANGES);
}
