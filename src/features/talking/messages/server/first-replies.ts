import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { MessageKey } from './messages.queries.ts';

/** A member's first reply in a conversation that the other participant started. */
export interface FirstReply {
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
