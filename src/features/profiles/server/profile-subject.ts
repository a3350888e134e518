import type { Subject } from '../../../platform/server/subject.ts';
import { findProfile } from './profiles.queries.ts';

export const profileSubject: Subject = {
  async find(db, _viewer, id) {
    const profile = await findProfile(db, id);
    if (profile === undefined) return undefined;
    const title = profile.full_name ?? profile.username ?? 'User';
    return { owner: { kind: 'member', id }, snapshot: { title, text: profile.bio ?? '' } };
  },
};
