import { DomainError, type FieldError } from '../../../../shared/errors.ts';
import { cleanText } from '../../../../shared/text.ts';
import { profileErrors } from './errors.ts';
import type { EditedProfile } from './profile.ts';
import { PROFILE_LIMITS } from './profile-limits.ts';

/** A profile as it is stored; null for empty fields. */
export interface CheckedProfile {
  fullName: string | null;
  bio: string | null;
}

/**
 * Trims and checks typed text.
 * @throws DomainError with a message for each field to correct.
 */
export function checkProfile(input: EditedProfile): CheckedProfile {
  const fullName = cleanText(input.fullName).replaceAll(/\s+/g, ' ').trim();
  const bio = cleanText(input.bio)
    .trim()
    .replaceAll(/\n{3,}/g, '\n\n');
  const fields: FieldError[] = [];
  if (fullName === '' && input.fullName.trim() !== '') {
    fields.push({ field: 'fullName', message: 'Use characters that people can see.' });
  }
  if (fullName.length > PROFILE_LIMITS.fullName) {
    fields.push({ field: 'fullName', message: `Use at most ${PROFILE_LIMITS.fullName} characters.` });
  }
  if (bio.length > PROFILE_LIMITS.bio) {
    fields.push({ field: 'bio', message: `Use at most ${PROFILE_LIMITS.bio} characters.` });
  }
  if (fields.length > 0) throw new DomainError(profileErrors.PROFILE_REFUSED, { fields });
  return { fullName: fullName || null, bio: bio || null };
}
