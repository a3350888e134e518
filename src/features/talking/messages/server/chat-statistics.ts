import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { shownGuest, shownMember } from '../../../people/people/server/people.ts';
import { areBlocked } from '../../../trust/blocks/server/blocks.ts';
import type { MessageKey } from './messages.queries.ts';

/** A member's first reply in a conversation that the other participant started. */
interface FirstReply {
  conversationId: string;
  profileId: string;
  /** Null for guests and deleted accounts. */
  otherId: string | null;
  listingId: string | null;
  sentAt: Date;
}

/**
 * Returns those of the messages that are a member's first reply in a conversation started by the other
 * participant.
 */
export async function firstReplies(db: Database, messages: readonly MessageKey[]): Promise<FirstReply[]> {
  const { rows } = await sql<FirstReply>`
    select message.conversation_id as "conversationId", me.profile_id as "profileId", other.profile_id as "otherId",
      conversations.listing_id as "listingId", message.created_at as "sentAt"
    from unnest(
      ${messages.map(({ conversationId }) => conversationId)}::uuid[], ${messages.map(({ seq }) => seq)}::int[]
    ) as sent (conversation_id, seq)
    join messages as message
      on message.conversation_id = sent.conversation_id and message.seq = sent.seq and message.kind = 'text'
    join conversations on conversations.id = sent.conversation_id
    join conversation_participants as me on me.conversation_id = sent.conversation_id and me.slot = message.sender
    join conversation_participants as other
      on other.conversation_id = sent.conversation_id and other.slot <> message.sender
    where me.profile_id is not null
      and exists (
        select from messages as asked
        where asked.conversation_id = sent.conversation_id and asked.seq < sent.seq and asked.kind = 'text'
          and asked.sender <> message.sender)
      and not exists (
        select from messages as earlier
        where earlier.conversation_id = sent.conversation_id and earlier.seq < sent.seq and earlier.kind = 'text'
          and earlier.sender = message.sender)`.execute(db);
  return rows;
}

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

/** Counts the conversations about each listing that had messages in the last `days`. */
export async function chatsAbout(
  db: Database,
  days: number,
): Promise<{ listingId: string; chats: number }[]> {
  const { rows } = await sql<{ listingId: string; chats: number }>`
    select listing_id as "listingId", count(*)::int as chats from conversations
    where listing_id is not null and last_seq > 0 and created_at > now() - make_interval(days => ${days}::int)
    group by listing_id`.execute(db);
  return rows;
}

/** How reliably and quickly a member replies to first messages. */
interface ReplyHabit {
  /** Percentage of first messages answered; null with too few of them. */
  rate: number | null;
  /** Median minutes until the first reply; null without any. */
  minutes: number | null;
}

const HABIT = {
  /** Only the most recent conversations of this many days count, which bounds the query. */
  conversations: 50,
  days: 90,
  /** Hours until a message counts as unanswered. */
  graceHours: 24,
  /** Minimum number of messages for a rate. */
  minConversations: 3,
} as const;

/**
 * Computes the reply habit from each conversation's first message and the first reply to it. Ignores system
 * messages.
 */
export async function replyHabit(db: Database, profileId: string): Promise<ReplyHabit> {
  const { rows } = await sql<{ asked: number; answered: number; minutes: number | null }>`
    select count(*)::int as asked, count(answer.created_at)::int as answered,
      round(percentile_disc(0.5) within group (
        order by extract(epoch from answer.created_at - opening.created_at)) / 60)::int as minutes
    from (
      select conversation_id, slot from conversation_participants
      where profile_id = ${profileId} and last_message_at > now() - make_interval(days => ${HABIT.days}::int)
      order by last_message_at desc, conversation_id desc limit ${HABIT.conversations}
    ) as me
      cross join lateral (
        select sender, seq, created_at from messages
        where conversation_id = me.conversation_id and kind = 'text' order by seq limit 1
      ) as opening
      left join lateral (
        select created_at from messages
        where conversation_id = me.conversation_id and kind = 'text' and sender = me.slot and seq > opening.seq
        order by seq limit 1
      ) as answer on true
    where opening.sender <> me.slot
      and (answer.created_at is not null
        or opening.created_at < now() - make_interval(hours => ${HABIT.graceHours}::int))`.execute(db);
  const { asked, answered, minutes } = rows[0] ?? { asked: 0, answered: 0, minutes: null };
  return { rate: asked < HABIT.minConversations ? null : Math.round((100 * answered) / asked), minutes };
}
