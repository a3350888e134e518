import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';

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
