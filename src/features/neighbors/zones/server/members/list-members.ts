import type { Database } from '../../../../../platform/server/db/database.ts';
import { pageOfRows } from '../../../../../platform/server/db/keyset.ts';
import type { Actor } from '../../../../../platform/server/http/actor.ts';
import { cleanText } from '../../../../../shared/text.ts';
import { blockedPeopleOf } from '../../../../trust/blocks/server/blocks.ts';
import type { ZoneMember, ZoneMemberQuery } from '../../contract/zone-member.ts';
import { findMembers, memberCursorAfter, presentZoneMember, readMemberCursor } from './members.queries.ts';
import { zoneStanding } from '../zone-standing.ts';

/** Returns a page of the members of a zone, optionally filtered by name. */
export async function listMembers(
  db: Database,
  viewer: Actor,
  zoneId: string,
  { q = '', cursor, limit }: ZoneMemberQuery,
): Promise<{ members: ZoneMember[]; nextCursor: string | null }> {
  await zoneStanding(db, zoneId, viewer);
  const hidden = await blockedPeopleOf(db, viewer);
  const page = { q: cleanText(q).trim(), limit: limit + 1, cursor: readMemberCursor(cursor), hidden };
  const { shown, nextCursor } = pageOfRows(await findMembers(db, zoneId, page), limit, memberCursorAfter);
  return { members: shown.map(presentZoneMember), nextCursor };
}
