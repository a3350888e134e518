import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The log of a chat, with the system messages of its deal. */

export const log = (page: Page): Locator => page.getByRole('log');
export const bar = (page: Page): Locator => page.getByRole('region', { name: 'Deal' });
/** On phones, the button for all steps. */
export const menu = (page: Page): Locator => bar(page).getByRole('button', { name: 'Deal', exact: true });
export const dialog = (page: Page): Locator => page.getByRole('dialog');
export const card = (page: Page, title: string): Locator =>
  log(page)
    .locator('[data-step]')
    .filter({ has: page.getByText(title, { exact: true }) });
export const pinned = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: /^Conversation with/ }).getByRole('link', { name: title });

/** Takes a step by its button, or by the menu where there is room for the first button only. */
export async function act(page: Page, name: string): Promise<void> {
  const button = bar(page).getByRole('button', { name });
  await expect(button.or(menu(page)).first()).toBeVisible();
  if (await button.isVisible()) return button.click();
  await menu(page).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Enters a price in the offer dialog and sends it. */
export async function offer(page: Page, price: string, send: string): Promise<void> {
  await dialog(page).getByLabel(/^Your/).fill(price);
  await dialog(page).getByRole('button', { name: send }).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** Proposes a meet-up for tomorrow at half past five. */
export async function proposeTomorrow(page: Page, place: string): Promise<void> {
  await dialog(page).getByLabel('Place').fill(place);
  const tomorrow = new Date();
  // Not 24 hours later, because a day with a clock change is shorter or longer.
  tomorrow.setDate(tomorrow.getDate() + 1);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${tomorrow.getFullYear()}-${two(tomorrow.getMonth() + 1)}-${two(tomorrow.getDate())}`;
  await dialog(page).getByLabel('Day').fill(day);
  await dialog(page).getByLabel('Time').fill('17:30');
  await dialog(page).getByRole('button', { name: 'Propose' }).click();
}
