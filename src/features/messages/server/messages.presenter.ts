import type { OwnerKey } from '../../../platform/server/http/actor.ts';
import { displayName, GUEST_NAME, NAMELESS } from '../../../shared/person-name.ts';
import type { ListingCard } from '../../listings/contract/listing.ts';
import type { Photo } from '../../photos/contract/photo.ts';
import type { Conversation, ConversationListing, Participant, Message } from '../contract/message.ts';
import type { SystemMessage } from '../contract/system-message.ts';
import { type ConversationRow, otherOwner } from './conversations.queries.ts';
import type { MessageRow } from './messages.queries.ts';

interface PersonColumns {
  person_username: string | null;
  person_full_name: string | null;
  person_avatar_url: string | null;
  person_rating: string | null;
  person_total_ratings: number | null;
}

export function presentParticipant(owner: OwnerKey | null, person: PersonColumns): Participant {
  if (owner === null) return { kind: 'gone', name: NAMELESS };
  if (owner.kind === 'guest') return { kind: 'guest', name: GUEST_NAME };
  return {
    kind: 'member',
    id: owner.id,
    name: displayName(person.person_full_name, person.person_username),
    avatarUrl: person.person_avatar_url,
    rating: person.person_rating === null ? null : Number(person.person_rating),
    totalRatings: person.person_total_ratings ?? 0,
  };
}

/** A guest is in conversations about their own listings only, and somebody else's guest listing is not the asker's. */
export function presentPinned(
  { id, title, priceCents, status, reserved, cover, seller }: ListingCard,
  viewer: OwnerKey,
): ConversationListing {
  const own =
    seller.kind === 'guest' ? viewer.kind === 'guest' : viewer.kind === 'member' && viewer.id === seller.id;
  return { id, title, priceCents, status, reserved, cover, own };
}

export function presentConversation(
  row: ConversationRow,
  listing: ListingCard | undefined,
  viewer: OwnerKey,
): Conversation {
  return {
    id: row.id,
    participant: presentParticipant(otherOwner(row), row),
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
            sentAt: row.last_created_at.toISOString(),
          },
    lastSeq: row.last_seq,
    unread: row.unread,
    readSeq: row.read_seq,
    participantReadSeq: row.other_read_seq,
    participantDeliveredSeq: row.other_delivered_seq,
  };
}

/** @param photos Those of all messages, by id. */
export function presentMessage(row: MessageRow, slot: number, photos: ReadonlyMap<string, Photo>): Message {
  return {
    seq: row.seq,
    clientId: row.client_id,
    kind: row.kind as Message['kind'],
    mine: row.sender === slot,
    text: row.content,
    photos: row.photo_ids.flatMap((id) => photos.get(id) ?? []),
    sentAt: row.created_at.toISOString(),
    // The data was checked when it was stored.
    ...(row.type !== null && { system: { type: row.type, data: row.data as SystemMessage['data'] } }),
  };
}
