import { sql, type Transaction } from 'kysely';
import { anyOf } from '../../../platform/server/db/any-of.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { DB } from '../../../platform/server/db/schema.generated.ts';
import type { OwnerKey } from '../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../platform/server/jobs.ts';
import type { Live } from '../../../platform/server/realtime/live.ts';
import { displayName, GUEST_NAME } from '../../../shared/person-name.ts';
import { areBlocked } from '../../blocks/server/blocks.ts';
import { dropSentPhotos, type PresentPhoto } from '../../photos/server/photos.ts';
import { MESSAGE_UPDATES } from '../contract/message-updates.ts';
import { participantIs, otherOwner } from './conversations.queries.ts';
import { findForTelling, type MessageKey } from './messages.queries.ts';
import type { SendTyping } from './send-typing.ts';
import type { SystemMessages } from './system-messages.ts';

/** What messages stand on. */
export interface MessagesServices {
  db: Database;
  jobs: Jobs;
  live: Live;
  presentPhoto: PresentPhoto;
  sendTyping: SendTyping;
  systemMessages: SystemMessages;
}

/** What the rest of the product may ask of messages on the server. */

export {
  createSystemMessages,
  postSystemMessage,
  type SystemMessages,
} from './system-messages.ts';
export { writeToBuyers } from './write-to-buyers.ts';

export { conversationLink, messageGroup, readNotifications } from './read-notifications.ts';

/** A message as its notification shows it. */
export interface MessageToNotify extends MessageKey {
  to: OwnerKey;
  /** Of whoever wrote it. */
  from: string;
  kind: string;
  /** Cut to what the inbox shows. */
  text: string;
  photoCount: number;
  /** The one it is for has seen it. */
  read: boolean;
}

/** Those of the messages that are there and have somebody to be told, in no order. */
export async function messagesToNotify(
  db: Database,
  keys: readonly MessageKey[],
): Promise<MessageToNotify[]> {
  return (await findForTelling(db, keys)).flatMap((row) => {
    const to = otherOwner(row);
    if (to === null) return [];
    const from = row.sender_guest_key === null ? displayName(row.full_name, row.username) : GUEST_NAME;
    const { conversation_id: conversationId, seq, kind, text, photo_count: photoCount, read } = row;
    return [{ conversationId, seq, to, from, kind, text, photoCount, read }];
  });
}

/** Profile ids of the members among the two of a conversation. */
export async function participantsOf(db: Database, conversationId: string): Promise<string[]> {
  const members = await db
    .selectFrom('conversation_participants')
    .select('profile_id')
    .where('conversation_id', '=', conversationId)
    .execute();
  return members.flatMap(({ profile_id }) => profile_id ?? []);
}

/** Whether somebody has seen all that the other one of a conversation wrote. */
export async function hasReadConversation(
  db: Database,
  reader: OwnerKey,
  conversationId: string,
): Promise<boolean> {
  const me = await db
    .selectFrom('conversation_participants as me')
    .select('unread')
    .where('conversation_id', '=', conversationId)
    .where(participantIs(reader))
    .executeTakeFirst();
  return me?.unread === 0;
}

/** How somebody answers those who write to them first. */
export interface ReplyHabit {
  /** Percent that were answered; null while too few have asked. */
  rate: number | null;
  /** Minutes to the first answer, of half of them at most; null while there is none. */
  minutes: number | null;
}

const HABIT = {
  /** Conversations looked at, the latest of these days: enough for a habit, few enough to be read at once. */
  conversations: 50,
  days: 90,
  /** An unanswered message counts from then on. */
  graceHours: 24,
  /** A rate of fewer says nothing. */
  least: 3,
} as const;

/** From the first thing another wrote in a conversation and the first answer to it; what was sent by itself is neither. */
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
  return { rate: asked < HABIT.least ? null : Math.round((100 * answered) / asked), minutes };
}

