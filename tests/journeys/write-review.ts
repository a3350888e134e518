import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const pendingOf = (page: Page): Locator => page.getByRole('region', { name: 'Pending reviews' });

/** Writes a review of the first pending sale. */
export async function writeReview(page: Page, text: string, stars: number | null = null): Promise<void> {
  await pendingOf(page)
    .getByRole('button', { name: /^Write a review/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  if (stars !== null)
    await dialog.getByRole('radio', { name: stars === 1 ? '1 star' : `${stars} stars` }).check();
  await dialog.getByLabel('Your review').fill(text);
  await dialog.getByRole('button', { name: 'Submit review' }).click();
  await expect(dialog).toBeHidden();
}
