import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import { type OwnerKey, ownerOf, personKey } from '../../../../platform/server/http/actor.ts';
import type { Live } from '../../../../platform/server/realtime/live.ts';
import { shownGuest, shownMember } from '../../../people/people/server/people.ts';
import { areBlocked } from '../../../trust/blocks/server/blocks.ts';
import { MESSAGE_UPDATES } from '../contract/message-updates.ts';

/** A conversation between the seller of a listing and an interested buyer. */
export interface ListingConversation {
  id: string;
  listingId: string;
  /** The slot and identity of each participant; the owner is null after the account was deleted. */
  seller: { slot: number; owner: OwnerKey | null };
  buyer: { slot: number; owner: OwnerKey | null };
  /** Profile id of the buyer. Only members buy. */
  buyerId: string | null;
  /** Null without messages. */
  lastMessageAt: Date | null;
  /** Whether the two can message each other. */
  reachable: boolean;
}

const columns = [
  'conversations.id',
  'conversations.listing_id',
  'seller.slot as seller_slot',
  'buyer.slot as buyer_slot',
  'seller.last_message_at',
] as const;

type Source = Database | Transaction<DB>;

/** @param isSeller SQL condition that selects the participant who sells. */
function selectConversations(db: Source, isSeller: RawBuilder<SqlBool>) {
  return db
    .selectFrom('conversations')
    .innerJoin('conversation_participants as seller', (join) =>
      join.onRef('seller.conversation_id', '=', 'conversations.id').on(isSeller),
    )
    .innerJoin('conversation_participants as buyer', (join) =>
      join.onRef('buyer.conversation_id', '=', 'conversations.id').onRef('buyer.slot', '!=', 'seller.slot'),
    )
    .select(columns)
    .select([
      shownMember('seller.profile_id').as('seller_profile_id'),
      shownGuest('seller.guest_key').as('seller_guest_key'),
      shownMember('buyer.profile_id').as('buyer_profile_id'),
      shownGuest('buyer.guest_key').as('buyer_guest_key'),
    ])
    .select(
      areBlocked(
        sql`coalesce(seller.profile_id, seller.guest_key)`,
        sql`coalesce(buyer.profile_id, buyer.guest_key)`,
      ).as('blocked'),
    );
}

type ConversationRow = Awaited<ReturnType<ReturnType<typeof selectConversations>['execute']>>[number];

function presentConversation(row: ConversationRow): ListingConversation {
  const buyer = ownerOf(row.buyer_profile_id, row.buyer_guest_key);
  return {
    id: row.id,
    listingId: row.listing_id ?? '',
    seller: { slot: row.seller_slot, owner: ownerOf(row.seller_profile_id, row.seller_guest_key) },
    buyer: { slot: row.buyer_slot, owner: buyer },
    buyerId: row.buyer_profile_id,
    lastMessageAt: row.last_message_at,
    reachable: buyer !== null && !row.blocked,
  };
}

const sellerKey = sql`coalesce(seller.profile_id, seller.guest_key)`;

/** Returns a conversation of this seller, or undefined. */
export async function findConversation(
  db: Source,
  id: string,
  seller: OwnerKey,
): Promise<ListingConversation | undefined> {
  return (await findConversations(db, [{ id, seller }])).get(id);
}

/** Returns several of this seller's conversations by id. Ignores other ids. */
export async function findConversations(
  db: Source,
  wanted: readonly { id: string; seller: OwnerKey }[],
): Promise<Map<string, ListingConversation>> {
  if (wanted.length === 0) return new Map();
  const ids = wanted.map(({ id }) => id);
  const sellers = wanted.map(({ seller }) => personKey(seller));
  const isSeller = sql<SqlBool>`(conversations.id, ${sellerKey}) in (
    select * from unnest(${ids}::uuid[], ${sellers}::uuid[]))`;
  const rows = await selectConversations(db, isSeller).where('conversations.id', '=', anyOf(ids)).execute();
  return new Map(rows.map((row) => [row.id, presentConversation(row)]));
}

/** A listing and its seller. */
interface ListingKey {
  id: string;
  owner: OwnerKey;
}

/** Returns the conversation about a listing with this buyer. */
export async function findConversationWith(
  db: Source,
  listing: ListingKey,
  buyerId: string,
): Promise<ListingConversation | undefined> {
  return (await findConversationsWith(db, [{ listing, buyerId }])).get(listing.id);
}

/** Returns the conversations about several listings, each with its own buyer, by listing id. */
export async function findConversationsWith(
  db: Source,
  wanted: readonly { listing: ListingKey; buyerId: string }[],
): Promise<Map<string, ListingConversation>> {
  if (wanted.length === 0) return new Map();
  const listings = wanted.map(({ listing }) => listing);
  const buyers = wanted.map(({ buyerId }) => buyerId);
  const rows = await selectConversations(db, isSellerOf(listings))
    .where('conversations.listing_id', '=', anyOf(listings.map(({ id }) => id)))
    .where(
      sql<SqlBool>`(conversations.listing_id, buyer.profile_id) in (
        select * from unnest(${listings.map(({ id }) => id)}::uuid[], ${buyers}::uuid[]))`,
    )
    .execute();
  return new Map(rows.map((row) => [row.listing_id ?? '', presentConversation(row)]));
}

interface ConversationsAbout {
  limit: number;
  /** Excludes conversations in which the seller already sent a message with this client id. */
  without?: string;
}

/**
 * Returns conversations about listings that have messages and a buyer with an account, newest message first.
 */
export async function conversationsAbout(
  db: Source,
  listings: readonly ListingKey[],
  { limit, without }: ConversationsAbout,
): Promise<ListingConversation[]> {
  if (listings.length === 0) return [];
  let query = selectConversations(db, isSellerOf(listings))
    .where('conversations.listing_id', '=', anyOf(listings.map(({ id }) => id)))
    .where('seller.last_message_at', 'is not', null)
    .where(shownMember('buyer.profile_id'), 'is not', null)
    .orderBy('seller.last_message_at', 'desc')
    .orderBy('conversations.id', 'desc')
    .limit(limit);
  if (without !== undefined) {
    query = query.where(
      sql<boolean>`not exists (
        select from messages where messages.conversation_id = conversations.id
          and messages.sender = seller.slot and messages.client_id = ${without})`,
    );
  }
  return (await query.execute()).map(presentConversation);
}

const isSellerOf = (
  listings: readonly ListingKey[],
) => sql<SqlBool>`(conversations.listing_id, ${sellerKey}) in (
  select * from unnest(
    ${listings.map(({ id }) => id)}::uuid[], ${listings.map(({ owner }) => personKey(owner))}::uuid[]))`;

const participantsOf = ({ seller, buyer }: ListingConversation): OwnerKey[] =>
  [seller.owner, buyer.owner].filter((owner) => owner !== null);

/** Tells both participants about new messages. Call it after the commit. */
export function publishMessages(live: Live, conversations: Iterable<ListingConversation>): void {
  for (const conversation of conversations)
    live.publish(participantsOf(conversation), { type: MESSAGE_UPDATES.new, ids: [conversation.id] });
}

/** Tells both participants that the listing of their conversation changed. Call it after the commit. */
export function publishListingChange(live: Live, conversations: Iterable<ListingConversation>): void {
  for (const conversation of conversations)
    live.publish(participantsOf(conversation), { type: MESSAGE_UPDATES.about, ids: [conversation.id] });
}
