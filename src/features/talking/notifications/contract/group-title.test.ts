import { expect, test } from 'vitest';
import { groupTitle } from './group-title.ts';

const messages = { title: 'Message from Lena', groupedTitle: '{count} messages from Lena' };

test('One message is titled by its author, ten by their number (NOTIF-08)', () => {
  expect(groupTitle({ ...messages, count: 1 })).toBe('Message from Lena');
  expect(groupTitle({ ...messages, count: 10 })).toBe('10 messages from Lena');
});

test('If only the newest counts, its own title is used', () => {
  expect(groupTitle({ title: 'New offer: $40', groupedTitle: null, count: 3 })).toBe('New offer: $40');
});
