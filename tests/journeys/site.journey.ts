import { demoListing } from './demo.ts';
import { expect, newMember, open, test } from './fixtures.ts';

test('Each dialog, sheet and menu gives the focus back to what opened it', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/dev/kit');
  for (const name of ['Open dialog', 'Ask first', 'Open sheet', 'Open menu']) {
    const opener = page.getByRole('button', { name }).first();
    await opener.click();
    await expect(page.locator('dialog[open], [popover]:popover-open')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  }
});

test('Before any script runs a page is complete, shows nothing that would do nothing, and leads to both forms of the log-in', {
  tag: '@desktop',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const listing = await demoListing(page.request);
  for (const address of [
    '/',
    '/listings',
    listing,
    '/drop-zones?tab=explore',
    '/flash-drops',
    '/match-me',
    '/ai-assistant',
    '/pricing',
    '/auth?notice=create-listing',
    '/auth',
  ]) {
    await page.goto(address);
    const idle = 'button[type="button"]:not([popovertarget]), :is(input, select, textarea):not(form *)';
    await expect(page.locator(idle).filter({ visible: true }), address).toHaveCount(0);
  }
  for (const [address, title] of [
    ['/listings', 'Second-hand items near you. Offhand'],
    ['/nowhere', 'Page not found. Offhand'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveTitle(title);
    expect(await page.locator('head > title').count()).toBe(1);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  }
  await page.goto('/auth');
  const tabs = page.getByRole('navigation', { name: 'Log in or sign up' });
  await tabs.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByRole('form', { name: 'Sign Up' })).toBeVisible();
  await page.goto(listing);
  await expect(page.getByText('Turn on JavaScript in your browser to message the seller.')).toBeVisible();
  await context.close();
});

test('A page asks for its style sheet before its scripts, which paint nothing', {
  tag: '@desktop',
}, async ({ request }) => {
  for (const address of ['/', '/listings', '/drop-zones?tab=explore', '/nowhere']) {
    const html = await (await request.get(address)).text();
    expect(html.indexOf('rel="stylesheet"'), address).toBeGreaterThan(0);
    expect(html.indexOf('rel="stylesheet"'), address).toBeLessThan(html.indexOf('rel="modulepreload"'));
  }
});

test('A first view loads few scripts, also after it is shown', { tag: '@phone' }, async ({ page }) => {
  /** The bytes of all scripts as they are sent. What the page needs to work, check-weight.ts limits. */
  const bytesOf = async (address: string): Promise<number> => {
    await page.goto(address, { waitUntil: 'networkidle' });
    return page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
  };
  expect(await bytesOf('/')).toBeLessThan(156_000);
  expect(await bytesOf('/listings')).toBeLessThan(141_000);
  const listing = await page.getByRole('article').first().getByRole('link').getAttribute('href');
  expect(await bytesOf(listing ?? '')).toBeLessThan(141_000);
});

test('People sign up, log in and write to us without scripts, and lose nothing that they typed', {
  tag: '@phone',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const { username, email, password } = newMember();
  await page.goto('/auth?tab=sign-up&next=%2Ffavourites');
  const signUpForm = page.getByRole('form', { name: 'Sign Up' });
  await signUpForm.getByLabel('Username').fill(username);
  await signUpForm.getByLabel('Email').fill(email);
  await signUpForm.getByLabel('Password', { exact: true }).fill('short');
  await signUpForm.getByRole('button', { name: 'Sign Up' }).click();
  await expect(signUpForm.getByRole('alert').first()).toBeVisible();
  await expect(signUpForm.getByLabel('Username')).toHaveValue(username);
  await expect(signUpForm.getByLabel('Email')).toHaveValue(email);
  await expect(signUpForm.getByLabel('Password', { exact: true })).toHaveValue('');
  await signUpForm.getByLabel('Password', { exact: true }).fill(password);
  await signUpForm.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/favourites');

  await context.clearCookies();
  await page.goto('/auth');
  const logIn = page.getByRole('form', { name: 'Login' });
  for (const [typed, address] of [
    ['wrong horse', '/auth'],
    [password, '/listings'],
  ] as const) {
    await logIn.getByLabel('Email').fill(email);
    await logIn.getByLabel('Password', { exact: true }).fill(typed);
    await logIn.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(address);
  }

  await page.goto('/contact');
  const contact = page.getByRole('form', { name: 'Contact' });
  await contact.getByLabel('Message').fill('Hello without scripts');
  await contact.getByLabel('Name').fill('');
  await contact.getByRole('button', { name: 'Send Message' }).click();
  await expect(contact.getByLabel('Message')).toHaveValue('Hello without scripts');
  await contact.getByLabel('Name').fill('Ada');
  await contact.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  await context.close();
});
