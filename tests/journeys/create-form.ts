import { expect, type Locator, type Page } from '@playwright/test';

/** The input for a listing; valid by default. */
const TYPED = {
  title: 'Desk lamp',
  description: 'A warm lamp for a small desk.',
  price: '24',
  category: 'Home & Garden',
  condition: 'Good',
};

/** Fills in the required fields of the open form. A blank value leaves its field unchanged. */
export async function fillListing(page: Page, details: Partial<typeof TYPED> = {}): Promise<void> {
  const { title, description, price, category, condition } = { ...TYPED, ...details };
  const question = page.getByRole('combobox', { name: 'What is it?' });
  if (await question.isVisible()) await nameItem(page, 'lamp');
  await page.getByLabel('Title').fill(title);
  await openDetails(page);
  await page.getByLabel('Description', { exact: true }).fill(description);
  await page.getByLabel('Price', { exact: true }).fill(price);
  if (category) await page.getByLabel('Category').selectOption({ label: category });
  if (condition) await page.getByRole('radio', { name: condition, exact: true }).check({ force: true });
}

/** Opens the optional fields of a listing. */
export async function openDetails(page: Page): Promise<void> {
  const details = page.getByRole('button', { name: /^Details/ });
  if ((await details.getAttribute('aria-expanded')) === 'false') await details.click();
}

/** Chooses photos, and enters what they show, for sites that do not read photos. */
export async function addPhotosOf(
  page: Page,
  item: string,
  files: Parameters<Locator['setInputFiles']>[0],
): Promise<void> {
  await photoInput(page).setInputFiles(files);
  await nameItem(page, item);
}

/** Enters what the item in a photo is, which generates the rest. */
export async function nameItem(page: Page, item: string): Promise<void> {
  const question = page.getByRole('combobox', { name: 'What is it?' });
  await question.fill(item);
  await question.press('Enter');
  await expect(page.getByLabel('Title')).not.toHaveValue('');
}

/** The first file input on the page: of the options to begin, or of the form. */
export const photoInput = (page: Page): Locator => page.locator('input[type=file]').first();

export const postButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Post listing$|^Accept .* and post/ });

/** The screen after posting. */
export async function expectPosted(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: "It's live." })).toBeFocused();
}

/** Opens the listing that was just posted. */
export async function viewPosted(page: Page): Promise<void> {
  await expectPosted(page);
  await page.getByRole('link', { name: 'View listing' }).click();
  await expect(page).toHaveURL(/\/listing\//);
}
