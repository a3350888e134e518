import type { Locator, Page } from '@playwright/test';

/** The input for a listing; valid by default. */
const TYPED = {
  title: 'Desk lamp',
  description: 'A warm lamp for a small desk.',
  price: '24',
  category: 'Home & Garden',
  condition: 'Good',
};

/** Fills in the required fields of the open create page. A blank value leaves its field as it is. */
export async function fillListing(page: Page, details: Partial<typeof TYPED> = {}): Promise<void> {
  const { title, description, price, category, condition } = { ...TYPED, ...details };
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description', { exact: true }).fill(description);
  await page.getByLabel('Price', { exact: true }).fill(price);
  if (category) await page.getByLabel('Category').selectOption({ label: category });
  if (condition) await page.getByRole('radio', { name: condition, exact: true }).check({ force: true });
}

export const postButton = (page: Page): Locator => page.getByRole('button', { name: 'Post listing' });
