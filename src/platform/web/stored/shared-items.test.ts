import { expect, test } from 'vitest';
import type { OwnFiles } from './own-files.ts';
import { storeShared, takeShared } from './shared-items.ts';

function fakeFiles(): OwnFiles {
  const stored = new Map<string, unknown>();
  return {
    save: async (name, value) => stored.set(name, value).has(name),
    remove: async (name) => void stored.delete(name),
    read: async (start) => [...stored].filter(([name]) => name.startsWith(start)),
  };
}

const lamp = { words: 'Lamp', photos: [new File(['x'], 'lamp.jpg')] };

test('Shared items are there once, also if I sign in first, and for nobody else', async () => {
  const files = fakeFiles();
  await storeShared('nora', lamp, files);
  expect(await takeShared('sam', files)).toBeNull();
  expect(await takeShared('nora', files)).toEqual(lamp);
  expect(await takeShared('nora', files)).toBeNull();
  await storeShared('visitor', lamp, files);
  expect(await takeShared('nora', files)).toEqual(lamp);
});

test('Malformed shared items are ignored', async () => {
  const files = fakeFiles();
  await files.save('shared:nora', { words: 7, photos: ['x'] });
  expect(await takeShared('nora', files)).toEqual({ words: '', photos: [] });
});
