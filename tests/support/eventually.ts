import { vi } from 'vitest';

/** Waits until a check passes, even on a slow machine. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 15_000, interval: 20 });
