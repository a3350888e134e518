import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import type { Live } from '../../../../platform/server/realtime/live.ts';
import { markGroupRead, markGroupsRead } from '../../../talking/notifications/server/notifications.ts';
import { noteShown } from './note-matches.queries.ts';
import { DIGEST_GROUP, listingGroup } from './want-notifications.ts';

interface Services {
  db: Database;
  live: Live;
}

/** Marks the matches of a want that its owner was shown, so that they are not notified later. */
export async function markMatchesSeen(
  services: Services,
  member: Member,
  wantId: string,
  listingIds: readonly string[],
): Promise<void> {
  await noteShown(services.db, member.id, wantId, listingIds);
  await markGroupsRead(services, member, listingIds.map(listingGroup));
}

/** Marks a listing that a member opened as seen in all of their wants. */
export async function markListingSeen(services: Services, member: Member, listingId: string): Promise<void> {
  await noteShown(services.db, member.id, null, [listingId]);
  await markGroupRead(services, member, listingGroup(listingId));
}

/** Marks a member's digests as read, because they opened the page of their wants. */
export const markDigestSeen = (services: Services, member: Member): Promise<void> =>
  markGroupRead(services, member, DIGEST_GROUP);
