import { expect, test } from 'vitest';
import type { Chat, Message } from '../../contract/message.ts';
import { openedChat, withChat, withLiveMessage, withMessages, withSeen } from './chat-state.ts';

const CHAT: Chat = {
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
  readSeq: 2,
  participantReadSeq: 1,
  participantDeliveredSeq: 2,
  can: { send: true },
  denial: null,
};

const message = (seq: number): Message => ({
  seq,
  clientId: `message-${seq}`,
  kind: 'text',
  mine: true,
  text: String(seq),
  photos: [],
  attachments: [],
  sentAt: '2026-07-21T10:00:00.000Z',
});

const open = openedChat(CHAT, { messages: [message(1), message(2)], more: false });
const seqsOf = ({ messages }: typeof open) => messages.map(({ seq }) => seq);

test('A live message is taken if it follows the last one, and otherwise what is missing is loaded (MSG-20)', () => {
  expect(withLiveMessage(open, message(3))).toMatchObject({ messages: [1, 2, 3].map(message) });
  expect(withLiveMessage(open, message(2))).toBe(open);
  expect(withLiveMessage(open, message(4))).toBeNull();
  expect(withLiveMessage(openedChat(CHAT, null), message(1))).toBeNull();
});

test('A message that arrived leaves the outbox', () => {
  const { clientId, text, sentAt } = message(3);
  const outgoing = { clientId, text, photos: [], attachments: [], sentAt, state: 'sending' as const };
  const sent = withMessages({ ...open, outbox: [outgoing] }, [message(3)]);
  expect([seqsOf(sent), sent.outbox]).toEqual([[1, 2, 3], []]);
});

test('Read marks never go back, whichever answer arrives last (MSG-21)', () => {
  const seen = withSeen(open, { mine: false, readSeq: 2, deliveredSeq: 1 });
  expect(seen.chat).toMatchObject({ readSeq: 2, participantReadSeq: 2, participantDeliveredSeq: 2 });
  expect(withSeen(seen, { mine: true, readSeq: 1, deliveredSeq: 1 }).chat.readSeq).toBe(2);
  const late = withChat(seen, { ...CHAT, readSeq: 0, participantReadSeq: 0, denial: 'blocked' } as Chat);
  expect(late.chat).toMatchObject({ readSeq: 2, participantReadSeq: 2, denial: 'blocked' });
});

test('An answer from before the conversation existed changes nothing', () => {
  expect(withChat(open, { ...CHAT, id: null } as Chat)).toBe(open);
});
