import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { isVisibleListing } from '../../../items/listings/server/listings.ts';
import { shownGuest, shownMember } from '../../../people/people/server/people.ts';
import type { MessagesQuery } from '../contract/message.ts';
import { MESSAGE_LIMITS } from '../contract/message-limits.ts';
import { messageSent } from '../contract/signals.ts';
import type { SystemMessage } from '../contract/system-message.ts';
import { attachmentNamesOf } from './attachment-names.ts';
import { participantIs } from './conversations.queries.ts';

const columns = [
  'seq',
  'sender',
  'client_id',
  'kind',
  'type',
  'data',
  'content',
  'photo_ids',
  'attachment_ids',
  'warning',
  'created_at',
] as const;

/**
 * Returns messages starting next to the cursor: downwards from the newest or from `before`, upwards from
 * `since`. One more than the limit.
 */
export function findMessages(
  db: Database,
  conversationId: string,
  { before, since, limit }: Pick<MessagesQuery, 'before' | 'since' | 'limit'>,
) {
  const query = db
    .selectFrom('messages')
    .select(columns)
    .where('conversation_id', '=', conversationId)
    .limit(limit + 1);
  if (since !== undefined) return query.where('seq', '>', since).orderBy('seq').execute();
  const down = query.orderBy('seq', 'desc');
  return (before === undefined ? down : down.where('seq', '<', before)).execute();
}
export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number];

/** Returns the message that a sender already stored with a client id. */
export function findSent(
  db: Database | Transaction<DB>,
  conversationId: string,
  sender: number,
  clientId: string,
) {
  return db
    .selectFrom('messages')
    .select(columns)
    .where('conversation_id', '=', conversationId)
    .where('sender', '=', sender)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

/** Identifies a message. */
export interface MessageKey {
  conversationId: string;
  seq: number;
}

/** Returns the members who got these messages. Leaves out guests, and what the site posts. */
export function recipientsOf(
  db: Database,
  keys: readonly MessageKey[],
): Promise<(MessageKey & { profileId: string })[]> {
  return db
    .selectFrom('messages')
    .innerJoin('conversation_participants as recipient', (join) =>
      join
        .onRef('recipient.conversation_id', '=', 'messages.conversation_id')
        .onRef('recipient.slot', '!=', 'messages.sender'),
    )
    .select([
      'messages.conversation_id as conversationId',
      'messages.seq',
      'recipient.profile_id as profileId',
    ])
    .where('messages.kind', '=', 'text')
    .where('recipient.profile_id', 'is not', null)
    .where(isOneOf(keys))
    .$narrowType<{ profileId: string }>()
    .execute();
}

/** Returns messages with their sender and recipient. */
export function findWithRecipients(db: Database, keys: readonly MessageKey[]) {
  return db
    .selectFrom('messages')
    .innerJoin('conversation_participants as sender', (join) =>
      join
        .onRef('sender.conversation_id', '=', 'messages.conversation_id')
        .onRef('sender.slot', '=', 'messages.sender'),
    )
    .innerJoin('conversation_participants as recipient', (join) =>
      join
        .onRef('recipient.conversation_id', '=', 'messages.conversation_id')
        .onRef('recipient.slot', '!=', 'messages.sender'),
    )
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .leftJoin('listings', (join) =>
      join.onRef('listings.id', '=', 'conversations.listing_id').on(isVisibleListing()),
    )
    .leftJoin('profiles', 'profiles.id', 'sender.profile_id')
    .select([
      'messages.conversation_id',
      'conversations.listing_id',
      'listings.title as listing_title',
      'messages.seq',
      'messages.kind',
      'sender.guest_key as sender_guest_key',
      'profiles.username',
      'profiles.full_name',
      'recipient.profile_id as recipient_profile_id',
      'recipient.guest_key as recipient_guest_key',
      sql<string>`left(messages.content, ${sql.lit(MESSAGE_LIMITS.preview)})`.as('text'),
      sql<number>`cardinality(messages.photo_ids)`.as('photo_count'),
      attachmentNamesOf('messages').as('attachment_names'),
      sql<boolean>`recipient.read_seq >= messages.seq`.as('read'),
    ])
    .where(isOneOf(keys))
    .execute();
}

const isOneOf = (keys: readonly MessageKey[]) =>
  sql<boolean>`(messages.conversation_id, messages.seq) in (
    select * from unnest(${keys.map((key) => key.conversationId)}::uuid[], ${keys.map((key) => key.seq)}::int[]))`;

export interface OutgoingMessage {
  conversationId: string;
  /**
   * The sender's slot. Nothing is stored if `owner` is given and no longer has this slot, or if the other
   * participant no longer exists.
   */
  slot: number;
  owner?: OwnerKey;
  clientId: string;
  text: string;
  /** Type and data of a system message. */
  system?: SystemMessage;
  photoIds?: string[];
  attachmentIds?: string[];
  /** What the receiver should know. */
  warning?: string | null;
  /** Records the signal that the message was sent. */
  jobs?: Pick<Jobs, 'recording'>;
}

/** SQL condition that someone else reads what this participant writes. */
const isRead = (slot: number) => sql`and exists (
  select from conversation_participants as other
  where other.conversation_id = conversations.id and other.slot <> ${slot}
    and coalesce(${shownMember('other.profile_id')}, ${shownGuest('other.guest_key')}) is not null)`;

export const sentPayload = sql`jsonb_build_object('conversationId', conversation_id, 'seq', seq)`;

/**
 * Stores a message, updates both participants' rows and records the signal, in one statement. The lock on the
 * conversation assigns sequence numbers in commit order. The time is read after locking, so it follows the
 * same order.
 */
export async function insertMessage(
  db: Database | Transaction<DB>,
  {
    conversationId,
    owner,
    slot,
    clientId,
    text,
    system,
    photoIds = [],
    attachmentIds = [],
    warning = null,
    jobs,
  }: OutgoingMessage,
): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    with turn as (
      update conversations set last_seq = last_seq + 1
      where id = ${conversationId} and exists (
        select from conversation_participants as me
        where me.conversation_id = conversations.id and me.slot = ${slot}
          and ${owner ? participantIs(owner) : sql.lit(true)})
        ${owner ? isRead(slot) : sql``}
      returning id, last_seq),
    stored as (
      insert into messages (conversation_id, seq, sender, client_id, kind, type, data, content, photo_ids, attachment_ids,
        warning, created_at)
      select id, last_seq, ${slot}, ${clientId}, ${system ? 'system' : 'text'}, ${system?.type ?? null},
        ${system ? JSON.stringify(system.data) : null}::jsonb, ${text}, ${photoIds}::uuid[],
        ${attachmentIds}::uuid[], ${warning}::text,
        date_trunc('milliseconds', clock_timestamp())
      from turn
      returning *),
    noted as (
      update conversation_participants as member set
        last_message_at = stored.created_at,
        unread = member.unread + case when member.slot = stored.sender then 0 else 1 end
      from stored where member.conversation_id = stored.conversation_id)
    ${jobs ? sql`, recorded as (${jobs.recording(messageSent, sentPayload, sql`stored`)})` : sql``}
    select ${sql.join(columns.map((column) => sql.ref(column)))} from stored`.execute(db);
  return rows[0];
}

/** Returns whether storing a message failed because the same one has just been stored. */
export function isDuplicate(error: unknown): boolean {
  return (error as { constraint?: unknown } | null)?.constraint === 'messages_sent_once';
}
