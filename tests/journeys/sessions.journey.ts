import { axe, expect, expectToast, newMember, open, test } from './fixtures.ts';

test('A member signs out from the menu, also after a sign-out that failed, and gets to the home page as a visitor (AUTH-23, AUTH-24, AUTH-25, NAV-51)', {
  tag: '@phone',
}, async ({ page, asMember, expectComplaint }) => {
  expectComplaint(/ERR_FAILED|503/);
  const stored = async () => (await page.request.get('/dashboard')).headers()['cache-control'];
  expect(await stored()).toBe('private, no-store');
  await open(page, '/dashboard');
  const signOut = async () => {
    await page.getByRole('button', { name: asMember.email }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  };
  const problem = { status: 503, code: 'BUSY', title: 'Busy', detail: 'The database is away.' };
  await page.route('**/api/accounts/sign-out', (route) => route.abort(), { times: 1 });
  await page.route('**/api/accounts/sign-out', (route) => route.fulfill({ status: 503, json: problem }), {
    times: 1,
  });
  await signOut();
  await expectToast(page, 'Error signing out', 'The database is away.');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await signOut();
  await expectToast(page, 'Error signing out', 'Could not sign out. Please try again.');
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await signOut();
  await expectToast(page, 'Signed out successfully');
  await expect(page).toHaveURL('/');
  expect(await stored()).toBe('private, no-cache');
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await open(page, '/settings/account');
  await expect(page).toHaveURL('/auth?next=%2Fsettings%2Faccount');
});

test('Signing out in one tab takes private pages and drafts out of all of them', {
  tag: '@desktop',
}, async ({ page, context, asMember, expectComplaint }) => {
  // A tab may reconnect just before it leaves.
  expectComplaint(/\/api\/live' failed/);
  const privatePages = ['/dashboard', '/messages', '/notifications', '/settings/devices', '/create-listing'];
  const tabs = await Promise.all(
    privatePages.map(async (address) => {
      const tab = await context.newPage();
      await open(tab, address);
      return tab;
    }),
  );
  await tabs.at(-1)?.getByLabel('Title').fill('Half a listing');
  const stored = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('own:')));
  await open(page, '/listings');
  await expect.poll(stored).toContainEqual(expect.stringMatching(/^own:draft:/));

  await page.getByRole('button', { name: asMember.email }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page
    .getByRole('dialog', { name: 'Keep this draft on this device?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expectToast(page, 'Signed out successfully');
  // All at once: otherwise the last tab's toast may be gone before its turn.
  await Promise.all(
    tabs.map(async (tab) => {
      await expectToast(tab, "You're signed out", 'Your session ended in another tab or on another device.');
      await expect(tab).toHaveURL(/\/auth\?next=/);
    }),
  );
  await expect(page.getByText("You're signed out")).toHaveCount(0);
  expect(await stored()).toEqual([]);
});

test('A draft that I keep when I sign out waits for me, other tabs say so, and nobody else sees it', {
  tag: '@phone',
}, async ({ page, context, baseURL, asMember, expectComplaint }) => {
  expectComplaint(/\/api\/live' failed/);
  const writing = await context.newPage();
  await open(writing, '/create-listing');
  await writing.getByLabel('Title').fill('Half a listing');
  await writing.getByLabel('Describe it in one line').fill('moka pot, $18');
  await open(page, '/about');
  const menu = page.getByRole('button', { name: asMember.email });
  const dialog = page.getByRole('dialog', { name: 'Keep this draft on this device?' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(dialog.getByRole('button', { name: 'Keep' })).toBeFocused();
  await axe(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(menu).toBeFocused();
  await expect(writing.getByLabel('Title')).toHaveValue('Half a listing');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expectToast(page, 'Signed out successfully');
  await expectToast(
    writing,
    "You're signed out",
    'Your draft is kept on this device. Log in to continue it.',
  );
  await expect(writing).toHaveURL(/\/auth\?next=%2Fcreate-listing/);

  // Another person signs in and out on this device.
  const headers = { Origin: baseURL ?? '' };
  await context.request.post('/api/accounts/sign-up', { data: newMember(), headers });
  await open(page, '/create-listing');
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByLabel('Describe it in one line')).toHaveValue('');
  await open(page, '/about');
  await page.getByRole('button', { name: '@' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expectToast(page, 'Signed out successfully');

  await context.request.post('/api/accounts/sign-in', { data: asMember, headers });
  await open(page, '/create-listing');
  await expectToast(page, 'Draft restored', 'Pick up where you left off.');
  await expect(page.getByLabel('Title')).toHaveValue('Half a listing');
  await expect(page.getByRole('button', { name: 'Edit your words: moka pot, $18' })).toBeVisible();
});

test('A member signs out another device', { tag: '@desktop' }, async ({
  page,
  asMember,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext();
  const headers = { Origin: baseURL ?? '' };
  await elsewhere.request.post('/api/accounts/sign-in', { data: asMember, headers });
  const other = await elsewhere.newPage();
  await open(other, '/listings');

  await open(page, '/settings/devices');
  await expect(page).toHaveURL('/settings/account#devices');
  const devices = page.getByRole('region', { name: 'Devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expectToast(page, 'Signed out everywhere else');
  await expect(devices).toHaveCount(1);

  await open(other, '/settings/account');
  await expect(other).toHaveURL('/auth?next=%2Fsettings%2Faccount');
  await elsewhere.close();
});
