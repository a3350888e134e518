import type { Locator, Page } from '@playwright/test';

/** Counts the taps of a seller. */
export function countTaps(page: Page) {
  let count = 0;
  const tap = async (target: Locator) => {
    count += 1;
    await target.click();
  };
  return {
    tap,
    /** Takes a photo with the first of the options to sell. */
    async takePhoto(file: Parameters<Locator['setInputFiles']>[0]) {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        tap(page.getByRole('button', { name: /^Take photos/ })),
      ]);
      await chooser.setFiles(file);
    },
    total: () => count,
  };
}
