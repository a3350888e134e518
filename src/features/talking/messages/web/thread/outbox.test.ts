import { expect, test } from 'vitest';
import { OFFLINE } from '../../../../../platform/web/api/api-problem.ts';
import {
  addMessage,
  fail,
  nextToSend,
  type Outgoing,
  recover,
  replacePart,
  retry,
  withoutStored,
} from './outbox.ts';

const sentAt = '2026-07-21T10:00:00.000Z';
const say = (outbox: readonly Outgoing[], text: string, clientId = text) =>
  addMessage(outbox, { text, photos: [], attachments: [] }, { clientId, sentAt });
const ids = (outbox: readonly Outgoing[]) => outbox.map(({ clientId }) => clientId);

test('Messages are sent in the order they were written in (MSG-36)', () => {
  const outbox = say(say([], 'one'), 'two');
  expect(nextToSend(outbox)?.text).toBe('one');
  expect(nextToSend(fail(outbox, 'one', OFFLINE))?.text).toBe('two');
});

test('A restored text that is sent again is another try and not a second message (MSG-27)', () => {
  const failed = fail(say([], 'Deal?', 'first'), 'first', OFFLINE);
  const again = say(failed, 'Deal?', 'second');
  expect(again).toMatchObject([{ clientId: 'first', state: 'sending' }]);
  expect(ids(say(failed, 'Deal!', 'second'))).toEqual(['first', 'second']);
});

test('The same words with other photos are another message, not another try (MSG-15, MSG-27)', () => {
  const photo = (id: string) => ({ id, width: 4, height: 3, alt: '', placeholder: '', base: `/files/${id}` });
  const [one, two] = [photo('one'), photo('two')];
  const failed = fail(
    addMessage([], { text: 'Look', photos: [one, two], attachments: [] }, { clientId: 'first', sentAt }),
    'first',
    OFFLINE,
  );
  const again = (photos: (typeof one)[]) =>
    ids(addMessage(failed, { text: 'Look', photos, attachments: [] }, { clientId: 'second', sentAt }));
  expect(again([one, two])).toEqual(['first']);
  for (const others of [[one], [], [two, one], [one, two, photo('three')]]) {
    expect(again(others)).toEqual(['first', 'second']);
  }
});

test('The same words twice are two messages while none failed', () => {
  expect(ids(say(say([], 'Hello', 'first'), 'Hello', 'second'))).toEqual(['first', 'second']);
});

test('A retried message comes after those written meanwhile (MSG-27)', () => {
  const outbox = say(fail(say([], 'one'), 'one', OFFLINE), 'two');
  expect(ids(retry(outbox, 'one'))).toEqual(['two', 'one']);
  expect(retry(outbox, 'two')).toBe(outbox);
});

test('A message that is stored leaves, also when its own answer got lost (MSG-36)', () => {
  const stored = {
    seq: 1,
    clientId: 'one',
    kind: 'text' as const,
    mine: true,
    text: 'one',
    photos: [],
    attachments: [],
    sentAt,
  };
  expect(ids(withoutStored(say(say([], 'one'), 'two'), [stored]))).toEqual(['two']);
  expect(ids(withoutStored(say([], 'one'), [{ ...stored, mine: false }]))).toEqual(['one']);
});

test('A message on its way when the page was closed is sent once, before newer ones (MSG-27)', () => {
  const left = say(say([], 'one'), 'two');
  const outbox = recover(say(say([], 'two'), 'three'), left);
  expect(outbox.map(({ text, state }) => `${text} ${state}`)).toEqual([
    'one sending',
    'two sending',
    'three sending',
  ]);
  expect(nextToSend(outbox)?.text).toBe('one');
});

test('A refused message stays refused, with its reason, until its writer tries again (MSG-27)', () => {
  const refused = fail(say([], 'one'), 'one', {
    ...OFFLINE,
    status: 403,
    detail: 'You cannot message this person.',
  });
  const outbox = recover([], refused);
  expect(outbox).toMatchObject([{ state: 'failed', reason: 'You cannot message this person.' }]);
  expect(nextToSend(outbox)).toBeUndefined();
  expect(retry(outbox, 'one')[0]?.reason).toBeUndefined();
});

test('Two tabs of one chat keep what waits in each (MSG-36)', () => {
  const [one, two] = [say([], 'one'), say([], 'two')];
  const both = replacePart(replacePart([], [], one), [], two);
  expect(ids(both)).toEqual(['one', 'two']);
  expect(ids(replacePart(both, one, []))).toEqual(['two']);
  expect(replacePart(both, one, fail(one, 'one', OFFLINE))).toMatchObject([
    { clientId: 'two' },
    { state: 'failed' },
  ]);
});
