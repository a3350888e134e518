import { expect, test } from 'vitest';
import { LIVE_UPDATES } from '../../../shared/live.ts';
import { entriesFor, recheckEntries } from './live-entries.ts';

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
const people = (count: number) =>
  Array.from({ length: count }, (_, n) => `person:00000000-0000-4000-8000-${String(n).padStart(12, '0')}`);

test('An update for few goes out in one entry, whole', () => {
  const update = { type: 'messages.new', ids: ['a'], detail: { text: 'Hello' } };
  expect(entriesFor(people(2), update)).toEqual([{ topics: people(2), update }]);
  expect(entriesFor([], update)).toEqual([]);
});

test('An update for many is split over entries that fit into a notification, and reaches everybody once', () => {
  for (const detail of [undefined, '😀'.repeat(900)]) {
    const update = { type: 'notifications.changed', ids: [], detail };
    const entries = entriesFor(people(1_000), update);
    expect(entries.every((entry) => bytesOf(entry) <= 7_500)).toBe(true);
    expect(entries.flatMap((entry) => ('topics' in entry ? entry.topics : []))).toEqual(people(1_000));
    expect(entries.every((entry) => 'update' in entry && entry.update.detail === detail)).toBe(true);
  }
});

test('A long detail is left out; ids that are too long become a request to catch up', () => {
  const long = { type: 'messages.new', ids: ['a'], detail: '😀'.repeat(1_000) };
  expect(entriesFor(['listing:a'], long)).toEqual([
    { topics: ['listing:a'], update: { type: 'messages.new', ids: ['a'] } },
  ]);
  expect(entriesFor(['listing:a'], { type: 'messages.new', ids: people(100) })).toEqual([
    { topics: ['listing:a'], update: { type: LIVE_UPDATES.catchUp, ids: [] } },
  ]);
});

test('A recheck of many people is split too', () => {
  const entries = recheckEntries(people(1_000));
  expect(entries.every((entry) => bytesOf(entry) <= 7_500)).toBe(true);
  expect(entries.flatMap((entry) => ('recheck' in entry ? entry.recheck : []))).toEqual(people(1_000));
});
