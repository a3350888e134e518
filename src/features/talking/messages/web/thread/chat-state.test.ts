import { expect, test } from 'vitest';
import type { Chat, Message } from '../../contract/message.ts';
import { CHAT } from './chat.fixture.ts';
import {
  lastWithoutGap,
  mergeMessages,
  openedChat,
  withChat,
  withLiveMessage,
  withMessages,
  withSeen,
} from './chat-state.ts';

const SEEN_CHAT: Chat = { ...CHAT, readSeq: 2, participantReadSeq: 1, participantDeliveredSeq: 2 };

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

const open = openedChat(SEEN_CHAT, { messages: [message(1), message(2)], more: false });
const seqsOf = (messages: readonly Message[]) => messages.map(({ seq }) => seq);

test('A live message is taken if it follows the last one, and otherwise what is missing is loaded (MSG-20)', () => {
  expect(withLiveMessage(open, message(3))).toMatchObject({ messages: [1, 2, 3].map(message) });
  expect(withLiveMessage(open, message(2))).toBe(open);
  expect(withLiveMessage(open, message(4))).toBeNull();
  expect(withLiveMessage(openedChat(SEEN_CHAT, null), message(1))).toBeNull();
});

test('A message that arrived leaves the outbox', () => {
  const { clientId, text, sentAt } = message(3);
  const outgoing = { clientId, text, photos: [], attachments: [], sentAt, state: 'sending' as const };
  const sent = withMessages({ ...open, outbox: [outgoing] }, [message(3)]);
  expect([seqsOf(sent.messages), sent.outbox]).toEqual([[1, 2, 3], []]);
});

test('Read marks never go back, whichever answer arrives last (MSG-21)', () => {
  const seen = withSeen(open, { mine: false, readSeq: 2, deliveredSeq: 1 });
  expect(seen.chat).toMatchObject({ readSeq: 2, participantReadSeq: 2, participantDeliveredSeq: 2 });
  expect(withSeen(seen, { mine: true, readSeq: 1, deliveredSeq: 1 }).chat.readSeq).toBe(2);
  const late = withChat(seen, { ...SEEN_CHAT, readSeq: 0, participantReadSeq: 0, denial: 'blocked' } as Chat);
  expect(late.chat).toMatchObject({ readSeq: 2, participantReadSeq: 2, denial: 'blocked' });
});

test('An answer from before the conversation existed changes nothing', () => {
  expect(withChat(open, { ...SEEN_CHAT, id: null } as Chat)).toBe(open);
});

test('Messages stand in their order and once, however they arrive (MSG-34, MSG-20)', () => {
  const known = [message(4), message(5)];
  expect(seqsOf(mergeMessages(known, [message(6), message(5)]))).toEqual([4, 5, 6]);
  expect(seqsOf(mergeMessages(known, [message(2), message(3)]))).toEqual([2, 3, 4, 5]);
  expect(seqsOf(mergeMessages([message(1), message(3)], [message(2)]))).toEqual([1, 2, 3]);
});

test('Known messages change nothing', () => {
  const known = [message(1)];
  expect(mergeMessages(known, [message(1)])).toBe(known);
});

test('After a gap everything since the last whole stretch is asked for (MSG-20)', () => {
  expect(lastWithoutGap([], false)).toBe(0);
  expect(lastWithoutGap([message(7), message(8)], true)).toBe(8);
  expect(lastWithoutGap([message(7), message(9)], true)).toBe(7);
  expect(lastWithoutGap([message(2)], false)).toBe(0);
});
