import { vi } from 'vitest';

/** Waits until a check passes, however slow the machine is at this moment. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 15_000, interval: 20 });
