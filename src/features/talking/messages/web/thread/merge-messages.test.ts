import { expect, test } from 'vitest';
import type { Message } from '../../contract/message.ts';
import { lastWithoutGap, mergeMessages } from './merge-messages.ts';

const message = (seq: number): Message => ({
  seq,
  clientId: `client-${seq}`,
  kind: 'text',
  mine: false,
  text: `Message ${seq}`,
  photos: [],
  attachments: [],
  sentAt: '2026-07-21T12:00:00.000Z',
});
const seqs = (messages: readonly Message[]) => messages.map(({ seq }) => seq);

test('Messages stand in their order and once, however they arrive (MSG-34, MSG-20)', () => {
  const known = [message(4), message(5)];
  expect(seqs(mergeMessages(known, [message(6), message(5)]))).toEqual([4, 5, 6]);
  expect(seqs(mergeMessages(known, [message(2), message(3)]))).toEqual([2, 3, 4, 5]);
  expect(seqs(mergeMessages([message(1), message(3)], [message(2)]))).toEqual([1, 2, 3]);
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
