import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { type Member, type Owner, type OwnerKey, personKey } from '../../../../platform/server/http/actor.ts';
import type { SiteSettings } from '../../../../platform/server/site-settings.ts';
import { commonErrors, DomainError } from '../../../../shared/errors.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';
import { listingCards, ownerOfListing } from '../../../items/listings/server/listings.ts';
import { lockGuest } from '../../../people/guests/server/guests.ts';
import { presentPerson } from '../../../people/people/server/people.ts';
import { blockStateBetween } from '../../../trust/blocks/server/blocks.ts';
import { countDaily } from '../../../trust/newcomers/server/newcomers.ts';
import { messageErrors } from '../contract/errors.ts';
import type { Chat, OpenConversation, OpenedChat } from '../contract/message.ts';
import {
  type ConversationRow,
  findConversation,
  findConversationWith,
  insertConversation,
  participantOwner,
} from './conversations.queries.ts';
import { presentConversations } from './load-messages.ts';
import { requireReachable, writingDenial } from './messages.policy.ts';
import { presentPinned } from './messages.presenter.ts';

const NEW_PER_MEMBER = { windowSeconds: HOUR_SECONDS, firstDelaySeconds: 60 } as const;

interface Services {
  db: Database;
  settings: Pick<SiteSettings, 'current'>;
}

/**
 * Returns the conversation with a person or about a listing, and creates it if necessary.
 * @throws DomainError SELF_MESSAGE, NO_RECIPIENT, RECIPIENT_NOT_FOUND or TOO_MANY_CONVERSATIONS;
 * PERSON_BLOCKED or CANNOT_MESSAGE if one of them blocks the other and they have no conversation yet.
 */
export async function openConversation(
  services: Services,
  member: Member,
  { personId, listingId }: OpenConversation,
): Promise<OpenedChat> {
  const { db, settings } = services;
  if (personId) {
    const existing = await findConversationWith(db, member, personId, listingId);
    if (existing) return presentChat(services, member, existing);
  }
  const recipient = await findRecipient(db, member, personId ?? null, listingId ?? null);
  const key = personKey(recipient);
  const existing = await findConversationWith(db, member, key, listingId);
  if (existing) return presentChat(services, member, existing);

  if (member.status === 'limited') throw new DomainError(commonErrors.ACCOUNT_LIMITED);
  requireReachable(recipient, await blockStateBetween(db, member, recipient));
  await countAttempt(
    db,
    `conversation:member:${member.id}`,
    { ...NEW_PER_MEMBER, limit: settings.current().chatsPerHour },
    messageErrors.TOO_MANY_CONVERSATIONS,
  );
  const id = await db.transaction().execute(async (trx) => {
    await countDaily(trx, settings, member, 'chats', messageErrors.TOO_MANY_CONVERSATIONS);
    await lockGuest(trx, recipient, messageErrors.RECIPIENT_NOT_FOUND);
    return insertConversation(trx, member, recipient, listingId ?? null);
  });
  const conversation = await findConversation(db, member, id);
  if (conversation === undefined) throw new DomainError(messageErrors.RECIPIENT_NOT_FOUND);
  return presentChat(services, member, conversation);
}

/**
 * Loads one of the person's conversations by its id or by the other participant's profile id. Returns an
 * empty one if they have none yet.
 * @throws DomainError CONVERSATION_NOT_FOUND, RECIPIENT_NOT_FOUND or SELF_MESSAGE; SIGN_IN_TO_MESSAGE for a
 * guest without a conversation with this person.
 */
export async function loadChat(
  services: Services,
  owner: Owner,
  id: string,
  listingId: string | undefined,
): Promise<Chat> {
  const { db } = services;
  const known =
    (await findConversation(db, owner, id)) ?? (await findConversationWith(db, owner, id, listingId));
  if (known) return presentChat(services, owner, known);
  const person = await findPerson(db, id);
  if (person === undefined) throw new DomainError(messageErrors.CONVERSATION_NOT_FOUND);
  if (owner.kind === 'guest') throw new DomainError(messageErrors.SIGN_IN_TO_MESSAGE);
  await findRecipient(db, owner, id, listingId ?? null);
  const participant = { kind: 'member', id } as const;
  const denial = writingDenial(participant, await blockStateBetween(db, owner, participant));
  const [listing] = listingId === undefined ? [] : await listingCards(db, [listingId]);
  return {
    id: null,
    participant: presentPerson(participant, person),
    listingId: listingId ?? null,
    listing: listing ? presentPinned(listing, owner) : null,
    lastMessage: null,
    lastSeq: 0,
    unread: 0,
    readSeq: 0,
    participantReadSeq: 0,
    participantDeliveredSeq: 0,
    can: { send: denial === null },
    denial,
  };
}

async function presentChat(services: Services, owner: Owner, row: ConversationRow): Promise<OpenedChat> {
  const [conversation] = await presentConversations(services, owner, [row]);
  if (conversation === undefined) throw new DomainError(messageErrors.CONVERSATION_NOT_FOUND);
  const participant = participantOwner(row);
  const denial = writingDenial(participant, await blockStateBetween(services.db, owner, participant));
  return { ...conversation, can: { send: denial === null }, denial };
}

/**
 * Returns the given person or the seller of the listing. One of the two participants has to be the seller.
 */
async function findRecipient(
  db: Database,
  member: Member,
  personId: string | null,
  listingId: string | null,
): Promise<OwnerKey> {
  if (personId === member.id) throw new DomainError(messageErrors.SELF_MESSAGE);
  if (listingId === null) {
    if (personId === null) throw new DomainError(messageErrors.NO_RECIPIENT);
    return requirePerson(db, personId);
  }
  const seller = await ownerOfListing(db, listingId);
  if (seller === undefined) throw new DomainError(messageErrors.RECIPIENT_NOT_FOUND);
  if (seller.kind === 'member' && seller.id === member.id) {
    if (personId === null) throw new DomainError(messageErrors.SELF_MESSAGE);
    return requirePerson(db, personId);
  }
  const isMeant = personId === null || (seller.kind === 'member' && seller.id === personId);
  if (!isMeant) throw new DomainError(messageErrors.RECIPIENT_NOT_FOUND);
  return seller;
}

async function requirePerson(db: Database, id: string): Promise<OwnerKey> {
  if ((await findPerson(db, id)) === undefined) throw new DomainError(messageErrors.RECIPIENT_NOT_FOUND);
  return { kind: 'member', id };
}

function findPerson(db: Database, id: string) {
  return db
    .selectFrom('profiles')
    .select(['username', 'full_name', 'avatar_url', 'rating', 'total_ratings'])
    .where('id', '=', id)
    .where('deletes_at', 'is', null)
    .executeTakeFirst();
}
