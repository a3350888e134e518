import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { comesAfter, type TimeCursor, timeCursorAfter } from '../../../../platform/server/db/keyset.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { type OwnerKey, ownerOf, personKey } from '../../../../platform/server/http/actor.ts';
import { shownGuest, shownMember } from '../../../people/people/server/people.ts';
import { blockStateTo, isVisible } from '../../../trust/blocks/server/blocks.ts';
import { MESSAGE_LIMITS } from '../contract/message-limits.ts';
import { attachmentNamesOf } from './attachment-names.ts';
import type { SystemMessages } from './system-messages.ts';

/** SQL condition that the participant `me` is this person. */
export function participantIs(owner: OwnerKey): RawBuilder<SqlBool> {
  return owner.kind === 'member'
    ? sql<SqlBool>`me.profile_id = ${owner.id}`
    : sql<SqlBool>`me.guest_key = ${owner.key}`;
}

/** Returns the other participant; null if their account was deleted. */
export function participantOwner(row: {
  participant_profile_id: string | null;
  participant_guest_key: string | null;
}): OwnerKey | null {
  return ownerOf(row.participant_profile_id, row.participant_guest_key);
}

/**
 * Returns a person's slot in a conversation, the other participant, and the block state between them.
 * Undefined if the person is not a participant.
 */
export function findMembership(db: Database | Transaction<DB>, conversationId: string, owner: OwnerKey) {
  return db
    .selectFrom('conversation_participants as me')
    .innerJoin('conversation_participants as participant', (join) =>
      join
        .onRef('participant.conversation_id', '=', 'me.conversation_id')
        .onRef('participant.slot', '!=', 'me.slot'),
    )
    .select([
      'me.slot',
      shownMember('participant.profile_id').as('participant_profile_id'),
      shownGuest('participant.guest_key').as('participant_guest_key'),
      blockStateTo(owner, sql`coalesce(participant.profile_id, participant.guest_key)`).as('blockState'),
    ])
    .where('me.conversation_id', '=', conversationId)
    .where(participantIs(owner))
    .executeTakeFirst();
}

/**
 * Selects conversations from the point of view of `owner`: the other participant, the last message, and how
 * far both have read.
 */
function conversationsOf(db: Database, owner: OwnerKey) {
  return db
    .selectFrom('conversation_participants as me')
    .innerJoin('conversations', 'conversations.id', 'me.conversation_id')
    .innerJoin('conversation_participants as participant', (join) =>
      join
        .onRef('participant.conversation_id', '=', 'me.conversation_id')
        .onRef('participant.slot', '!=', 'me.slot'),
    )
    .leftJoin('profiles as person', 'person.id', 'participant.profile_id')
    .leftJoin('messages as last', (join) =>
      join
        .onRef('last.conversation_id', '=', 'conversations.id')
        .onRef('last.seq', '=', 'conversations.last_seq'),
    )
    .select([
      'conversations.id',
      'conversations.listing_id',
      'conversations.last_seq',
      'me.slot',
      'me.unread',
      'me.read_seq',
      'me.last_message_at',
      'participant.read_seq as participant_read_seq',
      'participant.delivered_seq as participant_delivered_seq',
      shownMember('participant.profile_id').as('participant_profile_id'),
      shownGuest('participant.guest_key').as('participant_guest_key'),
      'person.username',
      'person.full_name',
      'person.avatar_url',
      'person.rating',
      'person.total_ratings',
      'last.sender as last_sender',
      'last.kind as last_kind',
      'last.type as last_type',
      'last.created_at as last_created_at',
      sql<string | null>`left(last.content, ${sql.lit(MESSAGE_LIMITS.preview)})`.as('last_text'),
      sql<number | null>`cardinality(last.photo_ids)`.as('last_photo_count'),
      attachmentNamesOf('last').as('last_attachment_names'),
    ])
    .where(participantIs(owner));
}
export type ConversationRow = Awaited<ReturnType<ReturnType<typeof conversationsOf>['execute']>>[number];

/** Returns the cursor of the inbox page that follows a conversation. */
export const inboxCursorAfter = (row: Pick<ConversationRow, 'id' | 'last_message_at'>): string =>
  timeCursorAfter(row.last_message_at ?? new Date(0), row.id);

interface InboxSearch {
  limit: number;
  cursor: TimeCursor | null;
  /** People whose conversations are excluded. */
  hidden: readonly string[];
  /**
   * Restricts the result to conversations waiting for the owner's reply. Holds the types of system messages
   * that affect this; null for no restriction.
   */
  owed: Pick<SystemMessages, 'asking' | 'settling'> | null;
}

/** SQL condition that the last relevant message is from the other participant and asks for a reply. */
const waitsForReply = ({ asking, settling }: Exclude<InboxSearch['owed'], null>) => sql<boolean>`
  me.last_message_at > now() - make_interval(days => ${sql.lit(MESSAGE_LIMITS.owedDays)}) and (
    select newest.sender <> me.slot and (newest.kind = 'text' or newest.type = any(${asking}::text[]))
    from messages as newest
    where newest.conversation_id = me.conversation_id
      and (newest.kind = 'text' or newest.type = any(${[...asking, ...settling]}::text[]))
    order by newest.seq desc limit 1)`;

