import type { Chat } from '../../contract/message.ts';

/** A chat of two members without a listing or messages. */
export const CHAT: Chat & { id: string } = {
  id: 'conversation',
  participant: {
    kind: 'member',
    id: 'other',
    name: 'Sam',
    username: null,
    avatarUrl: null,
    rating: null,
    totalRatings: 0,
  },
  listingId: null,
  listing: null,
  lastMessage: null,
  lastSeq: 0,
  unread: 0,
  readSeq: 0,
  participantReadSeq: 0,
  participantDeliveredSeq: 0,
  can: { send: true },
  denial: null,
};
