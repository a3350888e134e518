import type { Actor } from '../../../platform/server/http/actor.ts';
import { earnedBadges } from '../contract/badges.ts';
import type { Profile } from '../contract/profile.ts';
import { ownsProfile } from './profiles.policy.ts';
import type { ProfileRow } from './profiles.queries.ts';

export function presentProfile(
  row: ProfileRow,
  listings: { active: number; sold: number },
  actor: Actor,
): Profile {
  const rating = row.rating === null ? null : Number(row.rating);
  return {
    id: row.id,
    name: row.full_name ?? row.username ?? 'User',
    fullName: row.full_name,
    username: row.username,
    avatarUrl: row.avatar_url,
    bio: row.bio ?? '',
    rating,
    totalRatings: row.total_ratings,
    badges: earnedBadges({ rating, totalRatings: row.total_ratings, emailConfirmed: row.email_confirmed }),
    memberSince: row.created_at.toISOString(),
    activeListings: listings.active,
    soldListings: listings.sold,
    own: ownsProfile(actor, row.id),
  };
}
