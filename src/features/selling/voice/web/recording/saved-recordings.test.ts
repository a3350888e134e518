import { expect, test } from 'vitest';
import { createOwnFiles } from '../../../../../platform/web/stored/own-files.ts';
import { DAY_MS } from '../../../../../shared/time.ts';
import type { Recording } from './recording.ts';
import { savedRecordings } from './saved-recordings.ts';

function setUp() {
  const stored = new Map<string, unknown>();
  const files = createOwnFiles({
    set: async (name, value) => void stored.set(name, value),
    del: async (name) => void stored.delete(name),
    entries: async () => [...stored],
  });
  return { stored, files };
}

const recordingAt = (startedAt: number, id = `at-${startedAt}`): Recording => ({
  id,
  audio: new Blob(['sound'], { type: 'audio/webm' }),
  seconds: 42,
  startedAt,
  wave: [0.2, 0.6],
  silent: false,
  recognized: { text: 'Oak desk', confidence: null },
});

test('A recording that was not written down is offered again, newest first, to its own person alone', async () => {
  const { files } = setUp();
  const nora = savedRecordings(files.open(), 'nora');
  await nora.save(recordingAt(1000));
  await nora.save(recordingAt(2000));
  await savedRecordings(files.open(), 'elif').save(recordingAt(3000));
  expect(await nora.read(5000)).toEqual([recordingAt(2000), recordingAt(1000)]);
});

test('A recording is stored for 7 days', async () => {
  const { stored, files } = setUp();
  const recordings = savedRecordings(files.open(), 'nora');
  await recordings.save(recordingAt(0));
  expect(await recordings.read(7 * DAY_MS - 1)).toHaveLength(1);
  expect(await recordings.read(7 * DAY_MS)).toEqual([]);
  expect(stored.size).toBe(0);
});

test('Signing out deletes recordings', async () => {
  const { stored, files } = setUp();
  const recordings = savedRecordings(files.open(), 'nora');
  await recordings.save(recordingAt(0));
  await files.forget([]);
  expect(stored.size).toBe(0);
  await recordings.save(recordingAt(1));
  expect(stored.size).toBe(0);
});

test('Recordings of an older version that nobody can play are removed', async () => {
  const { stored, files } = setUp();
  stored.set('recording:nora:1', 'nonsense');
  stored.set('recording:nora:2', { ...recordingAt(0), audio: new Blob([]), recognized: null });
  expect(await savedRecordings(files.open(), 'nora').read(1)).toEqual([]);
  expect(stored.size).toBe(0);
});

test('Words without audio are offered again too, as on a phone', async () => {
  const { files } = setUp();
  const recordings = savedRecordings(files.open(), 'nora');
  const words = { ...recordingAt(1000), audio: new Blob() };
  await recordings.save(words);
  await recordings.save({ ...recordingAt(2000), audio: new Blob(), recognized: null });
  expect(await recordings.read(5000)).toEqual([words]);
});
