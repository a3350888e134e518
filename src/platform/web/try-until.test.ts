import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tryUntil } from './try-until.ts';

const browser = { onLine: true };

beforeEach(() => {
  browser.onLine = true;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', browser);
});
afterEach(() => vi.unstubAllGlobals());

const failing = (times: number) => {
  let tries = 0;
  const attempt = async () => {
    tries += 1;
    if (tries <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return 'here';
  };
  return { attempt, tries: () => tries };
};

test('A failed load is retried until it succeeds', async () => {
  const { attempt, tries } = failing(3);
  const { signal } = new AbortController();
  expect(await tryUntil(attempt, { signal, firstDelay: 1, maxDelay: 2 })).toBe('here');
  expect(tries()).toBe(4);
});

test('Without a connection nothing is retried, and at once when it is back', async () => {
  browser.onLine = false;
  const { attempt, tries } = failing(0);
  const { signal } = new AbortController();
  const loading = tryUntil(attempt, { signal, firstDelay: 60_000 });
  expect(tries()).toBe(0);
  browser.onLine = true;
  window.dispatchEvent(new Event('online'));
  expect(await loading).toBe('here');
});

test('Leaving the page ends the retries', async () => {
  const { attempt, tries } = failing(100);
  const leaving = new AbortController();
  const loading = tryUntil(attempt, { signal: leaving.signal, firstDelay: 60_000 });
  leaving.abort();
  expect(await loading).toBe(undefined);
  expect(tries()).toBe(1);
});
