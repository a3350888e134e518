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

/** Whoever is shown matches of their want need not be told of them any more. */
export async function markMatchesSeen(
  services: Services,
  member: Member,
  wantId: string,
  listingIds: readonly string[],
): Promise<void> {
  await noteShown(services.db, member.id, wantId, listingIds);
  await markGroupsRead(services, member, listingIds.map(listingGroup));
}

/** The same for whoever has opened a listing, whatever told them of it. */
export async function markListingSeen(services: Services, member: Member, listingId: string): Promise<void> {
  await noteShown(services.db, member.id, null, [listingId]);
  await markGroupRead(services, member, listingGroup(listingId));
}

/** Whoever has opened the page of their wants has seen where their digest leads. */
export const markDigestSeen = (services: Services, member: Member): Promise<void> =>
  markGroupRead(services, member, DIGEST_GROUP);
