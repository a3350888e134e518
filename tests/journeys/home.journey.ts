import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { AI_EXAMPLE } from '../../src/features/running/site/web/ai-example.ts';
import { EXAMPLE_STORIES } from '../../src/features/running/site/web/example-stories.ts';
import { ask } from './ask-database.ts';
import { axe, COLOR_RULES, expect, noSidewaysScroll, open, test } from './fixtures.ts';

test('The home page says what this is, shows new listings, features, how it works and what people wrote, and leads to selling, browsing and trends (HOME-01, HOME-02, HOME-03, HOME-05, HOME-06, HOME-07, HOME-08, HOME-09, HOME-12, NAV-01)', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/');
  const section = (name: string) => page.getByRole('region', { name });
  const hero = section('Make Cash. Lose Clutter.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make Cash. Lose Clutter.');
  await expect(hero.getByRole('listitem')).toHaveCount(3);
  await expect(section('Just posted').getByRole('article')).toHaveCount(8);
  await expect(section('Everything between the closet and the cash').getByRole('article')).toHaveCount(6);
  await expect(section('How it works').getByRole('heading', { level: 3 })).toHaveText([
    'Snap & Speak',
    'Quick Post',
    'Chat & Sell',
  ]);
  for (const article of await section('Up for grabs').getByRole('article').all()) {
    await expect(article).toContainText('Free');
  }
  const stories = section('Considerably less stuff');
  await expect(stories).toContainText('Reviews from people who bought and sold here.');
  await expect(stories.getByRole('listitem').first()).toContainText(/5 of 5 stars.*(sold|bought) /);
  const ai = section('You jot it down. It writes the listing.');
  await expect(ai).toContainText(AI_EXAMPLE.draft.title);
  await expect(section('30s to post. Pick one thing. Go.')).toContainText('30s');
  await section('30s to post. Pick one thing. Go.').getByRole('link', { name: 'Post Something' }).click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fcreate-listing/);
  await page.goBack();
  await hero.getByRole('link', { name: 'Post Something' }).click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fcreate-listing/);
  await page.goBack();
  const chips = section('Trending Now').getByRole('listitem').getByRole('link');
  await expect(chips).toHaveCount(6);
  await chips.nth(4).click();
  await expect(page).toHaveURL('/listings?category=free');
  await page.goBack();
  await page.getByRole('link', { name: 'Browse everything' }).click();
  await expect(page).toHaveURL('/listings');
});

test("The example of the generator on the home page matches the generator's output (HOME-06)", {
  tag: '@desktop',
}, async ({ request, baseURL }) => {
  const headers = { Origin: baseURL ?? '' };
  await request.post('/api/guests', { headers });
  const data = { input: AI_EXAMPLE.words, type: 'text' };
  const answer = await request.post('/api/functions/generate-listing', { data, headers });
  expect(await answer.json()).toMatchObject(AI_EXAMPLE.draft);
});

test('Nothing on the home page moves while it loads, only pictures in view are fetched, and the button to post pulses for one second in five, but never with reduced motion (HOME-04)', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/');
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
  for (const picture of await page.locator('main img').all()) {
    await expect(picture).toHaveAttribute('width', /^\d+$/);
    await expect(picture).toHaveAttribute('height', /^\d+$/);
  }
  await expect(page.locator('main img:not([loading=lazy]):not([role=img] img)')).toHaveCount(0);
  expect(await pulseOf(page)).toBeNull();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await pulseOf(page)).toEqual({ every: 5000, for: 1000 });
});

