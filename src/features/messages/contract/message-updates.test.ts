import { expect, test } from 'vitest';
import { PEOPLE_CHANGED } from '../../blocks/contract/block-updates.ts';
import { changesInbox, changesUnread, MESSAGE_UPDATES } from './message-updates.ts';

test.each([
  ["the other's message", { type: MESSAGE_UPDATES.new, detail: { mine: false } }, true, true],
  ['a message of mine', { type: MESSAGE_UPDATES.new, detail: { mine: true } }, true, false],
  ['messages to ask for', { type: MESSAGE_UPDATES.new }, true, true],
  ['what I have read elsewhere', { type: MESSAGE_UPDATES.seen, detail: { mine: true } }, true, true],
  ['what the other has read', { type: MESSAGE_UPDATES.seen, detail: { mine: false } }, false, false],
  ['a thing that changed', { type: MESSAGE_UPDATES.about }, true, false],
  ['typing', { type: MESSAGE_UPDATES.typing }, false, false],
  ['a block', { type: PEOPLE_CHANGED }, true, true],
  ['something else', { type: 'listings.changed' }, false, false],
])(
  'An inbox and its count are asked for again after what changes them: %s (MSG-20)',
  (_, update, inbox, unread) => {
    const heard = { ids: [], ...update };
    expect([changesInbox(heard), changesUnread(heard)]).toEqual([inbox, unread]);
  },
);
