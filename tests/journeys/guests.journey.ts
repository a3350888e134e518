import type { Locator, Page } from '@playwright/test';
import {
  axe,
  clearSession,
  expect,
  expectToast,
  newMember,
  noSidewaysScroll,
  open,
  test,
} from './fixtures.ts';
import { postListing } from './post-by-api.ts';

interface Credentials {
  guestId: string;
  pin: string;
}

test('A visitor becomes a guest on the home page, at the third try, copies the credentials, continues to the dashboard, and leaves guest mode again (GUEST-05, GUEST-06, GUEST-07, GUEST-08, GUEST-09, GUEST-20, GUEST-23, HOME-13, HOME-14, HOME-15, DASH-02)', {
  tag: '@phone',
}, async ({ page, context, expectComplaint }) => {
  expectComplaint(/ERR_FAILED|503/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  const opener = page.getByRole('button', { name: 'Continue as Guest' });
  const dialog = guestDialog(page);
  for (const key of ['Space', 'Enter']) {
    await opener.press(key);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await opener.click();
  const create = dialog.getByRole('button', { name: 'Create guest access' });
  const problem = { status: 503, code: 'BUSY', title: 'Busy', detail: 'The database is away.' };
  await page.route('**/api/guests', (route) => route.fulfill({ status: 503, json: problem }), { times: 1 });
  await create.click();
  await expectToast(page, 'Error creating guest session', 'The database is away.');
  await page.route('**/api/guests', (route) => route.abort(), { times: 1 });
  await create.click();
  const text = 'Failed to create guest session. Please try again.';
  await expectToast(page, 'Error creating guest session', text);
  await create.click();
  await expectToast(page, 'Guest access created!', 'Your Guest ID and PIN have been generated.');
  await expect(page.getByText('Error creating guest session')).toHaveCount(0);
  const guest = await shownCredentials(dialog);
  await axe(page);

  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expectToast(page, 'Copied to clipboard.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`Guest ID: ${guest.guestId}\nPIN: ${guest.pin}`);
  expect(JSON.parse((await storedGuest(page)) ?? '')).toEqual(guest);

  await dialog.getByRole('button', { name: 'Continue to Dashboard' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: `You're here as ${guest.guestId}` })).toBeVisible();

  const menu = page.getByRole('button', { name: guest.guestId });
  const vibration = page.getByRole('menu').getByRole('group', { name: 'Vibration' });
  await menu.click();
  await vibration.getByRole('menuitemradio', { name: 'Off' }).click();
  await page.reload();
  await menu.click();
  await expect(vibration.getByRole('menuitemradio', { name: 'Off' })).toBeChecked();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Leave guest mode' }).click();
  const ask = page.getByRole('dialog', { name: 'Leave guest mode?' });
  await expect(ask.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await ask.getByRole('button', { name: 'Cancel' }).click();
  expect(await storedGuest(page)).not.toBeNull();
  await page.getByRole('button', { name: 'Leave guest mode' }).click();
  await ask.getByRole('button', { name: 'Leave guest mode' }).click();
  await expectToast(page, 'You left guest mode');
  await expect(page).toHaveURL('/');
  expect(await storedGuest(page)).toBeNull();
  await open(page, '/dashboard');
  await expect(page).toHaveURL('/auth?next=%2Fdashboard');
});

test('Guest mode survives a reload, and even the loss of all cookies, on the page I open (GUEST-18, GUEST-21)', {
  tag: '@desktop',
}, async ({ page, asGuest }) => {
  const dashboard = page.getByRole('banner').getByRole('link', { name: 'Dashboard' });
  await open(page, '/');
  await expect(dashboard).toBeVisible();
  await page.reload();
  await expect(dashboard).toBeVisible();

  await clearSession(page);
  await page.goto('/create-listing');
  await expect(page).toHaveURL('/create-listing');
  await dashboard.click();
  await expect(page.getByRole('heading', { name: `You're here as ${asGuest.guestId}` })).toBeVisible();
});

test('Stored credentials that cannot be read, or that the server does not know, are removed without a message (GUEST-22)', {
  tag: '@desktop',
}, async ({ page }) => {
  const store = (text: string) =>
    page.evaluate((stored) => localStorage.setItem('guest_credentials', stored), text);
  await open(page, '/');
  await store('{');
  await page.reload();
  await expect.poll(() => storedGuest(page)).toBeNull();
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await store(JSON.stringify({ guestId: 'Guest-00000', pin: '1234' }));
  const answered = page.waitForResponse('**/api/guests/return');
  await page.reload();
  expect((await answered).status()).toBe(401);
  await expect.poll(() => storedGuest(page)).toBeNull();
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('A returning guest pastes what was copied, reads what is missing, wrong or failed, and then gets in (GUEST-10, GUEST-11, GUEST-14, GUEST-15, GUEST-16, GUEST-17)', {
  tag: '@desktop',
}, async ({ page, context, request, expectComplaint }) => {
  expectComplaint(/ERR_FAILED/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { guestId, pin } = await newGuest(request);
  const wrongPin = pin === '1000' ? '1001' : '1000';
  await open(page, '/');
  const dialog = await openReturn(page);
  const submit = dialog.getByRole('button', { name: 'Continue as guest' });
  const copied = `Guest ID: ${guestId}\nPIN: ${pin}`;
  await page.evaluate((text) => navigator.clipboard.writeText(text), copied);
  await dialog.getByLabel('Guest ID', { exact: true }).press('ControlOrMeta+v');
  await expect(dialog.getByLabel('Guest ID', { exact: true })).toHaveValue(guestId);
  await expect(dialog.getByLabel('PIN')).toHaveValue(pin);
  for (const [id, typedPin, missing] of [
    ['', pin, 'Guest ID'],
    [guestId, '', 'PIN'],
  ] as const) {
    await dialog.getByLabel('Guest ID', { exact: true }).fill(id);
    await dialog.getByLabel('PIN').fill(typedPin);
    await submit.click();
    await expectToast(page, 'Missing credentials', 'Please enter both Guest ID and PIN');
    await dialog.getByRole('alert').getByRole('link').click();
    await expect(dialog.getByLabel(missing, { exact: true })).toBeFocused();
  }
  await dialog.getByLabel('PIN').pressSequentially(`${wrongPin}5`);
  await expect(dialog.getByLabel('PIN')).toHaveValue(wrongPin);
  await submit.click();
  await expectToast(page, 'Invalid credentials', 'Guest ID or PIN is incorrect');
  await expect(dialog.getByLabel('Guest ID', { exact: true })).toHaveValue(guestId);

  await dialog.getByLabel('Guest ID', { exact: true }).fill(guestId.toLowerCase());
  await dialog.getByLabel('PIN').fill(pin);
  await page.route('**/api/guests/return', (route) => route.abort(), { times: 1 });
  await submit.click();
  await expectToast(page, 'Error validating guest', 'Please try again.');
  await submit.click();
  await expectToast(page, 'Welcome back!', 'Successfully logged in as guest.');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard');
  expect(JSON.parse((await storedGuest(page)) ?? '')).toEqual({ guestId, pin });
});

test('A guest posts a listing, returns in another browser with ID and PIN, and deletes it (GUEST-01, DASH-10, DASH-12, DETAIL-18, DETAIL-27, PERM-05)', {
  tag: '@phone',
}, async ({ page, context, browser, asGuest }) => {
  const title = `Reading lamp of ${asGuest.guestId}`;
  const { id } = await postListing(context.request, { title });
  const address = `/listing/${id}`;
  await open(page, address);
  await expect(page.getByText('This is your listing')).toBeVisible();
  await page.close();

  const elsewhere = await browser.newContext();
  const later = await elsewhere.newPage();
  await open(later, address);
  await expect(later.getByRole('button', { name: 'Delete listing' })).toHaveCount(0);
  await open(later, '/');
  const dialog = await openReturn(later);
  await dialog.getByLabel('Guest ID', { exact: true }).fill(asGuest.guestId);
  await dialog.getByLabel('PIN').fill(asGuest.pin);
  await dialog.getByRole('button', { name: 'Continue as guest' }).click();
  const recent = later.getByRole('region', { name: 'Recent Listings' }).getByRole('listitem');
  await expect(recent).toHaveCount(1);
  await recent.getByRole('link', { name: title }).click();
  await later.getByRole('button', { name: 'Delete listing' }).click();
  await later.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expectToast(later, 'Listing deleted', `“${title}” is gone.`);
  await expect(later.getByRole('heading', { name: 'Nothing listed yet' })).toBeVisible();
  await elsewhere.close();
});

test('A guest who signs up keeps their listings', { tag: '@phone' }, async ({ page, context, asGuest }) => {
  const { id, title } = await postListing(context.request, { title: 'Stool of a guest' });
  await open(page, '/create-listing');
  await page.getByLabel('Title').fill('Half a listing');
  await open(page, '/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByText(`Your listings as ${asGuest.guestId} move to your account.`)).toBeVisible();
  const { username, email, password } = newMember();
  const form = page.getByRole('form', { name: 'Sign Up' });
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: `Hi, ${username}` })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByText(asGuest.guestId)).toHaveCount(0);
  await expect.poll(() => storedGuest(page)).toBeNull();
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/listing/${id}`);
  await expect(page.getByText('This is your listing')).toBeVisible();
  await open(page, '/create-listing');
  await expectToast(page, 'Draft restored', 'Pick up where you left off.');
  await expect(page.getByLabel('Title')).toHaveValue('Half a listing');
});

test('A member who was a guest in this browser moves the listings to the account at any time', {
  tag: '@desktop',
}, async ({ page, context, asGuest, browser }) => {
  const { title } = await postListing(context.request, { title: 'Bench of a guest' });
  const member = newMember();
  const elsewhere = await browser.newContext();
  const signedUp = await elsewhere.request.post('/api/accounts/sign-up', {
    data: member,
    headers: { Origin: process.env.JOURNEY_URL ?? '' },
  });
  expect(signedUp.status()).toBe(201);
  await elsewhere.close();

  await open(page, '/auth?next=/dashboard');
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill(member.email);
  await form.getByLabel('Password', { exact: true }).fill(member.password);
  await form.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing listed yet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: `You were here as ${asGuest.guestId}` })).toBeVisible();
  await page.getByRole('button', { name: 'Move my listings' }).click();
  await expectToast(page, 'Listings moved', '1 listing is yours now.');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByText(asGuest.guestId)).toHaveCount(0);
});

test('A guest adds an email for alerts, confirms it by the emailed link, and sees where alerts go (GUEST-01)', {
  tag: '@desktop',
}, async ({ page, asGuest, context, mailTo }) => {
  const address = `${asGuest.guestId.toLowerCase()}@example.com`;
  await open(page, '/dashboard');
  const alerts = page.getByRole('group', { name: 'Email alerts' });
  const email = alerts.getByLabel('Email for alerts');
  await email.fill('no address');
  await alerts.getByRole('button', { name: 'Email me a link' }).click();
  await expect(alerts.getByText('Enter an address like name@example.com.')).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill(address);
  await email.press('Enter');
  await expect(alerts.getByRole('status')).toHaveText(
    `To start alerts, open the link we sent to ${address}.`,
  );
  await noSidewaysScroll(page);

  const { link } = await mailTo(address);
  const mailed = await context.newPage();
  await open(mailed, link);
  await axe(mailed);
  await mailed.getByRole('button', { name: 'Turn on alerts' }).click();
  await expect(mailed.getByRole('heading', { name: 'Alerts are on' })).toBeVisible();
  await mailed.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(mailed.getByRole('status').filter({ hasText: `Alerts go to ${address}.` })).toBeVisible();

  const mailedAlerts = mailed.getByRole('group', { name: 'Email alerts' });
  await mailedAlerts.getByRole('button', { name: 'Change' }).click();
  await expect(mailedAlerts.getByLabel('Email for alerts')).toBeFocused();
  await expect(mailedAlerts.getByLabel('Email for alerts')).toHaveValue(address);
  await mailedAlerts.getByRole('button', { name: 'Cancel' }).click();
  await mailedAlerts.getByRole('button', { name: 'Remove' }).click();
  await expect(mailedAlerts.getByLabel('Email for alerts')).toHaveValue('');
});

const guestDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Guest access' });

const storedGuest = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('guest_credentials'));

async function openReturn(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  const dialog = guestDialog(page);
  await dialog.getByRole('tab', { name: 'I have a Guest ID' }).click();
  return dialog;
}

/** Guest ID and PIN as the dialog shows them. */
async function shownCredentials(dialog: Locator): Promise<Credentials> {
  const [guestId, pin] = [dialog.getByText(/^Guest-[A-Z0-9]{5}$/), dialog.getByText(/^[1-9]\d{3}$/)];
  await expect(guestId).toBeVisible();
  return { guestId: await guestId.innerText(), pin: await pin.innerText() };
}

/** A guest created in another browser. */
async function newGuest(request: Page['request']): Promise<Credentials> {
  const answer = await request.post('/api/guests', { headers: { Origin: process.env.JOURNEY_URL ?? '' } });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Credentials;
}
