import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../src/app/pages/routes.ts';
import { featureOfPage, SITE_FEATURE_KEYS } from '../../src/shared/site-features.ts';
import { makeFastFolder } from '../support/fast-folder.ts';
import { freePort, runSite } from '../support/site-process.ts';
import { axe, expect, open, resize, test } from './fixtures.ts';

/** The addresses without parameters, apart from the desk, pages of features, and the list of what is stored. */
const PLAIN_PAGES = pathsOf(routes)
  .filter((path) => !/[:*]|^operator|^dev|^privacy$/.test(path) && featureOfPage(`/${path}`) === null)
  .map((path) => `/${path}`.replace('//', '/'));

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, children }) => [
    ...(index ? [''] : path === undefined ? [] : [path]),
    ...pathsOf(children ?? []),
  ]);
}

const PASSWORD = 'a long enough password';

test('The town renames itself, changes colors, adds a category and closes sign-up, and nothing restarts', {
  tag: '@desktop',
}, async ({ browser }) => {
  const { newContext, operator: desk, close } = await startTown(browser);
  const street = await newContext();
  const page = await desk.newPage();
  await open(page, '/operator/settings');
  await page.getByLabel('Site name').fill('Larkfield Swap');
  await page.getByLabel('Title').fill('Good stuff, next door.');
  await page.getByLabel('Main color: paste a color').fill('#888888');
  await page.getByRole('button', { name: 'Use its hue' }).first().click();
  await expect(page.getByText('Black, white and gray have no hue.')).toBeVisible();
  await page.getByLabel('Main color: paste a color').fill('#00aa66');
  await page.getByRole('button', { name: 'Use its hue' }).first().click();
  const bar = page.getByRole('region', { name: 'Unpublished changes' });
  await expect(bar.getByRole('status')).toContainText('3 unpublished changes');
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Good stuff, next door.');

  const visitor = await street.newPage();
  await open(visitor, '/');
  await expect(visitor).toHaveTitle('Offhand. Make Cash. Lose Clutter.');
  await page.getByRole('tab', { name: 'Sign-up and guests' }).click();
  await page.getByRole('radio', { name: 'Nobody' }).check();
  await expect(bar.getByRole('status')).toContainText('4 unpublished changes');
  await axe(page);

  await open(page, '/operator/categories');
  const form = page.getByRole('region', { name: /^(?:New category|Edit .*)$/ });
  await page.getByRole('button', { name: 'Edit Vehicles' }).click();
  await form.getByLabel('Name').fill('Collectibles');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toContainText('Two categories are called “collectibles”.');
  await form.getByLabel('Name').fill('Cars');
  await moveLastCategoryFirst(desk);
  const { promise: mayAnswer, resolve: answerSettings } = Promise.withResolvers<void>();
  await page.route(
    '**/api/settings',
    async (route) => {
      await mayAnswer;
      await route.continue();
    },
    { times: 1 },
  );
  const reload = page.waitForRequest('**/api/settings');
  await form.getByRole('button', { name: 'Save' }).click();
  await reload;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  // A choice would still build on the version that was overtaken.
  expect(await page.getByRole('button', { name: 'Keep mine' }).count()).toBe(0);
  answerSettings();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(form).toHaveAccessibleName('New category');
  await expect(page.getByRole('button', { name: 'Edit Cars' })).toBeVisible();

  await page.getByLabel('Name').fill('Kids and Baby');
  await page.getByLabel('Words that mean this category').fill('stroller, crib');
  await expect(page.getByText('0 listings would fit now.')).toBeVisible();
  await moveLastCategoryFirst(desk);
  await form.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('button', { name: 'Use theirs' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('Kids and Baby');
  const { promise: moved, resolve: answerFirst } = Promise.withResolvers<void>();
  // Its answer takes a while: what is moved meanwhile is saved after it.
  await page.route(
    '**/api/settings/categories/draft',
    async (route) => {
      const answer = await route.fetch();
      await moved;
      await route.fulfill({ response: answer });
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const rows = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  await expect(rows.last()).toContainText('Kids and Baby');
  // Both ends of the list are in view.
  await resize(page, { width: 1280, height: 1100 });
  await rows.last().locator('[data-grip]').hover();
  await page.mouse.down();
  const first = await rows.first().boundingBox();
  await page.mouse.move((first?.x ?? 0) + 20, (first?.y ?? 0) + 20, { steps: 5 });
  await page.mouse.up();
  answerFirst();
  await expect(page.getByText(/Kids and Baby is now 1 of \d+\./)).toBeAttached();
  await expect(rows.first()).toContainText('Kids and Baby');
  await expect(page.getByRole('button', { name: 'Move Kids and Baby down' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Kids and Baby is now 2 of \d+\./)).toBeAttached();
  await expect(bar.getByRole('status')).toContainText('5 unpublished changes');
  await expect(page.getByLabel('Name')).toHaveValue('');
  await bar.getByRole('button', { name: 'Publish' }).click();
  await expect(bar).toBeHidden();

  await open(visitor, '/');
  await expect(visitor).toHaveTitle('Larkfield Swap. Good stuff, next door.');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Good stuff, next door.');
  await expect(visitor.locator('html')).toHaveCSS('--main-hue', '157');
  await expect(visitor.getByRole('link', { name: 'Get Started' })).toHaveCount(0);
  await open(visitor, '/auth?tab=sign-up');
  await expect(visitor.getByText('Sign-up is closed.')).toBeVisible();
  await open(visitor, '/listings');
  await expect(visitor.getByText('Kids and Baby').first()).toBeAttached();

  await close();
});

test('The town publishes new terms and a banner, and a member reads and closes both (STATIC-02)', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.slow();
  const { newContext, operator: desk, close } = await startTown(browser);
  const [home, street] = await Promise.all([newContext(), newContext()]);
  await signUp(home, 'lena');
  const page = await desk.newPage();

  await open(page, '/operator/settings?tab=texts');
  await page.getByRole('button', { name: 'Start from our text' }).click();
  const terms = page.getByRole('textbox', { name: 'Terms' });
  await expect(terms).toHaveValue(/## What Offhand is/);
  await terms.fill('Be **nice**.\n\n<img src=x onerror=alert(1)> [Rules](/rules)');
  await page.getByRole('heading', { name: 'Settings' }).click();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByText('<img src=x onerror=alert(1)> Rules')).toBeVisible();
  const bar = page.getByRole('region', { name: 'Unpublished changes' });
  await expect(bar.getByRole('checkbox', { name: 'Tell members that the text changed' })).toBeChecked();
  await axe(page);
  await bar.getByRole('button', { name: 'Publish' }).click();
  await expect(bar).toBeHidden();

  await open(page, '/operator/announcements');
  await page.getByRole('button', { name: 'Show now' }).click();
  await expect(page.getByText('Enter what you want to say.').first()).toBeVisible();
  await page.getByLabel('Text').fill('Closed for repairs on Sunday.');
  await page.getByLabel('Link').fill('/about');
  await axe(page);
  await page.getByRole('button', { name: 'Show now' }).click();
  const all = page.getByRole('region', { name: 'All announcements' });
  await expect(all.getByRole('listitem')).toHaveCount(2);
  await expect(all.getByRole('listitem').first()).toContainText('Live');

  const member = await home.newPage();
  await open(member, '/');
  const banners = member.getByRole('region', { name: 'Announcements' });
  await expect(banners).toContainText('We changed our terms.');
  await expect(banners).toContainText('Closed for repairs on Sunday.');
  await axe(member);
  await banners.getByRole('link', { name: 'Read more' }).last().click();
  await expect(member.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  await expect(member.getByText('In force since')).toBeVisible();
  await member.getByRole('link', { name: 'Version 1' }).click();
  await expect(member.getByText('An earlier version')).toBeVisible();
  await axe(member);
  for (const text of ['We changed our terms.', 'Closed for repairs on Sunday.']) {
    const saved = member.waitForResponse('**/api/banners/*/dismiss');
    await banners.getByRole('button', { name: `Close: ${text}` }).click();
    await saved;
  }
  await expect(banners).toHaveCount(0);
  await expect(member.locator('#main')).toBeFocused();
  await open(member, '/listings');
  await expect(banners).toHaveCount(0);

  // A visitor without scripts closes it with a form, in this browser.
  const visitor = await street.newPage();
  await visitor.route('**/assets/**', (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  );
  await visitor.goto('/about');
  const seen = visitor.getByRole('region', { name: 'Announcements' });
  await expect(seen).not.toContainText('We changed our terms.');
  await seen.getByRole('button', { name: 'Close: Closed for repairs on Sunday.' }).click();
  await expect(seen).toHaveCount(0);
  await expect(visitor).toHaveURL(/\/about$/);

  // The member saw it on two pages, in one browser.
  await open(page, '/operator/announcements');
  const repairs = all.getByRole('listitem').filter({ hasText: 'Closed for repairs on Sunday.' });
  await expect(repairs).toContainText('Seen in 1 browser. Closed by 1.');
  await close();
});

/** Guests that exist already stay, so they can still return, and are called so. */
const ALLOWED_WORDS = /Been here as a guest\?|Enter your Guest ID and PIN|Guest User/g;

/** What nobody reads while the features are turned off. */
const OFF_WORDS =
  /.*(?:flash drop|drop zone|match me|compare items|premium|pricing|upgrade|guest|without an account).*/gi;

test('A town that turns features off reads about them nowhere, as a visitor or a member', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.slow();
  const { newContext, operator: desk, close } = await startTown(browser);
  const { settings } = await (await desk.request.get('/api/settings')).json();
  const { origin } = new URL((await desk.request.get('/livez')).url());
  const drafts: { key: string; revision: number }[] = [];
  for (const key of ['guests', ...SITE_FEATURE_KEYS]) {
    const { revision } = settings.find((one: { key: string }) => one.key === key);
    const answer = await desk.request.put(`/api/settings/${key}/draft`, {
      headers: { origin },
      data: { value: false, revision },
    });
    const edited = (await answer.json()).settings.find((one: { key: string }) => one.key === key);
    drafts.push({ key, revision: edited.revision });
  }
  const published = await desk.request.post('/api/settings/publish', {
    headers: { origin },
    data: { drafts },
  });
  expect(published.status()).toBe(200);

  const [street, home] = [
    await newContext({ javaScriptEnabled: false }),
    await newContext({ javaScriptEnabled: false }),
  ];
  await signUp(home, 'lena');
  const leaks: string[] = [];
  for (const context of [street, home]) {
    const page = await context.newPage();
    for (const address of PLAIN_PAGES) {
      // Until its styles are loaded, `innerText` includes the links they hide.
      await page.goto(address);
      const description = page.locator('meta[name=description]');
      const about = await description.evaluateAll((all) => all.map((meta) => meta.getAttribute('content')));
      const words = `${await page.title()}\n${about.join()}\n${await page.locator('body').innerText()}`;
      leaks.push(
        ...(words.replaceAll(ALLOWED_WORDS, '').match(OFF_WORDS) ?? []).map(
          (line) => `${context === street ? 'visitor' : 'member'} ${address}: ${line}`,
        ),
      );
    }
  }
  expect(leaks).toEqual([]);
  const scriptless = await newContext({ javaScriptEnabled: false, storageState: await desk.storageState() });
  const settingsPage = await scriptless.newPage();
  for (const path of ['settings', 'categories', 'announcements']) {
    await settingsPage.goto(`/operator/${path}`);
    // By its element, because Playwright reads no text in it.
    await expect(settingsPage.locator('main > noscript p').first()).toBeVisible();
  }
  const { channels } = await (await home.request.get('/api/notifications/settings')).json();
  expect(channels.map(({ group }: { group: string }) => group)).toEqual([
    'message',
    'deals',
    'review',
    'listing',
    'like',
    'trending',
    'announcements',
  ]);
  await close();
});

/** Starts a site of its own, with an operator who is logged in. */
async function startTown(browser: Browser) {
  const dataDir = await makeFastFolder('offhand-settings-');
  const port = await freePort();
  const baseURL = `http://127.0.0.1:${port}`;
  const site = runSite({
    PORT: String(port),
    PUBLIC_URL: baseURL,
    DATA_DIR: dataDir,
    EMAIL_CONFIRMATION: 'off',
  });
  await site.ready;
  const contexts: BrowserContext[] = [];
  const newContext = async (options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ baseURL, ...options });
    contexts.push(context);
    return context;
  };
  const operator = await newContext();
  await promisify(execFile)(
    process.execPath,
    ['scripts/operator.ts', 'grant', await signUp(operator, 'priya')],
    { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' } },
  );
  return {
    newContext,
    operator,
    async close() {
      for (const context of contexts) await context.close();
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Edits the categories in another window of the operator. */
async function moveLastCategoryFirst({ request }: BrowserContext) {
  const { settings } = await (await request.get('/api/settings')).json();
  const { value, revision } = settings.find(({ key }: { key: string }) => key === 'categories');
  const answer = await request.put('/api/settings/categories/draft', {
    headers: { origin: new URL((await request.get('/livez')).url()).origin },
    data: { value: [value.at(-1), ...value.slice(0, -1)], revision },
  });
  expect(answer.status()).toBe(200);
}

async function signUp(context: BrowserContext, username: string): Promise<string> {
  const email = `${username}@example.com`;
  const { origin } = new URL((await context.request.get('/livez')).url());
  const answer = await context.request.post('/api/accounts/sign-up', {
    headers: { origin },
    data: { username, email, password: PASSWORD },
  });
  expect(answer.status()).toBe(201);
  return email;
}
