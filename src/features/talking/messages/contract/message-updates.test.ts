import { expect, test } from 'vitest';
import { PEOPLE_CHANGED } from '../../../trust/blocks/contract/block-updates.ts';
import { changesInbox, changesUnread, MESSAGE_UPDATES } from './message-updates.ts';

test.each([
  ["the other's message", { type: MESSAGE_UPDATES.new, detail: { mine: false } }, true, true],
  ['a message of mine', { type: MESSAGE_UPDATES.new, detail: { mine: true } }, true, false],
  ['messages to ask for', { type: MESSAGE_UPDATES.new }, true, true],
  ['what I have read elsewhere', { type: MESSAGE_UPDATES.seen, detail: { mine: true } }, true, true],
  ['what the other has read', { type: MESSAGE_UPDATES.seen, detail: { mine: false } }, false, false],
  ['a changed listing', { type: MESSAGE_UPDATES.about }, true, false],
  ['typing', { type: MESSAGE_UPDATES.typing }, false, false],
  ['a block', { type: PEOPLE_CHANGED }, true, true],
  ['something else', { type: 'listings.changed' }, false, false],
])(
  'The inbox and its unread count are requested again after the updates that change them: %s (MSG-20)',
  (_, update, inbox, unread) => {
    const received = { ids: [], ...update };
    expect([changesInbox(received), changesUnread(received)]).toEqual([inbox, unread]);
  },
);
