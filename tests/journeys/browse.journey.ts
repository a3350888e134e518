import type { Locator, Page } from '@playwright/test';
import { cardTitles, featuredLabel } from './cards.ts';
import { axe, expect, expectToast, noSidewaysScroll, open, test } from './fixtures.ts';
import { type Shelf, stockShelf } from './stock-shelf.ts';

test('On desktop browse shows what its address says, the filter rail applies changes at once, pills remove them, and Back and Forward restore them (BROWSE-04, BROWSE-05, BROWSE-06, BROWSE-07, BROWSE-08, BROWSE-09, BROWSE-10, BROWSE-21, BROWSE-22, BROWSE-23, BROWSE-26, DATA-15, DATA-16, NAV-03, NAV-04)', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const { word, titles } = await stockShelf(browser);
  const { giveaway, coat, synth, radio } = titles;
  const rail = page.getByRole('complementary', { name: 'Filters' });
  await open(page, '/listings');
  await offersEverything(page, rail);
  for (const [filter, listings] of [
    ['&category=no-such-thing&min=30&max=100&condition=poor', [coat]],
    ['&category=free', [giveaway]],
    ['&sort=price_high', [synth, coat, radio, giveaway]],
  ] as const) {
    await page.goto(`/listings?q=${word}${filter}`);
    await expect(cardTitles(page), filter).toHaveText(listings);
  }
  await open(page, `/listings?q=${word}`);
  await rail.getByText('Clothing').click();
  await expect(page).toHaveURL(`/listings?q=${word}&category=clothing`);
  await expect(cardTitles(page)).toHaveText([coat]);
  await rail.getByText('Poor').click();
  await expect(page).toHaveURL(`/listings?q=${word}&category=clothing&condition=poor`);
  await expect(page.getByRole('button', { name: 'Filters 2 active' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter Clothing' }).click();
  await expect(page).toHaveURL(`/listings?q=${word}&condition=poor`);
  await page.getByRole('button', { name: 'Remove filter Poor' }).click();
  await expect(cardTitles(page)).toHaveText([giveaway, synth, radio, coat]);

  await rail.getByRole('slider', { name: 'Minimum price' }).press('ArrowRight');
  await expect(page).toHaveURL(`/listings?q=${word}&min=100`);
  await expect(cardTitles(page)).toHaveText([synth]);
  await expect(page.getByRole('button', { name: 'Remove filter From $100' })).toBeVisible();
  await rail.getByRole('textbox', { name: 'Min' }).fill('30');
  await rail.getByRole('textbox', { name: 'Max' }).fill('100');
  await rail.getByRole('textbox', { name: 'Max' }).press('Enter');
  await expect(page).toHaveURL(`/listings?q=${word}&min=30&max=100`);
  await expect(cardTitles(page)).toHaveText([coat]);
  await sortBy(page, 'Price: High to Low');
  await expect(page).toHaveURL(`/listings?q=${word}&min=30&max=100&sort=price_high`);

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`/listings?q=${word}&min=100`);
  await expect(cardTitles(page)).toHaveText([synth]);
  await expect(rail.getByRole('textbox', { name: 'Min' })).toHaveValue('100');
  await page.goForward();
  await page.goForward();
  await expect(sorting(page)).toHaveAccessibleName('Sort By: Price: High to Low');

  await rail.getByRole('button', { name: 'Reset Filters' }).click();
  await expect(page).toHaveURL('/listings');
  await expect(page.getByRole('searchbox', { name: 'Search listings' })).toHaveValue('');
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(rail).toHaveCount(0);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(rail).toBeVisible();
});

test('On phones the filters open in a sheet that shows the number of results, and a category is a heading and a chip in view (BROWSE-04, BROWSE-09, BROWSE-13, BROWSE-14, BROWSE-23)', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const { word, titles } = await stockShelf(browser);
  await open(page, `/listings?q=${word}`);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByText('Poor').click();
  await expect(sheet.getByRole('button', { name: 'Show 1 listing' })).toBeVisible();
  await noSidewaysScroll(page);
  await sheet.getByRole('button', { name: 'Show 1 listing' }).click();
  await sortBy(page, 'Price: Low to High');
  await expect(page).toHaveURL(`/listings?q=${word}&condition=poor&sort=price_low`);
  await expect(cardTitles(page)).toHaveText([titles.coat]);
  await page.getByRole('button', { name: 'Filters' }).click();
  await sheet.getByRole('button', { name: 'Reset Filters' }).click();
  await expect(page).toHaveURL('/listings');
  await sheet.getByRole('button', { name: /^Show / }).click();
  const chips = page.getByRole('group', { name: 'Category' });
  await chips.getByRole('button', { name: 'Jewelry & Watches' }).click();
  await expect(page).toHaveURL('/listings?category=jewelry-watches');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jewelry & Watches');
  await open(page, '/listings?category=jewelry-watches');
  await expect(chips.getByRole('button', { name: 'Jewelry & Watches' })).toBeInViewport({ ratio: 1 });
  const badges = page.getByRole('article').first().locator('.card-badges .badge');
  await expect(badges.filter({ visible: true })).toHaveCount(1);
  await chips.getByRole('button', { name: 'All Categories' }).click();
  await expect(page).toHaveURL('/listings');
});