/** How many conversations were begun about each listing in the last `days`, where something was written. */
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

/** Gives a guest's conversations to an account. One with that very account ends: nobody talks to themselves. */
export async function moveConversations(
  trx: Transaction<DB>,
  guestKey: string,
  profileId: string,
): Promise<void> {
  const { rows } = await sql<{ photo_ids: string[] }>`
    with own as (
      delete from conversations
      where first_person = least(${guestKey}::uuid, ${profileId}::uuid)
        and second_person = greatest(${guestKey}::uuid, ${profileId}::uuid)
      returning id)
    select messages.photo_ids from messages join own on own.id = messages.conversation_id
    where cardinality(messages.photo_ids) > 0`.execute(trx);
  await dropSentPhotos(
    trx,
    rows.flatMap(({ photo_ids }) => photo_ids),
  );
  const other = sql`case when first_person = ${guestKey} then second_person else first_person end`;
  await sql`
    update conversations set
      first_person = least(${other}, ${profileId}::uuid), second_person = greatest(${other}, ${profileId}::uuid)
    from conversation_participants as me
    where me.guest_key = ${guestKey} and me.conversation_id = conversations.id`.execute(trx);
  await trx
    .updateTable('conversation_participants')
    .set({ profile_id: profileId, guest_key: null })
    .where('guest_key', '=', guestKey)
    .execute();
  // Switched off once, it stays off.
  await sql`
    update profiles set answers_availability = false
    from guest_sessions
    where profiles.id = ${profileId} and guest_sessions.key = ${guestKey}
      and not guest_sessions.answers_availability`.execute(trx);
}

/** A conversation about a listing with somebody who asks for it. */
export interface DealConversation {
  id: string;
  listingId: string;
  /** The members' places and who they are; null once an account is gone. */
  seller: { slot: number; owner: OwnerKey | null };
  buyer: { slot: number; owner: OwnerKey | null };
  /** Profile id of the buyer: guests sell, and buy nothing. */
  buyerId: string | null;
  /** When the last message was written; null while there is none. */
  lastMessageAt: Date | null;
  /** The two can write to each other. */
  reachable: boolean;
}

const buyerColumns = [
  'conversations.id',
  'conversations.listing_id',
  'seller.slot as seller_slot',
  'seller.profile_id as seller_profile_id',
  'seller.guest_key as seller_guest_key',
  'buyer.slot as buyer_slot',
  'buyer.profile_id as buyer_profile_id',
  'buyer.guest_key as buyer_guest_key',
  'seller.last_message_at',
] as const;

/** The talks about a listing with its seller: all, the newest ones, or one. */
function conversations(db: Database | Transaction<DB>, seller: OwnerKey) {
  return db
    .selectFrom('conversations')
    .innerJoin('conversation_participants as seller', (join) =>
      join
        .onRef('seller.conversation_id', '=', 'conversations.id')
        .on(
          seller.kind === 'member'
            ? sql<boolean>`seller.profile_id = ${seller.id}`
            : sql<boolean>`seller.guest_key = ${seller.key}`,
        ),
    )
    .innerJoin('conversation_participants as buyer', (join) =>
      join.onRef('buyer.conversation_id', '=', 'conversations.id').onRef('buyer.slot', '!=', 'seller.slot'),
    )
    .select(buyerColumns)
    .select(
      areBlocked(
        sql`coalesce(seller.profile_id, seller.guest_key)`,
        sql`coalesce(buyer.profile_id, buyer.guest_key)`,
      ).as('apart'),
    );
}

type ConversationRow = Awaited<ReturnType<ReturnType<typeof conversations>['execute']>>[number];

