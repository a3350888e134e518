import { sql } from 'kysely';
import type { Subject } from '../../../../platform/server/subject.ts';
import { displayName } from '../../../../shared/person-name.ts';
import { findProfile } from './profiles.queries.ts';

/** Makes profiles reportable. Operators take out name, bio and picture; the username stays. */
export const profileSubject: Subject = {
  async find(db, _viewer, id) {
    const profile = await findProfile(db, id);
    return profile && { owner: { kind: 'member', id }, snapshot: contentOf(profile) };
  },
  async inspect(db, id) {
    const profile = await findProfile(db, id);
    return (
      profile && {
        owner: { kind: 'member', id },
        content: contentOf(profile),
        link: `/profile/${id}`,
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
