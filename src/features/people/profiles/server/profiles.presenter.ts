import type { Actor } from '../../../../platform/server/http/actor.ts';
import { displayName } from '../../../../shared/person-name.ts';
import { earnedBadges, TRUST_BADGES } from '../../people/contract/badges.ts';
import type { Profile } from '../contract/profile.ts';
import { ownsProfile } from './profiles.policy.ts';
import type { ProfileRow } from './profiles.queries.ts';

/** A member's activity in other features. */
interface Activity {
  listings: { active: number; sold: number };
  dealsDone: number;
  replies: Profile['replies'];
}

/** @param phones Whether this site can confirm phone numbers. */
export function presentProfile(
  row: ProfileRow,
  { listings, dealsDone, replies }: Activity,
  actor: Actor,
  phones: boolean,
): Profile {
  const rating = row.rating === null ? null : Number(row.rating);
  const badges = earnedBadges({
    rating,
    totalRatings: row.total_ratings,
    phoneConfirmed: row.phone_confirmed,
    emailConfirmed: row.email_confirmed,
  });
  return {
    id: row.id,
    name: displayName(row.full_name, row.username),
    fullName: row.full_name,
    username: row.username,
    avatarUrl: row.avatar_url,
    bio: row.bio ?? '',
    rating,
    totalRatings: row.total_ratings,
    ratingsByStar: row.ratings_by_star,
    badges,
    badgesToEarn: TRUST_BADGES.filter(
      (badge) => !badges.includes(badge) && (phones || badge !== 'verified-phone'),
    ),
    memberSince: row.created_at.toISOString(),
    activeListings: listings.active,
    soldListings: listings.sold,
    dealsDone,
    replies,
    own: ownsProfile(actor, row.id),
  };
}
