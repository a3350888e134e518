import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { makeFastFolder } from '../support/fast-folder.ts';
import { freePort, runSite } from '../support/site-process.ts';
import { axe, expect, open, test } from './fixtures.ts';

const PASSWORD = 'a long enough password';

test('The town renames itself, changes colors and closes sign-up, and nothing restarts', {
  tag: '@desktop',
}, async ({ browser }) => {
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
  const [desk, street] = await Promise.all([
    browser.newContext({ baseURL }),
    browser.newContext({ baseURL }),
  ]);
  const headers = { origin: baseURL };
  const data = { username: 'priya', email: 'priya@example.com', password: PASSWORD };
  expect((await desk.request.post('/api/accounts/sign-up', { headers, data })).status()).toBe(201);
  await promisify(execFile)(process.execPath, ['scripts/operator.ts', 'grant', data.email], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });

  const page = await desk.newPage();
  await open(page, '/operator/settings');
  await page.getByLabel('Site name').fill('Larkfield Swap');
  await page.getByLabel('Title').fill('Good stuff, next door.');
  await page.getByLabel('Main color: paste a color').fill('#888888');
  await page.getByRole('button', { name: 'Use its hue' }).first().click();
  await expect(page.getByText('Black, white and gray have no hue.')).toBeVisible();
  await page.getByLabel('Main color: paste a color').fill('#00aa66');
  await page.getByRole('button', { name: 'Use its hue' }).first().click();
  const bar = page.getByRole('region', { name: 'Changes that are not published' });
  await expect(bar.getByRole('status')).toContainText('3 changes not published');
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Good stuff, next door.');

  const visitor = await street.newPage();
  await open(visitor, '/');
  await expect(visitor).toHaveTitle('Offhand. Make Cash. Lose Clutter.');
  await page.getByRole('tab', { name: 'Sign-up and guests' }).click();
  await page.getByRole('radio', { name: 'Nobody' }).check();
  await expect(bar.getByRole('status')).toContainText('4 changes not published');
  await axe(page);
  await bar.getByRole('button', { name: 'Publish' }).click();
  await expect(bar).toBeHidden();

  await open(visitor, '/');
  await expect(visitor).toHaveTitle('Larkfield Swap. Good stuff, next door.');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Good stuff, next door.');
  await expect(visitor.locator('html')).toHaveCSS('--main-hue', '157');
  await expect(visitor.getByRole('link', { name: 'Get Started' })).toHaveCount(0);
  await open(visitor, '/auth?tab=sign-up');
  await expect(visitor.getByText('Sign-up is closed.')).toBeVisible();

  await desk.close();
  await street.close();
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});