/** How many recent messages are searched for the newest deal step. Offers expire within a day. */
const RECENT_MESSAGES = 60;

/** SQL time until which the newest relevant system message can be answered, if it asks for a reply. */
const repliesUntil = ({ asking, settling }: Exclude<InboxSearch['owed'], null>) => sql<string | null>`(
  select case when newest.sender <> me.slot and newest.type = any(${asking}::text[])
    then newest.data->>'until' end
  from messages as newest
  where newest.conversation_id = me.conversation_id
    and newest.seq > conversations.last_seq - ${sql.lit(RECENT_MESSAGES)}
    and newest.type = any(${[...asking, ...settling]}::text[])
  order by newest.seq desc limit 1)`;

/** Returns conversations with messages, newest first: one more than the limit, to detect a next page. */
export function findInbox(db: Database, owner: OwnerKey, { limit, cursor, hidden, owed }: InboxSearch) {
  let query = conversationsOf(db, owner)
    .$castTo<ConversationRow & { reply_by?: string | null }>()
    .where('me.last_message_at', 'is not', null)
    .orderBy('me.last_message_at', 'desc')
    .orderBy('me.conversation_id', 'desc')
    .limit(limit + 1);
  if (owed !== null) query = query.select(repliesUntil(owed).as('reply_by')).where(waitsForReply(owed));
  if (hidden.length > 0)
    query = query.where(isVisible('participant.profile_id', 'participant.guest_key', hidden));
  if (cursor !== null) query = query.where(comesAfter('me.last_message_at', 'me.conversation_id', cursor));
  return query.execute();
}

export function findConversation(db: Database, owner: OwnerKey, id: string) {
  return conversationsOf(db, owner).where('me.conversation_id', '=', id).executeTakeFirst();
}

/**
 * Returns a conversation of two people.
 * @param listingId The listing it is about; null for the one without a listing, undefined for the most recent one.
 */
export function findConversationWith(
  db: Database,
  owner: OwnerKey,
  participantKey: string,
  listingId: string | null | undefined,
) {
  const query = conversationsOf(db, owner)
    .where(pairIs(personKey(owner), participantKey))
    .orderBy(sql`coalesce(me.last_message_at, conversations.created_at)`, 'desc')
    .orderBy('me.conversation_id', 'desc')
    .limit(1);
  return (
    listingId === undefined
      ? query
      : query.where('conversations.listing_id', 'is not distinct from', listingId)
  ).executeTakeFirst();
}

const pairIs = (one: string, two: string) => sql<SqlBool>`
  conversations.first_person = least(${one}::uuid, ${two}::uuid)
  and conversations.second_person = greatest(${one}::uuid, ${two}::uuid)`;

/** Creates the conversation of two people about a listing, or returns one that was created concurrently. */
export async function insertConversation(
  trx: Transaction<DB>,
  opener: OwnerKey,
  participant: OwnerKey,
  listingId: string | null,
): Promise<string> {
  const [openerKey, participantKey] = [personKey(opener), personKey(participant)];
  const inserted = await trx
    .insertInto('conversations')
    .values({
      first_person: sql`least(${openerKey}::uuid, ${participantKey}::uuid)`,
      second_person: sql`greatest(${openerKey}::uuid, ${participantKey}::uuid)`,
      listing_id: listingId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) {
    const existing = await trx
      .selectFrom('conversations')
      .select('id')
      .where(pairIs(openerKey, participantKey))
      .where('listing_id', 'is not distinct from', listingId)
      .executeTakeFirstOrThrow();
    return existing.id;
  }
  await trx
    .insertInto('conversation_participants')
    .values(
      [opener, participant].map((owner, index) => ({
        conversation_id: inserted.id,
        slot: index + 1,
        profile_id: owner.kind === 'member' ? owner.id : null,
        guest_key: owner.kind === 'guest' ? owner.key : null,
      })),
    )
    .execute();
  return inserted.id;
}

/**
 * Returns the number of unread messages.
 * @param hidden People whose messages do not count.
 */
export async function sumUnread(db: Database, owner: OwnerKey, hidden: readonly string[]) {
  const unread = db
    .selectFrom('conversation_participants as me')
    .where(participantIs(owner))
    .where('me.unread', '>', 0);
  const shown =
    hidden.length === 0
      ? unread
      : unread
          .innerJoin('conversation_participants as participant', (join) =>
            join
              .onRef('participant.conversation_id', '=', 'me.conversation_id')
              .onRef('participant.slot', '!=', 'me.slot'),
          )
          .where(isVisible('participant.profile_id', 'participant.guest_key', hidden));
  const { messages, conversations } = await shown
    .select((eb) => [
      eb.fn.sum<string | null>('me.unread').as('messages'),
      eb.fn.countAll<string>().as('conversations'),
    ])
    .executeTakeFirstOrThrow();
  return { messages: Number(messages ?? 0), conversations: Number(conversations) };
}
