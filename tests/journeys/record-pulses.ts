import type { Page } from '@playwright/test';

/** Returns a function that says which vibrations the open document has asked for. */
export async function recordPulses(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const pulses: unknown[] = [];
    Object.assign(window, { pulses });
    navigator.vibrate = (pattern) => pulses.push(pattern) > 0;
  });
  return () => page.evaluate(() => (window as unknown as { pulses: unknown[] }).pulses);
}
