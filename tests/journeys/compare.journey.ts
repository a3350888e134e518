import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { anotherBrowser, anotherMember } from './chat-people.ts';
import { axe, expect, expectToast, noSidewaysScroll, open, test } from './fixtures.ts';
import { postListing } from './post-by-api.ts';

const card = (page: Page, title: string) => page.getByRole('checkbox', { name: title });
const status = (page: Page) => page.getByRole('region', { name: 'Selected items' }).getByRole('status');

test('Three of four phones are compared, asked about, saved and shared with a visitor, until sharing stops and one is sold (ASSIST-01, ASSIST-02, ASSIST-03, ASSIST-10, ASSIST-11, ASSIST-12, ASSIST-13, ASSIST-14, ASSIST-18, ASSIST-19, ASSIST-20, ASSIST-21, ASSIST-22, ASSIST-23, ASSIST-25, ASSIST-26, ASSIST-28, ASSIST-29, ASSIST-30, ASSIST-31, ASSIST-32, ASSIST-33, PROD-12, PROD-13, NAV-31, NAV-37)', {
  tag: '@phone',
}, async ({ page, browser, asMember, baseURL }) => {
  const word = `q${randomBytes(4).toString('hex')}`;
  const seller = await anotherMember(browser, page);
  const post = (title: string, price: string, description: string) =>
    postListing(seller.context.request, {
      title: `${title} ${word}`,
      price,
      description,
      category: 'electronics',
      photos: 1,
    });
  const old = await post('iPhone 13 old', '400', 'Still fine.');
  const red = await post('iPhone 13 red', '250', '128 GB, red. Crack in the corner.');
  const blue = await post('iPhone 13 blue', '345', '128 GB, blue. Battery health 88%. No warranty.');
  const black = await post('iPhone 13 black', '283', '128 GB, black. Battery health 93%. Unlocked.');

  await open(page, '/ai-assistant');
  await expect(page.getByText('No recent comparisons')).toBeVisible();
  await page.getByRole('tab', { name: 'Saved Comparisons' }).click();
  await expect(page.getByText('No saved comparisons yet')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Try one' }).getByRole('button')).toHaveText([
    'macbook pro',
    'iphone 13',
    'airpods pro',
  ]);
  await page.getByRole('searchbox', { name: 'What do you want to compare?' }).fill('nothing is called this');
  await page.getByRole('button', { name: 'Find Comparable Items' }).click();
  await expect(page.getByRole('heading', { name: 'No listings found' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'What do you want to compare?' }).fill(word);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '4 to choose from' })).toBeVisible();
  await card(page, blue.title).check();
  await page.getByRole('button', { name: 'Compare Selected' }).click();
  await expectToast(page, 'Select more items', 'Please select at least 2 items to compare');
  await card(page, black.title).check();
  await card(page, red.title).check();
  await card(page, old.title).click();
  await expectToast(page, 'Selection limit reached', 'You can compare up to 3 items at a time');
  await expect(card(page, old.title)).not.toBeChecked();
  await expect(status(page)).toHaveText('3 of 3 selected');
  await axe(page);

  await page.getByRole('button', { name: 'Compare Selected' }).click();
  const table = page.getByRole('table', { name: 'Comparison of' });
  for (const [number, title] of [blue.title, black.title, red.title].entries()) {
    await expect(table.getByRole('columnheader').nth(number + 1)).toContainText(`Item ${number + 1}`);
    await expect(table.getByRole('columnheader').nth(number + 1)).toContainText(title);
  }
  for (const name of ['AI Recommendation', 'Price Comparison', 'Condition Comparison', 'Feature Comparison'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Overall Value Analysis' })).toBeVisible();
  const battery = table.getByRole('row', { name: 'Battery health' }).getByRole('cell');
  await expect(battery.nth(0)).toHaveText('88%');
  await expect(battery.nth(1)).toHaveText('93%');
  await expect(battery.nth(2)).toContainText('Not stated');
  const storage = table.getByRole('row', { name: 'Storage' });
  await expect(storage).toBeVisible();
  await page.getByRole('switch', { name: 'Differences only' }).check();
  await expect(storage).toBeHidden();

  // Back keeps what was found and selected, and so does a reload.
  await page.getByRole('link', { name: 'Back to Search Results' }).click();
  await expect(status(page)).toHaveText('3 of 3 selected');
  await page.reload();
  await expect(status(page)).toHaveText('3 of 3 selected');
  await expect(card(page, blue.title)).toBeChecked();
  await page.getByRole('button', { name: 'Compare Selected' }).click();

  await page.getByRole('button', { name: /^Ask seller of Item 3 about .*battery health/ }).click();
  await expect(page.getByRole('textbox', { name: /message/i })).toHaveValue(/battery/i);
  await expect(page.getByRole('log').getByText('battery')).toHaveCount(0);
  await page.goBack();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Saved', "It's under Saved Comparisons.");
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this comparison' });
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(new URL(link).pathname).toMatch(/^\/compare\/shared-.{16,}$/);

  const visitors = await anotherBrowser(browser, page);
  const visitor = await visitors.newPage();
  await open(visitor, link);
  await expect(visitor.getByText(`${asMember.username} shared this comparison`)).toBeVisible();
  await expect(visitor.getByRole('table', { name: 'Comparison of' })).toContainText(black.title);
  for (const name of ['Save', 'Share', 'Ask seller'])
    await expect(visitor.getByRole('button', { name })).toHaveCount(0);
  const headers = { Origin: baseURL ?? '' };
  expect((await seller.context.request.post(`/api/listings/${red.id}/sold`, { headers })).status()).toBe(200);
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByRole('columnheader', { name: red.title })).toContainText('Sold', {
      timeout: 500,
    });
  }).toPass();
  await expect(visitor.getByRole('link', { name: 'See similar to Item 3' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expectToast(page, 'Sharing stopped', 'The link shows nothing anymore.');
  // Visitors share pages that are up to a second old.
  await expect(async () => {
    await open(visitor, link);
    await expect(visitor.getByRole('heading', { name: 'This comparison is not shared' })).toBeVisible({
      timeout: 500,
    });
  }).toPass();

  // A visitor's own comparisons stay in their browser, and saving needs an account.
  await open(visitor, `/compare?items=${blue.id},${red.id},${black.id}`);
  await expect(visitor.getByRole('heading', { name: 'One of these was just sold' })).toBeVisible();
  await noSidewaysScroll(visitor);
  await visitor.getByRole('link', { name: 'Compare 2 items' }).click();
  await visitor.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(visitor, 'Login Required', 'Please sign in to save comparisons');
  // Sharing needs none; the browser that made the link stops it.
  await open(visitor, `/compare?items=${blue.id},${black.id}`);
  await visitor.getByRole('button', { name: 'Share', exact: true }).click();
  const shared = visitor.getByRole('dialog', { name: 'Share this comparison' });
  await expect(shared.getByText(/^This link works until/)).toBeVisible();
  const visitorLink = await shared.getByRole('textbox', { name: 'Link' }).inputValue();
  await visitor.reload();
  await visitor.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(shared.getByRole('textbox', { name: 'Link' })).toHaveValue(visitorLink);
  await shared.getByRole('button', { name: 'Stop sharing' }).click();
  await expectToast(visitor, 'Sharing stopped', 'The link shows nothing anymore.');
  await open(visitor, '/ai-assistant');
  await expect(visitor.getByRole('link', { name: 'Best: $283' })).toBeVisible();
  await visitors.close();

  await open(page, '/ai-assistant');
  await page.getByRole('tab', { name: 'Saved Comparisons' }).click();
  const saved = page.getByRole('tabpanel', { name: 'Saved Comparisons' });
  await saved.getByRole('link', { name: 'One was sold' }).click();
  await expect(page.getByRole('columnheader', { name: red.title })).toContainText('Sold');
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
