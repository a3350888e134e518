import { sql } from 'kysely';
import { erased } from '../../../../platform/server/erase-person.ts';
import type { ExportPerson, PersonFile } from '../../../../platform/server/export-person.ts';
import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { consume, schedule } from '../../../../platform/server/job.ts';
import type { Subject } from '../../../../platform/server/subject.ts';
import { displayName } from '../../../../shared/person-name.ts';
import type { TextServices } from '../../../trust/text-rules/server/text-rules.ts';
import { avatarReplaced } from '../contract/signals.ts';
import { type AvatarServices, eraseAvatar } from './change-profile.ts';
import { removeExpiredCodes } from './confirm-phone.ts';
import { phoneRoutes } from './phone.routes.ts';
import { findProfile } from './profiles.queries.ts';
import { profileRoutes } from './profiles.routes.ts';

/** Makes profiles reportable. Operators take out name, bio and picture; the username stays. */
const profileSubject: Subject = {
  async find(db, _viewer, id) {
    const profile = await findProfile(db, id);
    if (profile === undefined || profile.closed) return undefined;
    return { owner: { kind: 'member', id }, snapshot: contentOf(profile) };
  },
  async inspect(db, id) {
    const profile = await findProfile(db, id);
    return (
      profile && {
        owner: { kind: 'member', id },
        content: contentOf(profile),
        link: profile.closed ? null : `/profile/${id}`,
      }
    );
  },
  async setState(trx, id, _seq, state) {
    if (state === 'shown') {
      // What the person entered since stays. A picture that was replaced has another file.
      await sql`
        with back as (delete from removed_profiles where profile_id = ${id} returning *)
        update profiles set
          full_name = coalesce(profiles.full_name, back.full_name),
          bio = coalesce(profiles.bio, back.bio),
          avatar_url = case
            when profiles.avatar_key is not distinct from back.avatar_key
              then coalesce(profiles.avatar_url, back.avatar_url)
            else profiles.avatar_url end
        from back where profiles.id = back.profile_id`.execute(trx);
    } else {
      // The key of the picture stays, so that its file does too.
      await sql`
        with taken as (
          insert into removed_profiles (profile_id, full_name, bio, avatar_url, avatar_key)
          select id, full_name, bio, avatar_url, avatar_key from profiles where id = ${id}
          on conflict do nothing returning profile_id)
        update profiles set full_name = null, bio = null, avatar_url = null
        from taken where id = taken.profile_id`.execute(trx);
    }
  },
};

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

type Services = AvatarServices & Pick<PlatformServices, 'sms' | 'config'> & TextServices;

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

function contentOf(profile: NonNullable<Awaited<ReturnType<typeof findProfile>>>) {
  const { full_name, username, bio, avatar_url } = profile;
  return {
    title: displayName(full_name, username),
    text: bio ?? '',
    facts: [
      { label: 'Username', value: username ?? '' },
      { label: 'Picture', value: avatar_url === null ? 'None' : 'Yes' },
    ],
  };
}
