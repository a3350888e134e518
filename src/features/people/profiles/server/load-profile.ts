import type { Database } from '../../../../platform/server/db/database.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import type { Sms } from '../../../../platform/server/sms/sms.ts';
import { urlOfPath } from '../../../../platform/server/storage/file-storage.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { displayName } from '../../../../shared/person-name.ts';
import { countListingsOf } from '../../../items/listings/server/listings.ts';
import { replyHabit } from '../../../talking/messages/server/messages.ts';
import { blockErrors } from '../../../trust/blocks/contract/errors.ts';
import { blockStateBetween } from '../../../trust/blocks/server/blocks.ts';
import { countDealsOf } from '../../../trust/reviews/server/reviews.ts';
import { earnedBadges, TRUST_BADGES } from '../../people/contract/badges.ts';
import { peopleErrors } from '../../people/contract/errors.ts';
import type { Profile } from '../contract/profile.ts';
import { ownsProfile } from './profiles.policy.ts';
import { findProfile, type ProfileRow } from './profiles.queries.ts';

interface Services {
  db: Database;
  /** Null if no text messages can be sent. */
  sms: Sms | null;
}

/**
 * Loads a person's public profile.
 * @throws DomainError USER_NOT_FOUND, also for an account that an operator closed, or PERSON_BLOCKED if the viewer
 * blocked them.
 */
export async function loadProfile({ db, sms }: Services, id: string, actor: Actor): Promise<Profile> {
  const [row, listings, dealsDone, replies, blockState] = await Promise.all([
    findProfile(db, id),
    countListingsOf(db, id),
    countDealsOf(db, id),
    replyHabit(db, id),
    blockStateBetween(db, actor, { kind: 'member', id }),
  ]);
  if (blockState === 'mine') throw new DomainError(blockErrors.PERSON_BLOCKED);
  const isOwn = actor.kind === 'member' && actor.id === id;
  if (row === undefined || (row.closed && !isOwn) || blockState === 'theirs')
    throw new DomainError(peopleErrors.USER_NOT_FOUND);
  return presentProfile(row, { listings, dealsDone, replies }, actor, sms !== null);
}

/** A member's activity in other features. */
interface Activity {
  listings: { active: number; sold: number };
  dealsDone: number;
  replies: Profile['replies'];
}

/** @param phones Whether this site can confirm phone numbers. */
function presentProfile(
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
    avatarUrl: urlOfPath(row.avatar_url),
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
