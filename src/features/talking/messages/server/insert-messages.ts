import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { messageSent } from '../contract/signals.ts';
import type { ListingConversation } from './listing-conversations.ts';
import { type OutgoingMessage, sentPayload } from './messages.queries.ts';

type NewMessage = Pick<OutgoingMessage, 'conversationId' | 'slot' | 'clientId' | 'text' | 'system'>;

/**
 * Stores messages of one or more conversations in one statement, in this order. Skips messages whose client
 * id their sender already used. Locks conversations and then participants in the order of their ids, which
 * prevents deadlocks.
 * @param jobs Records a signal for each message; omit it for messages that notify in their own way.
 * @returns the stored messages.
 */
export async function insertMessages(
  trx: Transaction<DB>,
  messages: readonly NewMessage[],
  jobs?: Pick<Jobs, 'recording'>,
): Promise<{ conversation_id: string; client_id: string; seq: number }[]> {
  if (messages.length === 0) return [];
  const values = messages.map(({ conversationId, slot, clientId, text, system }, nr) => {
    const { type = null, data = null } = system ?? {};
    return { nr, conversation_id: conversationId, slot, client_id: clientId, content: text, type, data };
  });
  const { rows } = await sql<{ conversation_id: string; client_id: string; seq: number }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as wanted (
        nr integer, conversation_id uuid, slot smallint, client_id uuid, content text, type text, data jsonb)
      where not exists (
        select from messages
        where conversation_id = wanted.conversation_id and sender = wanted.slot and client_id = wanted.client_id)),
    locked as (
      select id from conversations where id in (select conversation_id from wanted)
      order by id for no key update),
    added as (
      select conversation_id, count(*)::integer as messages from wanted group by conversation_id),
    turn as (
      update conversations set last_seq = last_seq + added.messages
      from locked join added on added.conversation_id = locked.id
      where conversations.id = locked.id
      returning conversations.id, conversations.last_seq - added.messages as seq_before),
    stored as (
      insert into messages (conversation_id, seq, sender, client_id, kind, type, data, content, created_at)
      select turn.id, turn.seq_before + row_number() over (partition by turn.id order by wanted.nr), wanted.slot,
        wanted.client_id, case when wanted.type is null then 'text' else 'system' end, wanted.type, wanted.data,
        wanted.content, date_trunc('milliseconds', clock_timestamp())
      from turn join wanted on wanted.conversation_id = turn.id
      returning *),
    members as (
      select member.conversation_id, member.slot
      from conversation_participants as member
      where member.conversation_id in (select conversation_id from stored)
      order by member.conversation_id, member.slot for no key update of member),
    received as (
      select members.conversation_id, members.slot, max(stored.created_at) as last_message_at,
        count(*) filter (where stored.sender <> members.slot) as unread
      from members join stored using (conversation_id)
      group by members.conversation_id, members.slot),
    noted as (
      update conversation_participants as member set
        last_message_at = received.last_message_at, unread = member.unread + received.unread
      from received
      where member.conversation_id = received.conversation_id and member.slot = received.slot)
    ${jobs ? sql`, recorded as (${jobs.recording(messageSent, sentPayload, sql`stored`)})` : sql``}
    select conversation_id, client_id, seq from stored`.execute(trx);
  return rows;
}

/**
 * Sends one message from a seller to the buyers of several conversations, once per `clientId`.
 * @returns the conversations in which it was sent now.
 */
export async function writeToBuyers(
  trx: Transaction<DB>,
  jobs: Pick<Jobs, 'recording'>,
  conversations: readonly ListingConversation[],
  clientId: string,
  text: string,
): Promise<ListingConversation[]> {
  const messages = conversations.map(({ id, seller }) => ({
    conversationId: id,
    slot: seller.slot,
    clientId,
    text,
  }));
  const written = new Set(
    (await insertMessages(trx, messages, jobs)).map(({ conversation_id }) => conversation_id),
  );
  return conversations.filter(({ id }) => written.has(id));
}
