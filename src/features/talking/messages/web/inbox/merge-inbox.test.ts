import { expect, test } from 'vitest';
import type { Conversation, Inbox, Message } from '../../contract/message.ts';
import { appendPage, refreshInbox, withMessage, withRead } from './merge-inbox.ts';

const conversation = (id: string, minute: number): Conversation => ({
  id,
  participant: { kind: 'guest', name: 'Guest User' },
  listingId: null,
  listing: null,
  lastMessage: {
    mine: false,
    kind: 'text',
    systemType: null,
    text: 'Hello',
    photoCount: 0,
    attachmentNames: [],
    sentAt: `2026-07-21T10:${String(minute).padStart(2, '0')}:00.000Z`,
  },
  lastSeq: 1,
  unread: 0,
  readSeq: 0,
  participantReadSeq: 0,
  participantDeliveredSeq: 0,
});
const ids = ({ conversations }: Inbox) => conversations.map(({ id }) => id).join('');

const [a, b, c, d] = [conversation('a', 9), conversation('b', 8), conversation('c', 7), conversation('d', 6)];
const known = { conversations: [a, b, c, d], nextCursor: 'after d' };

test('A new message moves its conversation to the top, once (MSG-38)', () => {
  const fresh = { conversations: [conversation('c', 30), a], nextCursor: 'after a' };
  expect(ids(refreshInbox(known, fresh))).toBe('cabd');
  expect(refreshInbox(known, fresh).nextCursor).toBe('after d');
});

test('A conversation that is gone leaves the inbox (MSG-38)', () => {
  expect(ids(refreshInbox(known, { conversations: [a, c], nextCursor: 'after c' }))).toBe('acd');
  expect(ids(refreshInbox(known, { conversations: [a], nextCursor: null }))).toBe('a');
});

test('The next page goes on below, without what has moved (MSG-01)', () => {
  const further = { conversations: [d, conversation('e', 5)], nextCursor: null };
  expect(appendPage(known, further)).toMatchObject({ nextCursor: null });
  expect(ids(appendPage(known, further))).toBe('abcde');
});

const message = (change: Partial<Message>): Message => ({
  seq: 2,
  clientId: 'client',
  kind: 'text',
  mine: false,
  text: 'Still there?',
  photos: [],
  attachments: [],
  sentAt: '2026-07-21T10:30:00.000Z',
  ...change,
});

test('A message that came with its live update shows at the top at once, and counts when it is not mine (MSG-38)', () => {
  const theirs = withMessage(known, 'c', message({}));
  expect(theirs && ids(theirs)).toBe('cabd');
  expect(theirs?.conversations[0]).toMatchObject({
    unread: 1,
    lastSeq: 2,
    lastMessage: {
      mine: false,
      text: 'Still there?',
      photoCount: 0,
      attachmentNames: [],
      sentAt: '2026-07-21T10:30:00.000Z',
    },
  });
  const mine = theirs && withMessage(theirs, 'c', message({ seq: 3, mine: true, text: '😀'.repeat(200) }));
  expect(mine?.conversations[0]).toMatchObject({ unread: 1, lastMessage: { text: '😀'.repeat(160) } });
  expect(mine && withMessage(mine, 'c', message({}))).toBe(mine);
});

test('An update that leaves a gap reloads the inbox (MSG-38)', () => {
  expect(withMessage(known, 'c', message({ seq: 3 }))).toBeNull();
  expect(withMessage(known, 'unknown', message({ seq: 1 }))).toBeNull();
});

test('A conversation that I mark as read has no unread messages, and the others keep theirs', () => {
  const inbox = {
    conversations: [
      { ...a, unread: 3 },
      { ...b, unread: 2 },
    ],
    nextCursor: null,
  };
  expect(withRead(inbox, 'a').conversations.map(({ unread }) => unread)).toEqual([0, 2]);
});
