import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/server/db/schema.generated.ts';
import type { Jobs } from '../../../platform/server/jobs.ts';
import { messageSent } from '../contract/signals.ts';
import { sentPayload } from './messages.queries.ts';
import type { DealConversation } from './messages.ts';

/**
 * Writes the same to the buyers of several conversations for their seller, once for each `clientId`, in one statement.
 * It locks conversations and then participants in the order of their ids, as sending one message after the other does.
 * @returns the conversations in which it was not written before.
 */
export async function writeToBuyers(
  trx: Transaction<DB>,
  jobs: Pick<Jobs, 'recording'>,
  conversations: readonly DealConversation[],
  clientId: string,
  text: string,
): Promise<DealConversation[]> {
  if (conversations.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    with wanted as (
      select id, slot
      from unnest(
        ${conversations.map(({ id }) => id)}::uuid[],
        ${conversations.map(({ seller }) => seller.slot)}::smallint[]) as wanted (id, slot)
      where not exists (
        select from messages where conversation_id = wanted.id and sender = wanted.slot and client_id = ${clientId})),
    locked as (
      select conversations.id, wanted.slot from conversations join wanted using (id)
      order by id for no key update of conversations),
    turn as (
      update conversations set last_seq = last_seq + 1 from locked where conversations.id = locked.id
      returning conversations.id, conversations.last_seq, locked.slot),
    stored as (
      insert into messages (conversation_id, seq, sender, client_id, content, created_at)
      select id, last_seq, slot, ${clientId}, ${text}, date_trunc('milliseconds', clock_timestamp()) from turn
      returning *),
    members as (
      select member.conversation_id, member.slot
      from conversation_participants as member join stored using (conversation_id)
      order by member.conversation_id, member.slot for no key update of member),
    noted as (
      update conversation_participants as member set
        last_message_at = stored.created_at,
        unread = member.unread + case when member.slot = stored.sender then 0 else 1 end
      from stored join members using (conversation_id)
      where member.conversation_id = members.conversation_id and member.slot = members.slot),
    recorded as (${jobs.recording(messageSent, sentPayload, sql`stored`)})
    select conversation_id as id from stored`.execute(trx);
  const written = new Set(rows.map(({ id }) => id));
  return conversations.filter(({ id }) => written.has(id));
}
