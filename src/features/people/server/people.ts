import type { OwnerKey } from '../../../platform/server/http/actor.ts';
import { displayName, GUEST_NAME, NAMELESS } from '../../../shared/person-name.ts';
import type { MemberSummary, PersonSummary } from '../contract/person-summary.ts';

/** The public API of people for other features on the server. */

/** The columns of `profiles` that a summary is made of; all null where a join found no profile. */
interface SummaryColumns {
  username: string | null;
  full_name: string | null;
  avatar_url: string | null;
  rating: string | null;
  total_ratings: number | null;
}

export function presentMember(id: string, profile: SummaryColumns): MemberSummary {
  return {
    kind: 'member',
    id,
    name: displayName(profile.full_name, profile.username),
    username: profile.username,
    avatarUrl: profile.avatar_url,
    rating: profile.rating === null ? null : Number(profile.rating),
    totalRatings: profile.total_ratings ?? 0,
  };
}

/** @param owner Null when the account is gone. */
export function presentPerson(owner: OwnerKey | null, profile: SummaryColumns): PersonSummary {
  if (owner === null) return { kind: 'gone', name: NAMELESS };
  if (owner.kind === 'guest') return { kind: 'guest', name: GUEST_NAME };
  return presentMember(owner.id, profile);
}
