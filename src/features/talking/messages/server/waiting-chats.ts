import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { areBlocked } from '../../../trust/blocks/server/blocks.ts';
import { shownGuest, shownMember } from '../../../people/people/server/people.ts';

/** A chat about a listing whose last message is from the other participant. */
export interface WaitingChat {
  conversationId: string;
  listingId: string;
  since: Date;
}

/** Only the most recent chats of this many days count, which bounds the query. */
const LIMITS = { conversations: 50, days: 30 } as const;

/** Returns chats about listings that have waited some hours for a member's reply, longest first. */
export async function waitingChats(
  db: Database,
  profileId: string,
  { forHours }: { forHours: number },
): Promise<WaitingChat[]> {
  const { rows } = await sql<WaitingChat>`
    select conversations.id as "conversationId", listing_id as "listingId", last.created_at as since
    from (
      select conversation_id, slot from conversation_participants
      where profile_id = ${profileId} and last_message_at > now() - make_interval(days => ${LIMITS.days}::int)
      order by last_message_at desc, conversation_id desc limit ${LIMITS.conversations}
    ) as me
      join conversations on conversations.id = me.conversation_id and listing_id is not null
      join conversation_participants as other on other.conversation_id = conversations.id and other.slot <> me.slot
      cross join lateral (
        select sender, created_at from messages
        where conversation_id = conversations.id and kind = 'text' order by seq desc limit 1
      ) as last
    where last.sender <> me.slot and last.created_at < now() - make_interval(hours => ${forHours}::int)
      and coalesce(${shownMember('other.profile_id')}, ${shownGuest('other.guest_key')}) is not null
      and not ${areBlocked(sql`${profileId}::uuid`, sql`coalesce(other.profile_id, other.guest_key)`)}
    order by since, conversations.id`.execute(db);
  return rows;
}
