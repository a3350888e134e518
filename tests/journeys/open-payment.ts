import type { Page } from '@playwright/test';
import { whenReady } from './fixtures.ts';

/** Presses a button to pay, and waits for the tab with the payment page, until it can be used. */
export async function openPayment(page: Page, button: string): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: button, exact: true }).click();
  const checkout = await opened;
  await checkout.waitForURL('**/checkout/test/*');
  await whenReady(checkout);
  return checkout;
}
