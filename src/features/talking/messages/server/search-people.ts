import { sql } from 'kysely';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { escapeLike } from '../../../../platform/server/db/sql-fragments.ts';
import { planEachTime } from '../../../../platform/server/db/statement-names.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import { cleanText } from '../../../../shared/text.ts';
import type { MemberSummary } from '../../../people/people/contract/person-summary.ts';
import { isShownProfile, presentMember } from '../../../people/people/server/people.ts';
import { blockedPeopleOf } from '../../../trust/blocks/server/blocks.ts';
import { messageErrors } from '../contract/errors.ts';
import { MESSAGE_LIMITS } from '../contract/message-limits.ts';

const PER_MEMBER = { limit: 60, windowSeconds: 60, firstDelaySeconds: 5 } as const;

/**
 * Finds members by part of their name, ignoring accents, or by their complete email address. Best match
 * first, without the searching member.
 */
export async function searchPeople(db: Database, member: Member, typed: string): Promise<MemberSummary[]> {
  const words = cleanText(typed).replace(/\s+/g, ' ').trim().toLowerCase();
  if (words === '') return [];
  await countAttempt(db, `people:member:${member.id}`, PER_MEMBER, messageErrors.TOO_MANY_SEARCHES);
  const hidden = await blockedPeopleOf(db, member);
  const shown = hidden.length === 0 ? sql`` : sql`and id <> all(${hidden}::uuid[])`;
  const literal = escapeLike(words);
  const { rows } = await sql<{
    id: string;
    username: string | null;
    full_name: string | null;
    avatar_url: string | null;
    rating: string | null;
    total_ratings: number;
  }>`
    select id, username, full_name, avatar_url, rating, total_ratings from profiles
    where id <> ${member.id} and ${isShownProfile()} ${shown} and (
      fold_name(username) like fold_name(${`%${literal}%`}) or fold_name(full_name) like fold_name(${`%${literal}%`})
      or email = ${words})
    order by
      (lower(username) = ${words} or email = ${words}) desc,
      (fold_name(username) like fold_name(${`${literal}%`}) or fold_name(full_name) like fold_name(${`${literal}%`})) desc,
      fold_name(coalesce(full_name, username)), id
    limit ${MESSAGE_LIMITS.people} ${planEachTime}`.execute(db);
  return rows.map((row) => presentMember(row.id, row));
}
