import { expect, test } from 'vitest';
import type { Message } from '../../contract/message.ts';
import { groupMessages } from './group-messages.ts';

const clock = { now: Date.parse('2026-07-21T12:00:00Z'), zone: 'UTC' };
let seq = 0;
const message = (sentAt: string, mine = false): Message => {
  seq += 1;
  return {
    seq,
    clientId: `client-${seq}`,
    kind: 'text',
    mine,
    text: 'Hello',
    photos: [],
    attachments: [],
    sentAt,
  };
};
const sizes = (messages: Message[]) =>
  groupMessages(messages, [], clock).map(({ label, groups }) => [
    label,
    groups.map(({ entries }) => entries.length),
  ]);

test('Five minutes of silence split a group of messages (MSG-28)', () => {
  expect(sizes([message('2026-07-21T10:00:00Z'), message('2026-07-21T10:04:59Z')])).toEqual([['Today', [2]]]);
  expect(sizes([message('2026-07-21T10:00:00Z'), message('2026-07-21T10:05:01Z')])).toEqual([
    ['Today', [1, 1]],
  ]);
});

test('Another speaker begins a group (MSG-28)', () => {
  expect(sizes([message('2026-07-21T10:00:00Z'), message('2026-07-21T10:00:01Z', true)])).toEqual([
    ['Today', [1, 1]],
  ]);
});

test('Another day begins a group under its own label (MSG-29)', () => {
  expect(
    sizes([
      message('2026-07-19T10:00:00Z'),
      message('2026-07-20T23:59:00Z'),
      message('2026-07-21T00:01:00Z'),
    ]),
  ).toEqual([
    ['Jul 19, 2026', [1]],
    ['Yesterday', [1]],
    ['Today', [1]],
  ]);
});

test('A message on its way is last, in the group it will be in (MSG-36)', () => {
  const outgoing = {
    clientId: 'mine',
    text: 'Deal',
    photos: [],
    attachments: [],
    sentAt: '2026-07-21T10:01:00Z',
    state: 'sending' as const,
  };
  const [day] = groupMessages([message('2026-07-21T10:00:00Z', true)], [outgoing], clock);
  expect(day?.groups).toHaveLength(1);
  expect(day?.groups[0]?.entries.map(({ state }) => state)).toEqual([undefined, 'sending']);
});
