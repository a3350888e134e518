import { vi } from 'vitest';

/** Waits until a check passes, even on a slow machine, for at most `timeout` milliseconds. */
export const eventually = <T>(check: () => T | Promise<T>, timeout = 15_000): Promise<T> =>
  vi.waitFor(check, { timeout, interval: 20 });
