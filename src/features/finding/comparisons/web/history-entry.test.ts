import { expect, test } from 'vitest';
import { entryOf, type HistoryEntry, outcomeText, visitorEntryOf } from './history-entry.ts';
import { withLatest } from './recent-here.ts';
import { sampleItem } from './sample-items.ts';

test('A list entry names the best item, or what happened to the items (ASSIST-27)', () => {
  const items = [sampleItem(1), sampleItem(2, { priceCents: 28_300 })];
  expect(outcomeText(items, 2)).toBe('Best: $283, Guest User');
  expect(outcomeText(items, null)).toBe('Nothing stood out');
  expect(outcomeText([sampleItem(1), sampleItem(2, { state: 'sold' })], 1)).toBe('One was sold');
  const left = [sampleItem(1, { state: 'sold' }), sampleItem(2, { state: 'gone' }), sampleItem(3)];
  expect(outcomeText(left, 3)).toBe('One was sold, one is gone');
  expect(outcomeText(left.slice(1, 3), 3)).toBe('One is gone');
  expect(outcomeText([sampleItem(1, { state: 'gone' }), sampleItem(2, { state: 'gone' })], 1)).toBe(
    'Two are gone',
  );
});

test('A visitor opens a recent comparison by its listings, and their order does not matter (ASSIST-27)', () => {
  const [first, second] = ['a', 'b'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`);
  const entry = visitorEntryOf({
    comparedAt: '2026-07-26T09:00:00.000Z',
    subject: 'phones',
    items: [sampleItem(1, { listing: { id: first } }), sampleItem(2, { listing: { id: second } })],
    recommendation: null,
  });
  expect(entry).toMatchObject({
    address: `/compare?items=${first},${second}`,
    date: '2026-07-26T09:00:00.000Z',
    subject: 'phones',
  });
  const turned = [sampleItem(1, { listing: { id: second } }), sampleItem(2, { listing: { id: first } })];
  expect(
    visitorEntryOf({ comparedAt: '', subject: 'phones', items: turned, recommendation: null }),
  ).toMatchObject({ id: entry.id, address: `/compare?items=${second},${first}` });
});

test('A browser stores the last 5 different comparisons, latest first (ASSIST-28)', () => {
  const entry = (id: string) => ({ id }) as HistoryEntry;
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map(entry);
  const entries = six.reduce<HistoryEntry[]>(withLatest, []);
  expect(entries.map(({ id }) => id)).toEqual(['f', 'e', 'd', 'c', 'b']);
  expect(withLatest(entries, entry('c')).map(({ id }) => id)).toEqual(['c', 'f', 'e', 'd', 'b']);
});

test('A member opens a recent comparison by its id, and reads that one item is gone (ASSIST-27)', () => {
  const entry = entryOf({
    id: 'abc',
    date: '2026-07-26T09:00:00.000Z',
    subject: 'phones',
    saved: false,
    items: [sampleItem(1), sampleItem(2, { state: 'gone' })],
    recommendation: 1,
  } as Parameters<typeof entryOf>[0]);
  expect(entry).toMatchObject({ address: '/compare?id=abc', outcome: 'One is gone' });
});
