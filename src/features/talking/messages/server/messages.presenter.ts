import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import type { ListingCard } from '../../../items/listings/contract/listing.ts';
import type { Photo } from '../../../items/photos/contract/photo.ts';
import { presentPerson } from '../../../people/people/server/people.ts';
import type { Attachment } from '../../attachments/contract/attachment.ts';
import type { Conversation, ConversationListing, Message } from '../contract/message.ts';
import type { SystemMessage } from '../contract/system-message.ts';
import { type ConversationRow, participantOwner } from './conversations.queries.ts';
import type { MessageRow } from './messages.queries.ts';

/**
 * Presents the pinned listing. Guests only take part in conversations about their own listings, and a listing
 * of another guest is never the viewer's.
 */
export function presentPinned(
  { id, title, priceCents, status, reserved, cover, seller }: ListingCard,
  viewer: OwnerKey,
): ConversationListing {
  const own =
    seller.kind === 'guest' ? viewer.kind === 'guest' : viewer.kind === 'member' && viewer.id === seller.id;
  return { id, title, priceCents, status, reserved, cover, own };
}

export function presentConversation(
  row: ConversationRow & { reply_by?: string | null },
  listing: ListingCard | undefined,
  viewer: OwnerKey,
): Conversation {
  return {
    id: row.id,
    participant: presentPerson(participantOwner(row), row),
    listingId: row.listing_id,
    listing: listing === undefined ? null : presentPinned(listing, viewer),
    lastMessage:
      row.last_created_at === null
        ? null
        : {
            mine: row.last_sender === row.slot,
            kind: row.last_kind as Message['kind'],
            systemType: row.last_type,
            text: row.last_text ?? '',
            photoCount: row.last_photo_count ?? 0,
            attachmentNames: row.last_attachment_names,
            sentAt: row.last_created_at.toISOString(),
          },
    replyBy: row.reply_by,
    lastSeq: row.last_seq,
    unread: row.unread,
    readSeq: row.read_seq,
    participantReadSeq: row.participant_read_seq,
    participantDeliveredSeq: row.participant_delivered_seq,
  };
}

/** The photos and other files of several messages, by message id. */
export interface FilesOfMessages {
  photos: ReadonlyMap<string, Photo>;
  attachments: ReadonlyMap<string, Attachment>;
}

export function presentMessage(
  row: MessageRow,
  slot: number,
  { photos, attachments }: FilesOfMessages,
): Message {
  return {
    seq: row.seq,
    clientId: row.client_id,
    kind: row.kind as Message['kind'],
    mine: row.sender === slot,
    text: row.content,
    photos: row.photo_ids.flatMap((id) => photos.get(id) ?? []),
    attachments: row.attachment_ids.flatMap((id) => attachments.get(id) ?? []),
    sentAt: row.created_at.toISOString(),
    ...(row.warning !== null && row.sender !== slot && { warning: row.warning }),
    // The data was validated when the message was stored.
    ...(row.type !== null && { system: { type: row.type, data: row.data as SystemMessage['data'] } }),
  };
}