function asConversation(row: ConversationRow): DealConversation {
  const buyer = otherOwner({
    other_profile_id: row.buyer_profile_id,
    other_guest_key: row.buyer_guest_key,
  });
  return {
    id: row.id,
    listingId: row.listing_id ?? '',
    seller: {
      slot: row.seller_slot,
      owner: otherOwner({ other_profile_id: row.seller_profile_id, other_guest_key: row.seller_guest_key }),
    },
    buyer: { slot: row.buyer_slot, owner: buyer },
    buyerId: row.buyer_profile_id,
    lastMessageAt: row.last_message_at,
    reachable: buyer !== null && !row.apart,
  };
}

/** What a conversation is about, for those who are in it; undefined for others. */
export async function listingOfConversation(
  db: Database,
  conversationId: string,
  owner: OwnerKey,
): Promise<{ listingId: string | null } | undefined> {
  const row = await db
    .selectFrom('conversations')
    .innerJoin('conversation_participants as me', 'me.conversation_id', 'conversations.id')
    .select('conversations.listing_id')
    .where('conversations.id', '=', conversationId)
    .where(participantIs(owner))
    .executeTakeFirst();
  return row && { listingId: row.listing_id };
}

/** A conversation as the seller of its listing and somebody else have it. */
export async function findConversation(
  db: Database | Transaction<DB>,
  conversationId: string,
  seller: OwnerKey,
): Promise<DealConversation | undefined> {
  const row = await conversations(db, seller)
    .where('conversations.id', '=', conversationId)
    .executeTakeFirst();
  return row && asConversation(row);
}

/** The same of several, by their ids; what is missing is somebody else's. */
export async function findConversations(
  db: Database | Transaction<DB>,
  conversationIds: readonly string[],
  seller: OwnerKey,
): Promise<Map<string, DealConversation>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await conversations(db, seller)
    .where('conversations.id', '=', anyOf(conversationIds))
    .execute();
  return new Map(rows.map((row) => [row.id, asConversation(row)]));
}

/** The conversation about a listing with this buyer. */
export async function findConversationWith(
  db: Database | Transaction<DB>,
  listing: { id: string; owner: OwnerKey },
  buyerId: string,
): Promise<DealConversation | undefined> {
  const row = await conversations(db, listing.owner)
    .where('conversations.listing_id', '=', listing.id)
    .where('buyer.profile_id', '=', buyerId)
    .executeTakeFirst();
  return row && asConversation(row);
}

interface ConversationsAbout {
  limit: number;
  /** Only those in which the seller has not sent a message under this id. */
  without?: string;
}

/** Those about a listing in which somebody who is there has written, the newest first. */
export async function conversationsAbout(
  db: Database | Transaction<DB>,
  listing: { id: string; owner: OwnerKey },
  { limit, without }: ConversationsAbout,
): Promise<DealConversation[]> {
  let query = conversations(db, listing.owner)
    .where('conversations.listing_id', '=', listing.id)
    .where('seller.last_message_at', 'is not', null)
    .where('buyer.profile_id', 'is not', null)
    .orderBy('seller.last_message_at', 'desc')
    .limit(limit);
  if (without !== undefined) {
    query = query.where(
      sql<boolean>`not exists (
        select from messages where messages.conversation_id = conversations.id
          and messages.sender = seller.slot and messages.client_id = ${without})`,
    );
  }
  return (await query.execute()).map(asConversation);
}

const peopleOf = ({ seller, buyer }: DealConversation): OwnerKey[] =>
  [seller.owner, buyer.owner].filter((owner) => owner !== null);

/** After the commit: tells the pages of both that there are new messages. */
export function publishMessages(live: Live, notified: Iterable<DealConversation>): void {
  for (const conversation of notified)
    live.publish(peopleOf(conversation), { type: MESSAGE_UPDATES.new, ids: [conversation.id] });
}

/** After the commit: tells the pages of both that what they talk about has changed. */
export function publishListing(live: Live, notified: Iterable<DealConversation>): void {
  for (const conversation of notified)
    live.publish(peopleOf(conversation), { type: MESSAGE_UPDATES.about, ids: [conversation.id] });
}