test('People who are in start with search, what is new near them and the replies they owe, not with the hero', {
  tag: '@phone',
}, async ({ page, context, baseURL, asMember }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hi, ${asMember.username}`);
  await expect(page.getByText('Make Cash.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Continue as Guest' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Just posted' })).toBeInViewport();
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link')).toHaveText([
    'About',
    'Pricing',
    'Privacy',
    'Terms',
    'Rules',
    'How we decide',
    'Contact us',
  ]);
  await expect(foot.getByText('All rights reserved', { exact: false })).toBeHidden();

  const place = encodeURIComponent('45.51,-122.63~Hawthorne');
  await context.addCookies([{ name: 'place', value: place, url: baseURL ?? '' }]);
  await open(page, '/');
  const near = page.getByRole('region', { name: 'New near Hawthorne' });
  await expect(near).toBeInViewport();
  await expect(near.getByRole('article')).toHaveCount(8);
  await expect(near.getByRole('link', { name: 'More nearby' })).toHaveAttribute(
    'href',
    '/listings?within=25',
  );
  await page.getByRole('searchbox', { name: 'Search listings' }).fill('lamp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/listings?q=lamp');
});

test('While a Flash Drop runs, the home page counts down to its end and leads to it, to Drop Zones near me and to Match Me (FLASH-09)', {
  tag: '@phone',
}, async ({ page, context, baseURL, asMember }) => {
  const id = randomUUID();
  const title = `Clear-Out ${asMember.username.slice(-5)}`;
  await ask(
    `insert into flash_drops (id, title, description, theme, starts_at, ends_at)
     values ($1, $2, 'All evening.', 'clear-out', now() - interval '1 hour', now() + interval '2 hours')`,
    [id, title],
  );
  // The event that a person takes part in comes first.
  await context.request.post(`/api/flash-drops/${id}/participation`, { headers: { Origin: baseURL ?? '' } });
  const place = encodeURIComponent('45.51,-122.63~Hawthorne');
  await context.addCookies([{ name: 'place', value: place, url: baseURL ?? '' }]);
  await open(page, '/');
  const strip = page.getByRole('link', { name: `Flash Drop: ${title}` });
  await expect(strip).toBeInViewport();
  const clock = strip.getByRole('timer', { name: '1 hour and 59 minutes left' });
  const first = await clock.textContent();
  expect(first).toMatch(/^01:59:\d\d$/);
  await expect(clock).not.toHaveText(first ?? '');

  const zones = page.getByRole('region', { name: 'Drop Zones near you' });
  await expect(zones.getByRole('listitem')).toHaveCount(3);
  await expect(zones.getByRole('listitem').first()).toContainText(/ mi · /);
  const matchMe = page.getByRole('region', { name: 'Looking for something?' });
  await axe(page);
  await matchMe.getByRole('textbox', { name: 'What are you looking for?' }).fill('a film camera');
  await matchMe.getByRole('button', { name: 'Find matches' }).click();
  await expect(page).toHaveURL('/match-me?q=a+film+camera');
  await page.goBack();
  await zones.getByRole('link', { name: 'All zones' }).click();
  await expect(page).toHaveURL('/drop-zones');
  await page.goBack();
  await strip.click();
  await expect(page).toHaveURL(`/flash-drops/${id}`);
});

test('A marketplace without listings invites people to post the first one, with sample stories that scroll by keyboard, and never by themselves (HOME-10, HOME-11)', {
  tag: '@desktop',
}, async ({ page, confirmingSite }) => {
  await open(page, `${confirmingSite.url}/`);
  const newest = page.getByRole('region', { name: 'Just posted' });
  await expect(newest.getByRole('heading', { name: 'The shelves are empty' })).toBeVisible();
  await expect(newest.getByRole('link', { name: 'Create Listing' })).toHaveAttribute(
    'href',
    '/create-listing',
  );
  await expect(page.getByRole('region', { name: 'Up for grabs' })).toHaveCount(0);
  await axe(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await axe(page, COLOR_RULES);

  const section = page.getByRole('region', { name: 'Considerably less stuff' });
  await expect(section).toContainText('Sample stories, until real ones arrive.');
  await expect(section.getByRole('listitem')).toHaveCount(EXAMPLE_STORIES.length);
  const row = section.getByRole('group', { name: 'Sample stories' });
  const scrolled = () => row.evaluate((element) => Math.round(element.scrollLeft));
  await section.getByRole('button', { name: 'Next stories' }).focus();
  await page.keyboard.press('Tab');
  await expect(row).toBeFocused();
  expect(await scrolled()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(scrolled).toBeGreaterThan(0);
  await section.getByRole('button', { name: 'Previous stories' }).click();
  await expect.poll(scrolled).toBe(0);
  await section.getByRole('button', { name: 'Next stories' }).click();
  await expect.poll(scrolled).toBeGreaterThan(0);
});

test('Price tags and the row of stories follow the direction of right-to-left text', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await noSidewaysScroll(page);
  const eyeOf = (tag: Locator) =>
    tag.evaluate((element) => getComputedStyle(element).getPropertyValue('--eye-at'));
  expect(await eyeOf(page.getByRole('article').locator('.tag').first())).toContain('100%');
  // The pile is a picture and stays as it is.
  expect(
    await eyeOf(
      page
        .getByRole('img', { name: /^A pile/ })
        .locator('.tag')
        .first(),
    ),
  ).toBe('');
  const section = page.getByRole('region', { name: 'Considerably less stuff' });
  const row = section.getByRole('group', { name: 'Stories' });
  await section.getByRole('button', { name: 'Next stories' }).click();
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeLessThan(-300);
});

test('Coming from another page, the home page shows at once, its listings when they have loaded, and where they cannot be loaded a retry', {
  tag: '@phone',
}, async ({ page, expectComplaint }) => {
  expectComplaint(/503/);
  await open(page, '/about');
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(LISTINGS_OF_HOME, async (route) => {
    await released;
    await route.fulfill({ status: 503, body: '' });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Offhand home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make Cash. Lose Clutter.');
  await expect(page.getByText('Loading listings')).toBeAttached();
  letGo();
  const newest = page.getByRole('region', { name: 'Just posted' });
  await expect(newest.getByRole('alert')).toContainText('Failed to load listings.');
  await expect(page.getByRole('region', { name: 'How it works' })).toBeVisible();
  await axe(page);
  await page.unroute(LISTINGS_OF_HOME);
  await newest.getByRole('button', { name: 'Try Again' }).click();
  await expect(newest.getByRole('article')).toHaveCount(8);
});

test('Search engines and link previews get all they need from the home page', { tag: '@desktop' }, async ({
  page,
  baseURL,
}) => {
  await page.goto('/');
  const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
  const description = (await content('meta[name=description]')) ?? '';
  expect(description.length).toBeGreaterThan(50);
  expect(description.length).toBeLessThanOrEqual(160);
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/`);
  expect(await content('meta[property="og:url"]')).toBe(`${baseURL}/`);

  const picture = (await content('meta[property="og:image"]')) ?? '';
  expect(picture.startsWith(`${baseURL}/`)).toBe(true);
  const answer = await page.request.get(picture);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/jpeg');

  const notified = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(notified.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toEqual([
    'WebSite',
    'Organization',
  ]);
});

/** The request of an open page for the listings of the home page, and no other. */
const LISTINGS_OF_HOME = (url: URL): boolean =>
  url.pathname.endsWith('.data') && (url.searchParams.get('_routes') ?? '').includes('home-page');

/** Interval and duration of the ring around the button; null when there never is one. */
async function pulseOf(page: Page): Promise<{ every: number; for: number } | null> {
  const button = page
    .getByRole('region', { name: 'Make Cash. Lose Clutter.' })
    .getByRole('link', { name: 'Post Something' });
  return button.evaluate((element) => {
    const [pulse] = element.getAnimations({ subtree: true });
    const ring = getComputedStyle(element, '::before');
    if (!pulse) return ring.opacity === '0' ? null : { every: 0, for: Infinity };
    pulse.pause();
    const every = Number(pulse.effect?.getComputedTiming().duration);
    const steps = Array.from({ length: every / 50 }, (_, step) => step * 50);
    const shown = steps.filter((time) => {
      pulse.currentTime = time;
      return ring.opacity !== '0';
    });
    return { every, for: (shown.length + 1) * 50 };
  });
}