test('A search starts when it is submitted, not while typing, and one without results offers a way back to everything (BROWSE-02, BROWSE-03, BROWSE-18, BROWSE-19, BROWSE-24, BROWSE-25)', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const { word, titles } = await stockShelf(browser);
  await open(page, '/listings');
  let requestCount = 0;
  page.on('request', (request) => {
    if (request.url().includes('/listings')) requestCount += 1;
  });
  const box = page.getByRole('searchbox', { name: 'Search listings' });
  await box.pressSequentially(`RADIO ${word.toUpperCase()}`);
  await expect(page).toHaveURL('/listings');
  expect(requestCount).toBe(0);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Radio ${word}1 listing`);
  await expect(cardTitles(page).first()).toHaveText(titles.radio);
  await box.fill(`HUMS ${word}`);
  await box.press('Enter');
  await expect(page).toHaveURL(`/listings?q=HUMS+${word}`);
  await expect(cardTitles(page).first()).toHaveText(titles.radio);
  await box.fill(`Moth ${word}`);
  await box.press('Enter');
  await expect(cardTitles(page).first()).toHaveText(titles.coat);
  const pill = (label: string) => page.getByRole('button', { name: `Remove filter ${label}`, exact: true });
  await expect(pill(word)).toBeVisible();
  await pill('moth').click();
  await expect(page).toHaveURL(`/listings?q=${word}`);
  await expect(pill(word)).toBeFocused();
  await expect(cardTitles(page)).toHaveCount(4);
  await pill(word).press('Enter');
  await expect(page).toHaveURL('/listings');
  await expect(page.getByRole('heading', { name: /^Browse/, level: 1 })).toBeFocused();
  await box.fill('zzzzzz');
  await box.press('Enter');
  await expect(page.getByRole('heading', { name: 'No listings found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your filters or search terms')).toBeVisible();
  await page.getByRole('button', { name: 'Reset Filters' }).click();
  await expect(page).toHaveURL('/listings');
  await expect(cardTitles(page)).toHaveCount(24);
  await expect(box).toHaveValue('');
});

test('A featured card comes third, is counted once I see it, says why it is there, and stays away when I hide it (PLAN-14)', {
  tag: '@phone',
}, async ({ page }) => {
  const counted = page.waitForRequest((request) => request.url().endsWith('/counts'));
  await open(page, '/listings');
  const card = page.getByRole('article').nth(2);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.scrollIntoViewIfNeeded();
  expect((await counted).postDataJSON()).toEqual({ what: 'shown' });
  await featuredLabel(card).click();
  await expect(card.getByText('Never more than 1 in 8, and the rest keep their order.')).toBeVisible();
  await axe(page);
  await noSidewaysScroll(page);
  await card.getByRole('button', { name: 'Hide this one' }).click();
  const same = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(same).toHaveCount(0);
  await expect(page.getByRole('article').nth(2).getByRole('link')).toBeFocused();
  await page.reload();
  await expect(cardTitles(page)).toHaveCount(24);
  await expect(same).toHaveCount(0);
});

test('Load more adds further listings, none of them twice, and can be pressed again after a failure (BROWSE-28)', {
  tag: '@desktop',
}, async ({ page, expectComplaint }) => {
  expectComplaint(/503/);
  await open(page, '/listings?category=home-garden');
  await expect(cardTitles(page)).toHaveCount(24);
  const problem = { status: 503, code: 'BUSY', title: 'Busy', detail: 'The database is away.' };
  await page.route('**/api/listings?*', (route) => route.fulfill({ status: 503, json: problem }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Load more' }).click();
  await expectToast(page, 'Error loading listings', 'The database is away.');
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cardTitles(page).nth(24)).toBeAttached();
  const links = page.getByRole('article').getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('Browse without a connection says so, and can be retried (BROWSE-28)', {
  tag: '@phone',
}, async ({ page, expectComplaint }) => {
  expectComplaint(/ERR_FAILED|Failed to fetch/);
  // Otherwise the page goes on by itself, and may do so before the button is pressed.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await open(page, '/listings');
  await page.route('**/listings.data*', (route) => route.abort());
  await page.getByRole('button', { name: 'Electronics' }).click();
  await expect(page.getByRole('heading', { name: 'Failed to load listings.' })).toBeVisible();
  await expectToast(page, 'Error loading listings', 'Failed to load listings.');
  await expect(page.getByText("You're offline.")).toBeVisible();
  await axe(page);
  await page.unroute('**/listings.data*');
  // A device so slow that the answer comes before the page has rendered that it asked.
  const devtools = await page.context().newCDPSession(page);
  const answered = page.waitForResponse('**/listings.data*');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
  await answered;
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(cardTitles(page)).toHaveCount(24);
});

test('A card shows what a buyer needs to decide; a keyboard user skips the navigation, and finds and opens a listing (BROWSE-11, BROWSE-12, BROWSE-13, BROWSE-14, BROWSE-15, BROWSE-16, BROWSE-17, PERM-01)', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const { word, titles, seller } = await stockShelf(browser);
  await open(page, '/listings');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const box = page.getByRole('searchbox', { name: 'Search listings' });
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await page.keyboard.type(`${word}/`);
  await expect(box).toHaveValue(`${word}/`);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(cardTitles(page)).toHaveCount(4);

  const card = (name: keyof Shelf['titles']) => page.getByRole('article').filter({ hasText: titles[name] });
  for (const text of ['$20', 'Like New', seller, 'A radio that still hums.', 'Electronics'])
    await expect(card('radio').getByText(text, { exact: true })).toBeVisible();
  await expect(card('radio').locator('.photo img')).toBeVisible();
  await expect(card('radio').getByText('No Image')).toHaveCount(0);
  await expect(card('radio').getByText('AI Generated')).toHaveCount(0);
  await expect(card('coat')).toContainText('No Image');
  for (const text of ['AI Generated', '$60', 'Poor'])
    await expect(card('coat').getByText(text, { exact: true })).toBeVisible();
  await expect(card('giveaway').getByText('Guest User')).toBeVisible();
  await expect(card('giveaway').getByText('$0Free')).toBeVisible();

  await cardTitles(page).first().focus();
  await page.keyboard.press('Tab');
  await expect(cardTitles(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: titles.synth, level: 1 })).toBeVisible();
});

const sorting = (page: Page): Locator => page.getByRole('button', { name: 'Sort By' });

async function sortBy(page: Page, order: string): Promise<void> {
  await sorting(page).click();
  await page.getByRole('menuitemradio', { name: order }).click();
}

/** The rail has every category and condition, the whole range of prices, and the menu every order. */
async function offersEverything(page: Page, rail: Locator): Promise<void> {
  const labels = (group: string) => rail.getByRole('group', { name: group }).locator('label');
  await expect(labels('Category')).toHaveText([
    'All Categories',
    'Electronics',
    'Home & Garden',
    'Vehicles',
    'Clothing',
    'Sporting Goods',
    'Collectibles',
    'Musical Instruments',
    'Jewelry & Watches',
    'Other',
  ]);
  await expect(labels('Condition')).toHaveText(['All', 'New', 'Like New', 'Good', 'Fair', 'Poor']);
  for (const [name, value] of [
    ['Minimum price', '0'],
    ['Maximum price', '5000'],
  ] as const) {
    const thumb = rail.getByRole('slider', { name });
    await expect(thumb).toHaveValue(value);
    await expect(thumb).toHaveAttribute('min', '0');
    await expect(thumb).toHaveAttribute('max', '5000');
    await expect(thumb).toHaveAttribute('step', '100');
  }
  await sorting(page).press('ArrowDown');
  const orders = page.getByRole('menu', { name: 'Sort By' }).getByRole('menuitemradio');
  await expect(orders).toHaveText(['Newest', 'Price: Low to High', 'Price: High to Low', 'Popular']);
  await expect(orders.first()).toBeChecked();
  await expect(orders.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sorting(page)).toBeFocused();
}
