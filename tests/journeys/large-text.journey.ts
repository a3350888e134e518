import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_GUEST, DEMO_PASSWORD } from '../../src/demo/content/log-ins.ts';
import { OVERLAYS, openedBeyondEdges } from './all-overlays.ts';
import { addressesOf, makeScreens } from './all-screens.ts';
import { expect, test, whenReady } from './fixtures.ts';

const headers = { Origin: process.env.JOURNEY_URL ?? '' };

/** The narrowest phone that pages are laid out for. */
const NARROW = { width: 320, height: 844 };

type LogIn = (request: APIRequestContext) => ReturnType<APIRequestContext['post']>;

const logIn =
  (email: string): LogIn =>
  (request) =>
    request.post('/api/accounts/sign-in', { data: { email, password: DEMO_PASSWORD }, headers });

/** Who looks, and at which routes; where people see the same, one of them looks. */
const PEOPLE: readonly (readonly [string, LogIn | null, RegExp])[] = [
  ['a visitor', null, /^(?!operator|dashboard|settings|messages|notifications)/],
  [
    'a guest',
    (request) => request.post('/api/guests/return', { data: DEMO_GUEST, headers }),
    /^(?:$|dashboard|listing\/|create-listing|voice-recorder|messages|notifications|settings|drop-zone\/|flash-drops\/|pricing)/,
  ],
  ['a member', logIn('sam@example.com'), /^(?!operator)/],
  ['an operator', logIn('nora@example.com'), /^operator/],
];

for (const [person, signIn, routes] of PEOPLE) {
  test(`No screen, dialog, sheet or menu is cut off or scrolls sideways with text twice as large for ${person}`, {
    tag: '@phone',
  }, async ({ context, playwright, baseURL, extraHTTPHeaders }) => {
    test.setTimeout(240_000);
    const answer = await signIn?.(context.request);
    if (answer) expect(answer.ok(), await answer.text()).toBe(true);
    const member = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
    const screens = addressesOf(await makeScreens(context.request, member));
    const addresses = screens.filter(({ path }) => routes.test(path));
    await member.dispose();

    // Missing pages and those of others answer 404 or 403; here only their width counts.
    await context.addInitScript(doubleText);
    const wide: string[] = [];
    for (const { path, address } of addresses) {
      // A tab for each: a page that moves on by itself would abort the way to the next one.
      const page = await context.newPage();
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      wide.push(...(await beyondTheEdge(page)).map((what) => `${address}: ${what}`));
      const overlays = OVERLAYS[person]?.[path] ?? [];
      if (overlays.length > 0) await whenReady(page);
      for (const names of overlays) {
        const beyond = await openedBeyondEdges(page, names);
        wide.push(...beyond.map((what) => `${address}, ${names.join(', ')}: ${what}`));
      }
      // Last: after a change of its size, a page in the headless shell may never answer a click.
      await page.setViewportSize(NARROW);
      await page.waitForFunction((width) => document.documentElement.clientWidth === width, NARROW.width);
      wide.push(...(await beyondTheEdge(page)).map((what) => `${address} at 320 px: ${what}`));
      await page.close();
    }
    expect(wide, 'elements beyond the right edge').toEqual([]);
  });
}

/** As a browser does whose text is set to 200 %. */
function doubleText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { font-size: 200% }');
  document.adoptedStyleSheets = [sheet];
}

/** What makes the page wider than the screen: the innermost elements, with their right edges. */
async function beyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const isWide = (one: Element) => one.getBoundingClientRect().right > width + 1;
    const wide = [...document.querySelectorAll('body *')].filter(
      (one) => isWide(one) && ![...one.children].some(isWide) && one.checkVisibility(),
    );
    return [
      `page is ${document.documentElement.scrollWidth} px wide`,
      ...wide
        .slice(0, 8)
        .map((one) => `${Math.round(one.getBoundingClientRect().right)} px: ${one.outerHTML.slice(0, 120)}`),
    ];
  });
}
