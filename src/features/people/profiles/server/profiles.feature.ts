import { sql } from 'kysely';
import { erased } from '../../../../platform/server/erase-person.ts';
import type { ExportPerson, PersonFile } from '../../../../platform/server/export-person.ts';
import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { consume, schedule } from '../../../../platform/server/job.ts';
import { avatarReplaced } from '../contract/signals.ts';
import type { CheckText } from '../../../trust/text-rules/server/text-rules.ts';
import { type AvatarServices, eraseAvatar } from './change-avatar.ts';
import { removeExpiredCodes } from './confirm-phone.ts';
import { phoneRoutes } from './phone.routes.ts';
import { profileSubject } from './profile-subject.ts';
import { profileRoutes } from './profiles.routes.ts';

/** Exports a person's profile. */
const exportProfile: ExportPerson = {
  tables: [
    {
      name: 'profile',
      shows: ['profiles'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select username, full_name, bio, email, phone, rating::float8 as rating, total_ratings,
              answers_availability as answers_automatically, created_at, updated_at,
              case when avatar_key is not null then 'photos/profile-picture.webp' end as picture
            from profiles where id = ${person.id}::uuid`,
    },
  ],
  files: (person) =>
    person.kind === 'guest'
      ? null
      : sql<PersonFile>`
        select avatar_key as file_key, 'photos/profile-picture.webp' as path from profiles
        where id = ${person.id}::uuid and avatar_key is not null`,
  leavesOut: { phone_codes: 'Codes that are about to be used.' },
};

type Services = AvatarServices & Pick<PlatformServices, 'sms' | 'config'> & { checkText: CheckText };

export const profilesFeature = defineFeature({
  name: 'profiles',
  erasePerson: {
    columns: [...erased('profiles', 'id'), ...erased('phone_codes', 'profile_id')],
    erase: eraseAvatar,
  },
  exportPerson: exportProfile,
  subjects: { profile: profileSubject },
  build: (services: Services) => ({
    routes: [profileRoutes(services), phoneRoutes(services)],
    uploads: ['/profiles/me/avatar'],
    jobs: [
      consume(avatarReplaced, 'profiles.remove-replaced-avatar', ({ fileKey }) =>
        services.storage.remove([fileKey]),
      ),
      schedule('profiles.remove-expired-codes', '43 3 * * *', () => removeExpiredCodes(services.db)),
    ],
  }),
});
