import { expect, test } from 'vitest';
import { createOwnFiles, type FileDatabase } from './own-files.ts';

function memory(): FileDatabase & { stored: Map<string, unknown> } {
  const stored = new Map<string, unknown>();
  return {
    stored,
    set: async (name, value) => void stored.set(name, value),
    del: async (name) => void stored.delete(name),
    entries: async () => [...stored],
  };
}

test('A file stays until it is removed, and only its person finds it', async () => {
  const files = createOwnFiles(memory()).open();
  expect(await files.save('recording:nora:1', 'A')).toBe(true);
  await files.save('recording:elif:2', 'B');
  expect(await files.read('recording:nora:')).toEqual([['recording:nora:1', 'A']]);
  await files.remove('recording:nora:1');
  expect(await files.read('recording:nora:')).toEqual([]);
});

test('Signing out removes all files, and a page that is still open stores no more', async () => {
  const database = memory();
  const files = createOwnFiles(database);
  const before = files.open();
  await before.save('recording:nora:1', 'A');
  await files.forget([]);
  expect(await before.save('recording:nora:2', 'B')).toBe(false);
  expect(database.stored.size).toBe(0);
  expect(await files.open().save('recording:elif:3', 'C')).toBe(true);
});

test('Signing out while a file is being written leaves none behind', async () => {
  const database = memory();
  const files = createOwnFiles(database);
  const written = files.open().save('recording:nora:1', 'A');
  await files.forget([]);
  expect(await written).toBe(false);
  expect(database.stored.size).toBe(0);
});

test('Signing out leaves the files of people who kept their drafts', async () => {
  const database = memory();
  const files = createOwnFiles(database);
  await files.open().save('recording:nora:1', 'A');
  await files.open().save('pile:elif:2', 'B');
  expect([await files.has('nora'), await files.has('sam')]).toEqual([true, false]);
  await files.forget(['nora']);
  expect([...database.stored.keys()]).toEqual(['recording:nora:1']);
});

test("A guest's files go along to their account, and nobody else's", async () => {
  const database = memory();
  const files = createOwnFiles(database);
  await files.open().save('draft-photo:Guest-1:a', 'A');
  await files.open().save('draft-photo:Guest-2:b', 'B');
  await files.handOver('Guest-1', 'nora');
  expect([...database.stored].toSorted()).toEqual([
    ['draft-photo:Guest-2:b', 'B'],
    ['draft-photo:nora:a', 'A'],
  ]);
});

test('Without storage, or with one that is full, nothing fails', async () => {
  const full: FileDatabase = {
    ...memory(),
    set: async () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  for (const database of [null, full]) {
    const files = createOwnFiles(database);
    expect(await files.open().save('recording:nora:1', 'A')).toBe(false);
    expect(await files.open().read('recording:')).toEqual([]);
    await files.forget([]);
  }
});
