import { sql } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import { pageOfRows, readCursor } from '../../../../../platform/server/db/keyset.ts';
import { escapeLike } from '../../../../../platform/server/db/sql-fragments.ts';
import { planEachTime } from '../../../../../platform/server/db/statement-names.ts';
import type { Actor } from '../../../../../platform/server/http/actor.ts';
import { decodeCursor, encodeCursor, MAX_TIME } from '../../../../../shared/pagination.ts';
import { cleanText } from '../../../../../shared/text.ts';
import { isUuid } from '../../../../../shared/uuid.ts';
import { presentMember } from '../../../../people/people/server/people.ts';
import { blockedPeopleOf } from '../../../../trust/blocks/server/blocks.ts';
import type { ZoneMember, ZoneMemberQuery, ZoneRole } from '../../contract/zone-member.ts';
import { zoneStanding } from '../zone-standing.ts';

/** Sort key of the last member of a page. */
interface MemberCursor {
  role: string;
  at: number;
  id: string;
}

const readMemberCursor = (text: string | undefined): MemberCursor | null =>
  readCursor(text, (raw) => {
    const [role, at, id] = decodeCursor(raw, 3) ?? [];
    if (role !== 'admin' && role !== 'member') return null;
    if (typeof at !== 'number' || typeof id !== 'string' || !isUuid(id)) return null;
    return at >= 0 && at <= MAX_TIME ? { role, at, id } : null;
  });

const memberCursorAfter = ({ role, joined_at, profile_id }: MemberRow): string =>
  encodeCursor([role, joined_at.getTime(), profile_id]);

interface MemberPage {
  q: string;
  limit: number;
  cursor: MemberCursor | null;
  /** People hidden from the viewer. */
  hidden: readonly string[];
}

/** Finds members: admins first, then by joining date. Members who are deleting their account are left out. */
export async function findMembers(db: Database, zoneId: string, { q, limit, cursor, hidden }: MemberPage) {
  let query = db
    .selectFrom('zone_members')
    .innerJoin('profiles', 'profiles.id', 'zone_members.profile_id')
    .select([
      'zone_members.profile_id',
      'zone_members.role',
      'zone_members.joined_at',
      'profiles.username',
      'profiles.full_name',
      'profiles.avatar_url',
      'profiles.rating',
      'profiles.total_ratings',
    ])
    .where('zone_members.zone_id', '=', zoneId)
    .where('profiles.deletes_at', 'is', null)
    .where(sql<boolean>`zone_members.profile_id <> all(${hidden}::uuid[])`)
    .orderBy('zone_members.role')
    .orderBy('zone_members.joined_at')
    .orderBy('zone_members.profile_id')
    .limit(limit);
  if (cursor !== null) {
    query = query.where(
      sql<boolean>`(zone_members.role, zone_members.joined_at, zone_members.profile_id)
        > (${cursor.role}, ${new Date(cursor.at)}::timestamptz, ${cursor.id}::uuid)`,
    );
  }
  if (q === '') return query.execute();
  const literal = `%${escapeLike(q)}%`;
  return query
    .where(
      sql<boolean>`(fold_name(profiles.username) like fold_name(${literal})
        or fold_name(profiles.full_name) like fold_name(${literal}))`,
    )
    .modifyEnd(planEachTime)
    .execute();
}
export type MemberRow = Awaited<ReturnType<typeof findMembers>>[number];

export const presentZoneMember = (row: MemberRow): ZoneMember => ({
  person: presentMember(row.profile_id, row),
  role: row.role as ZoneRole,
  joinedDate: row.joined_at.toISOString(),
});

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
