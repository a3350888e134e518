import { expect, test } from 'vitest';
import { createOwnStore } from './own-store.ts';

/** A fake browser storage: stored values are its own properties. */
function storageWith(stored: Record<string, string>, room = Infinity): Storage {
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      stored[key] = value;
    },
    removeItem: (key: string) => {
      delete stored[key];
    },
  };
  return new Proxy(stored, {
    get: (target, key) => methods[key as keyof typeof methods] ?? target[String(key)],
  }) as unknown as Storage;
}

test('A stored value can be read until it is removed or I sign out; other values stay', () => {
  const stored: Record<string, string> = { theme: 'dark' };
  const store = createOwnStore(storageWith(stored));
  store.save('draft', 'Hello');
  store.save('list', [1, 2]);
  expect([store.read('draft'), store.read('list'), store.read('none')]).toEqual(['Hello', [1, 2], null]);
  store.save('list', null);
  expect(store.read('list')).toBe(null);
  store.forget();
  expect(store.read('draft')).toBe(null);
  expect(stored).toEqual({ theme: 'dark' });
});

test('Drafts that I keep stay when I or others sign out, and each of us finds only their own', async () => {
  const stored: Record<string, string> = {};
  const forgotten: (readonly string[])[] = [];
  const store = createOwnStore(storageWith(stored), {
    has: async (person) => person === 'sam',
    handOver: async () => undefined,
    forget: async (people) => void forgotten.push(people),
  });
  store.save('time-zone:nora', 'Europe/Berlin');
  expect(await store.hasDrafts('nora')).toBe(false);
  store.save('listing-draft:nora', 'A');
  store.save('chat-draft:elif:x:y', 'B');
  expect([await store.hasDrafts('nora'), await store.hasDrafts('sam')]).toEqual([true, true]);
  store.setDraftsRetained('nora', true);
  store.forget();
  store.save('listing-draft:elif', 'C');
  store.forget();
  expect([store.read('listing-draft:nora'), store.areDraftsRetained('nora')]).toEqual(['A', true]);
  expect([store.names('listing-draft:elif'), store.names('chat-draft')]).toEqual([[], []]);
  expect(forgotten).toEqual([['nora'], ['nora']]);

  store.setDraftsRetained('nora', false);
  expect(store.areDraftsRetained('nora')).toBe(false);
  store.forget();
  expect(stored).toEqual({});
  expect(store.areDraftsRetained('nora')).toBeNull();
});

test('Data stored by a guest moves to their account, and to nobody else', () => {
  const stored: Record<string, string> = { other: '1' };
  const store = createOwnStore(storageWith(stored));
  store.save('listing-draft:Guest-1', 'A');
  store.save('chat-draft:Guest-1:x:y', 'B');
  store.save('listing-draft:Guest-2', 'C');
  store.handOver('Guest-1', 'm');
  expect(stored).toEqual({
    other: '1',
    'own:listing-draft:m': '"A"',
    'own:chat-draft:m:x:y': '"B"',
    'own:listing-draft:Guest-2': '"C"',
  });
});

test('Storage that is missing, full or corrupt stores nothing and breaks nothing', () => {
  for (const storage of [null, storageWith({ 'own:draft': '{' }, 0)]) {
    const store = createOwnStore(storage);
    store.save('draft', 'Hello');
    expect(store.read('draft')).toBe(null);
    store.forget();
  }
});
