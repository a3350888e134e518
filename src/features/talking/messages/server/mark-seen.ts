import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Owner } from '../../../../platform/server/http/actor.ts';
import type { Live } from '../../../../platform/server/realtime/live.ts';
import { DomainError } from '../../../../shared/errors.ts';
import type { LiveUpdate } from '../../../../shared/live.ts';
import { blockedPeopleOf, isVisible } from '../../../trust/blocks/server/blocks.ts';
import { messageErrors } from '../contract/errors.ts';
import { MESSAGE_UPDATES, type Seen } from '../contract/message-updates.ts';
import { findMembership, participantIs, participantOwner } from './conversations.queries.ts';
import { readNotifications } from './notify-of-messages.ts';

interface Services {
  db: Database;
  live: Live;
}

/**
 * Stores how far a participant has read, recounts unread messages, and publishes both to the other
 * participant and the reader's other devices. Does nothing while one of them blocks the other.
 * @throws DomainError CONVERSATION_NOT_FOUND for other conversations.
 */
export async function markRead(
  { db, live }: Services,
  owner: Owner,
  conversationId: string,
  seq: number,
): Promise<void> {
  const seen = await db.transaction().execute(async (trx) => {
    // Locks in a separate query: the count below then sees every message, and none can be added meanwhile.
    const locked = await trx
      .selectFrom('conversations')
      .select('last_seq')
      .where('id', '=', conversationId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const membership = locked && (await findMembership(trx, conversationId, owner));
    if (membership === undefined) throw new DomainError(messageErrors.CONVERSATION_NOT_FOUND);
    const participant = participantOwner(membership);
    if (membership.blockState !== 'none') return undefined;
    const upTo = Math.min(seq, locked?.last_seq ?? 0);
    const marks = await trx
      .updateTable('conversation_participants as me')
      .set({
        read_seq: upTo,
        delivered_seq: sql`greatest(delivered_seq, ${upTo}::integer)`,
        last_read_at: sql`now()`,
        unread: sql`(
          select count(*) from messages
          where conversation_id = ${conversationId} and sender <> ${membership.slot} and seq > ${upTo}::integer)`,
      })
      .where('conversation_id', '=', conversationId)
      .where('slot', '=', membership.slot)
      .where('read_seq', '<', upTo)
      .returning(['read_seq as readSeq', 'delivered_seq as deliveredSeq'])
      .executeTakeFirst();
    return marks && { participant, marks };
  });
  if (seen === undefined) return;
  live.publish([owner], seenUpdate(conversationId, { ...seen.marks, mine: true }));
  if (seen.participant)
    live.publish([seen.participant], seenUpdate(conversationId, { ...seen.marks, mine: false }));
  await readNotifications({ db, live }, owner, conversationId, seen.marks.readSeq);
}

const seenUpdate = (conversationId: string, detail: Seen): LiveUpdate => ({
  type: MESSAGE_UPDATES.seen,
  ids: [conversationId],
  detail,
});

/**
 * Stores that a device has received all messages of these conversations. Ignores conversations of other
 * people and those with a blocked participant.
 */
export async function markDelivered(
  { db, live }: Services,
  owner: Owner,
  conversationIds: readonly string[],
): Promise<void> {
  const hidden = await blockedPeopleOf(db, owner);
  const { rows } = await sql<{
    conversation_id: string;
    participant_profile_id: string | null;
    participant_guest_key: string | null;
    read_seq: number;
    delivered_seq: number;
  }>`
    with late as (
      select me.conversation_id, me.slot, conversations.last_seq
      from conversation_participants as me join conversations on conversations.id = me.conversation_id
      join conversation_participants as participant
        on participant.conversation_id = me.conversation_id and participant.slot <> me.slot
      where me.conversation_id = any(${conversationIds}::uuid[]) and ${participantIs(owner)}
        and me.delivered_seq < conversations.last_seq
        and ${isVisible('participant.profile_id', 'participant.guest_key', hidden)}
      -- In the order of their ids, so that two devices cannot deadlock.
      order by me.conversation_id for no key update of me)
    update conversation_participants as me set delivered_seq = greatest(me.delivered_seq, late.last_seq)
    from late join conversation_participants as participant
      on participant.conversation_id = late.conversation_id and participant.slot <> late.slot
    where me.conversation_id = late.conversation_id and me.slot = late.slot
    returning me.conversation_id, me.read_seq, me.delivered_seq,
      participant.profile_id as participant_profile_id, participant.guest_key as participant_guest_key`.execute(
    db,
  );
  for (const row of rows) {
    const participant = participantOwner(row);
    const marks = { mine: false, readSeq: row.read_seq, deliveredSeq: row.delivered_seq };
    if (participant) live.publish([participant], seenUpdate(row.conversation_id, marks));
  }
}
