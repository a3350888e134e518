import type { Actor } from '../../../platform/server/http/actor.ts';
import { earnedBadges } from '../contract/badges.ts';
import type { Profile } from '../contract/profile.ts';
import { ownsProfile } from './profiles.policy.ts';
import type { ProfileRow } from './profiles.queries.ts';

/** What a member does here, from other features. */
interface Doings {
  listings: { active: number; sold: number };
  dealsDone: number;
  replies: Profile['replies'];
}

export function presentProfile(
  row: ProfileRow,
  { listings, dealsDone, replies }: Doings,
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
    ratingsByStar: row.ratings_by_star,
    badges: earnedBadges({ rating, totalRatings: row.total_ratings, emailConfirmed: row.email_confirmed }),
    memberSince: row.created_at.toISOString(),
    activeListings: listings.active,
    soldListings: listings.sold,
    dealsDone,
    replies,
    own: ownsProfile(actor, row.id),
  };
}
