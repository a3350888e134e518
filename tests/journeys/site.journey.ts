import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_ZONE, demoEvent, demoListing } from './demo.ts';
import { axe, COLOR_RULES, expect, newMember, noSidewaysScroll, onScreens, open, test } from './fixtures.ts';

interface CheckedPage {
  name: string;
  /** A path, or what finds it. */
  address: string | ((request: APIRequestContext) => Promise<string>);
  as?: 'guest' | 'operator';
  status?: number;
  samples?: boolean;
}

const PAGES: CheckedPage[] = [
  { name: 'home', address: '/' },
  { name: 'browse', address: '/listings' },
  { name: 'a search that finds nothing', address: '/listings?q=zzzzzz' },
  { name: 'a listing', address: demoListing },
  { name: 'Drop Zones (PROD-10)', address: '/drop-zones' },
  { name: 'the nearest zones (ZONE-03)', address: '/drop-zones?tab=nearby' },
  { name: 'a zone (NAV-22)', address: DEMO_ZONE },
  { name: 'an invite that does not work', address: '/join-zone/none', status: 404 },
  { name: 'the page about us (NAV-13, STATIC-01)', address: '/about' },
  { name: 'the plans (PERM-03)', address: '/pricing' },
  { name: 'the privacy page (NAV-15, STATIC-02)', address: '/privacy' },
  { name: 'the terms (NAV-16, STATIC-03)', address: '/terms' },
  { name: 'create a listing', address: '/create-listing', as: 'guest' },
  { name: 'the wizard (NAV-32)', address: '/voice-recorder', as: 'guest' },
  { name: 'the recorder tool (VOICE-01)', address: '/voice-recorder?view=transcript' },
  { name: 'Flash Drops (NAV-26, FLASH-01, FLASH-04, FLASH-07)', address: '/flash-drops' },
  { name: 'Flash Drops to come (FLASH-02, FLASH-14)', address: '/flash-drops?tab=upcoming' },
  { name: 'Flash Drops that are over (FLASH-03, FLASH-15)', address: '/flash-drops?tab=past' },
  { name: 'the leaderboard (NAV-29)', address: '/leaderboard' },
  { name: 'the map of an event', address: async (request) => `/flash-drops/${await demoEvent(request)}/map` },
  { name: 'the events of operators', address: '/operator', as: 'operator' },
  { name: 'the zones of operators', address: '/operator/zones', as: 'operator' },
  { name: 'the log of operators', address: '/operator/log', as: 'operator' },
  { name: 'contact', address: '/contact' },
  { name: 'log in', address: '/auth' },
  { name: 'sign up', address: '/auth?tab=sign-up' },
  { name: 'a dead link to confirm an address', address: '/auth/confirm?token=none' },
  { name: 'a new password', address: '/auth/new-password?token=none' },
  { name: "a guest's dashboard", address: '/dashboard', as: 'guest' },
  // Its cards are samples without listings.
  { name: 'the kit', address: '/dev/kit', samples: true },
  { name: 'a page that does not exist', address: '/nowhere', status: 404 },
];

/** Of the demo. */
const OPERATOR = { email: 'nora@example.com', password: 'offhand-demo' };

/** Links that were followed before, as most are on every page. */
const answering = new Set<string>();

for (const { name, address, as = 'visitor', status = 200, samples = false } of PAGES) {
  test(`The page is accessible and fits wide and narrow screens, in light and dark: ${name}`, {
    tag: '@desktop',
  }, async ({ page, context, baseURL }) => {
    const headers = { Origin: baseURL ?? '' };
    if (as === 'guest') await context.request.post('/api/guests', { headers });
    if (as === 'operator') await context.request.post('/api/accounts/sign-in', { headers, data: OPERATOR });
    const target = typeof address === 'string' ? address : await address(page.request);
    const answered = page.waitForResponse((response) => response.request().isNavigationRequest());
    await open(page, target);
    expect((await answered).status()).toBe(status);
    await onScreens(page, async () => {
      await noSidewaysScroll(page);
      await page.emulateMedia({ colorScheme: 'light' });
      await axe(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await axe(page, COLOR_RULES);
    });
    for (const link of samples ? [] : await internalLinks(page)) {
      if (answering.has(link)) continue;
      const answer = await context.request.get(link);
      // Another journey may have deleted it: then the page no longer links to it.
      if (!answer.ok())
        await expect
          .poll(() => linksAfterReload(page), `${link} answers ${answer.status()}, linked from ${target}`)
          .not.toContain(link);
      answering.add(link);
    }
  });
}

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

test('A page is complete before any script runs', { tag: '@phone' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  for (const [address, title] of [
    ['/listings', 'Second-hand items near you. Offhand'],
    ['/drop-zones?tab=explore', 'Drop Zones. Offhand'],
    ['/nowhere', 'Page not found. Offhand'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveTitle(title);
    expect(await page.locator('head > title').count()).toBe(1);
    await expect(page.getByRole('navigation', { name: 'Primary' }).locator('svg').first()).toHaveCSS(
      'stroke-width',
      '2px',
    );
  }
  await context.close();
});

test('Without scripts nothing is shown that would do nothing, and both forms of the log-in are reached', {
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
  // The results use the room of the filters.
  await page.goto('/listings');
  expect((await page.getByRole('article').first().boundingBox())?.width).toBeGreaterThan(200);
  await page.goto('/auth');
  const tabs = page.getByRole('navigation', { name: 'Log in or sign up' });
  await tabs.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByRole('form', { name: 'Sign Up' })).toBeVisible();
  await page.goto(listing);
  await expect(page.getByText('Turn on JavaScript in your browser to message the seller.')).toBeVisible();
  await context.close();
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

async function linksAfterReload(page: Page): Promise<string[]> {
  await page.reload();
  return internalLinks(page);
}

/** The page's internal links, each once. */
async function internalLinks(page: Page): Promise<string[]> {
  const here = new URL(page.url());
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  const own = links
    .map((link) => new URL(link))
    .filter(({ origin, pathname }) => origin === here.origin && pathname !== here.pathname);
  return [...new Set(own.map(({ pathname, search }) => pathname + search))];
}
