import { expect, test } from 'vitest';
import { createGuestStore } from './guest-store.ts';

const KEY = 'guest_credentials';
const guest = { guestId: 'Guest-AB12C', pin: '4821' };

function memoryStorage(content: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(content));
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

test('A browser is in guest mode only if it has both Guest ID and PIN (GUEST-18)', () => {
  const withContent = (value: unknown) => createGuestStore(memoryStorage({ [KEY]: JSON.stringify(value) }));
  expect(withContent(guest).isGuest()).toBe(true);
  expect(withContent({ guestId: guest.guestId }).isGuest()).toBe(false);
  expect(withContent({ pin: guest.pin }).isGuest()).toBe(false);
  expect(withContent({ guestId: '', pin: guest.pin }).isGuest()).toBe(false);
  expect(createGuestStore(memoryStorage()).isGuest()).toBe(false);
});

test('Guest ID and PIN are stored in memory and in storage, and nothing else is (GUEST-19, GUEST-23)', () => {
  const storage = memoryStorage();
  const store = createGuestStore(storage);
  store.set({ ...guest, more: 'dropped' } as typeof guest);
  expect(store.read()).toEqual(guest);
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual(guest);
});

test('Leaving guest mode removes Guest ID and PIN from memory and storage (GUEST-20)', () => {
  const storage = memoryStorage();
  const store = createGuestStore(storage);
  store.set(guest);
  store.clear();
  expect(store.read()).toBeNull();
  expect(storage.getItem(KEY)).toBeNull();
});

test('A reloaded page is still in guest mode (GUEST-21)', () => {
  const storage = memoryStorage();
  createGuestStore(storage).set(guest);
  expect(createGuestStore(storage).read()).toEqual(guest);
});

test('A stored value that cannot be parsed is removed at start-up (GUEST-22)', () => {
  for (const broken of ['{', '""', 'null', '{"guestId":"Guest-AB12C"}']) {
    const storage = memoryStorage({ [KEY]: broken, theme: 'dark' });
    expect(createGuestStore(storage).read()).toBeNull();
    expect(storage.getItem(KEY)).toBeNull();
    expect(storage.getItem('theme')).toBe('dark');
  }
});

test('A change in another tab is noticed (GUEST-21)', () => {
  const storage = memoryStorage();
  const store = createGuestStore(storage);
  createGuestStore(storage).set(guest);
  store.reload();
  expect(store.read()).toEqual(guest);
  storage.removeItem(KEY);
  store.reload();
  expect(store.read()).toBeNull();
});

test('A browser that blocks storage remembers the guest until the page is closed (GUEST-19)', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const store = createGuestStore({
    ...memoryStorage(),
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
  });
  store.set(guest);
  expect(store.isGuest()).toBe(true);
  store.clear();
  expect(store.isGuest()).toBe(false);
  expect(createGuestStore(null).isGuest()).toBe(false);
});
