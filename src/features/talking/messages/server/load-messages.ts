import type { Database } from '../../../../platform/server/db/database.ts';
import { pageOfRows, readTimeCursor } from '../../../../platform/server/db/keyset.ts';
import type { Actor, Owner } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { listingCards } from '../../../items/listings/server/listings.ts';
import { photosById, presentPrivatePhoto } from '../../../items/photos/server/photos.ts';
import { blockedPeopleOf } from '../../../trust/blocks/server/blocks.ts';
import { attachmentsById, presentAttachment } from '../../attachments/server/attachments.ts';
import { messageErrors } from '../contract/errors.ts';
import type { Inbox, InboxQuery, Message, Messages, MessagesQuery } from '../contract/message.ts';
import { findInbox, findMembership, inboxCursorAfter, sumUnread } from './conversations.queries.ts';
import { presentConversation, presentMessage } from './messages.presenter.ts';
import { findMessages, type MessageRow } from './messages.queries.ts';
import type { MessagesServices } from './messages-services.ts';

interface Services {
  db: Database;
}

/** Loads a page of the inbox. */
export async function loadInbox(
  services: Services & Pick<MessagesServices, 'systemMessages'>,
  owner: Owner,
  { cursor, limit, owed }: InboxQuery,
): Promise<Inbox> {
  const after = readTimeCursor(cursor);
  const hidden = await blockedPeopleOf(services.db, owner);
  const rows = await findInbox(services.db, owner, {
    limit,
    cursor: after,
    hidden,
    owed: owed === undefined ? null : services.systemMessages,
  });
  const { shown, nextCursor } = pageOfRows(rows, limit, inboxCursorAfter);
  return { conversations: await presentConversations(services, owner, shown), nextCursor };
}

export async function presentConversations(
  { db }: Services,
  owner: Owner,
  rows: readonly Parameters<typeof presentConversation>[0][],
) {
  const listingIds = [...new Set(rows.flatMap(({ listing_id }) => listing_id ?? []))];
  const listings = new Map((await listingCards(db, listingIds)).map((card) => [card.id, card]));
  return rows.map((row) => presentConversation(row, listings.get(row.listing_id ?? ''), owner));
}

/**
 * Loads messages of one of the person's conversations, oldest first.
 * @throws DomainError CONVERSATION_NOT_FOUND for other conversations.
 */
export async function loadMessages(
  services: Services,
  owner: Owner,
  conversationId: string,
  query: MessagesQuery,
): Promise<Messages> {
  const { db } = services;
  const participant = await findMembership(db, conversationId, owner);
  if (participant === undefined) throw new DomainError(messageErrors.CONVERSATION_NOT_FOUND);
  const rows = await findMessages(db, conversationId, query);
  const shown = rows.slice(0, query.limit);
  if (query.since === undefined) shown.reverse();
  return {
    messages: await presentMessages(services, shown, participant.slot),
    more: rows.length > query.limit,
  };
}

export async function presentMessages(
  { db }: Services,
  rows: readonly MessageRow[],
  slot: number,
): Promise<Message[]> {
  const photoIds = rows.flatMap(({ photo_ids }) => photo_ids);
  const photos = photoIds.length === 0 ? [] : (await photosById(db, photoIds)).map(presentPrivatePhoto);
  const attachmentIds = rows.flatMap(({ attachment_ids }) => attachment_ids);
  const attachments =
    attachmentIds.length === 0 ? [] : (await attachmentsById(db, attachmentIds)).map(presentAttachment);
  const files = { photos: byId(photos), attachments: byId(attachments) };
  return rows.map((row) => presentMessage(row, slot, files));
}

const byId = <T extends { id: string }>(files: readonly T[]): Map<string, T> =>
  new Map(files.map((file) => [file.id, file]));

export async function loadUnread(db: Database, actor: Actor) {
  if (actor.kind === 'visitor') return { messages: 0, conversations: 0 };
  return sumUnread(db, actor, await blockedPeopleOf(db, actor));
}
