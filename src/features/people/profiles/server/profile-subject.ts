import type { Subject } from '../../../../platform/server/subject.ts';
import { displayName } from '../../../../shared/person-name.ts';
import { findProfile } from './profiles.queries.ts';

export const profileSubject: Subject = {
  async find(db, _viewer, id) {
    const profile = await findProfile(db, id);
    if (profile === undefined) return undefined;
    const title = displayName(profile.full_name, profile.username);
    return { owner: { kind: 'member', id }, snapshot: { title, text: profile.bio ?? '' } };
  },
};
