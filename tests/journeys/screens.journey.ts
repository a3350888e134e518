import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_GUEST, DEMO_PASSWORD } from '../../src/demo/content/demo-ids.ts';
import { OPENER } from '../../src/platform/web/connection/worker-contract.ts';
import { OVERLAYS, overlayBeyondEdges, withOverlay } from './all-overlays.ts';
import { isKnown, makeScreens, ROUTES, type Screen, screensOf } from './all-screens.ts';
import { axe, expect, noSidewaysScroll, open, PHONE, resize, test, WIDE } from './fixtures.ts';

const headers = { Origin: process.env.JOURNEY_URL ?? '' };

/** The narrowest phone that pages are laid out for. */
const NARROW = { width: 320, height: 844 };

type LogIn = (request: APIRequestContext) => ReturnType<APIRequestContext['post']>;

const logIn =
  (email: string): LogIn =>
  (request) =>
    request.post('/api/accounts/sign-in', { data: { email, password: DEMO_PASSWORD }, headers });

interface Visit {
  person: keyof typeof OVERLAYS;
  signIn: LogIn | null;
  /** The routes they look at. Where people see the same, one of them looks. */
  routes: RegExp;
  /** Part of the test's title: what is proven by visiting these routes. */
  of: string;
}

const SAM = logIn('sam@example.com');
const NORA = logIn('nora@example.com');

/** Each looks at a dozen routes at most, for a slow machine within the timeout. */
const VISITS: readonly Visit[] = [
  {
    person: 'a visitor',
    signIn: null,
    routes: /^($|listing\/:id$|listings|match-me$|profile|drop-zones|flash-drops$)/,
    of: 'looks around (PROD-10, ZONE-03, NAV-26, FLASH-01, FLASH-02, FLASH-03, FLASH-04, FLASH-07, FLASH-14, FLASH-15)',
  },
  {
    person: 'a visitor',
    signIn: null,
    routes: /^(auth|pricing|contact|unsubscribe|guest-alerts|join-zone|compare\/|\*)/,
    of: 'signs up and follows links (PERM-03)',
  },
  {
    person: 'a visitor',
    signIn: null,
    routes:
      /^(about|privacy|terms|rules|transparency|statements|reports|leaderboard|flash-drops\/:id\/map|dev)/,
    of: 'reads (NAV-13, NAV-15, NAV-16, NAV-29, STATIC-01, STATIC-02, STATIC-03)',
  },
  {
    person: 'a guest',
    signIn: (request) => request.post('/api/guests/return', { data: DEMO_GUEST, headers }),
    routes: /^(dashboard$|listing\/:id$|messages|reviews$|settings\/blocked)/,
    of: 'sells and chats',
  },
  {
    person: 'a member',
    signIn: SAM,
    routes: /^($|listing\/|create-|voice-recorder|pile|dashboard)/,
    of: 'sells (NAV-32, VOICE-01)',
  },
  {
    person: 'a member',
    signIn: SAM,
    routes: /^(trust-profile|reviews|messages|notifications|favourites|compare$|match-me\/|ai-)/,
    of: 'chats and compares',
  },
  {
    person: 'a member',
    signIn: SAM,
    routes: /^(drop-zone\/|flash-drops\/:id$|pricing|voice-credits|checkout)/,
    of: 'takes part and pays (NAV-22)',
  },
  {
    person: 'a member',
    signIn: SAM,
    routes: /^(settings|your-data|auth\/new-email)/,
    of: 'changes settings',
  },
  {
    person: 'an operator',
    signIn: NORA,
    routes: /^operator(\/(people|guests|cases|appeals|actions)|$)/,
    of: 'decides cases',
  },
  {
    person: 'an operator',
    signIn: NORA,
    routes: /^operator\/(?!people|guests|cases|appeals|actions)/,
    of: 'runs the site',
  },
];

/** Only opens other pages. */
const OPENER_PATH = OPENER.slice(1);
const unseen = ROUTES.filter(
  (path) => path !== OPENER_PATH && !VISITS.some(({ routes }) => routes.test(path)),
);
if (unseen.length > 0) throw new Error(`Add ${unseen.join(', ')} to VISITS.`);

for (const { person, signIn, routes, of } of VISITS) {
  test(`Each screen, dialog, sheet and menu is accessible and fits, on phones in light and wide screens in dark, also with text twice as large, where ${person} ${of}`, {
    tag: '@phone',
  }, async ({ page, context, playwright, baseURL, extraHTTPHeaders }) => {
    test.setTimeout(240_000);
    const signedIn = await signIn?.(context.request);
    if (signedIn) expect(signedIn.ok(), await signedIn.text()).toBe(true);
    const member = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
    const ids = await makeScreens(context.request, member);
    await member.dispose();

    const unknown = new Set<string>();
    for (const screen of screensOf(ids).filter(({ path }) => routes.test(path))) {
      await test.step(screen.address, async () => {
        const overlays = OVERLAYS[person]?.[screen.isFurther ? screen.address : screen.path] ?? [];
        await visit(page, screen, overlays);
        for (const link of screen.path === 'dev/kit' ? [] : await internalLinks(page))
          if (!isKnown(new URL(link).pathname)) unknown.add(link);
      });
    }
    // Routes are visited, everything else is asked for.
    for (const link of unknown) {
      const answer = await context.request.get(link);
      expect(answer.status(), link).toBe(200);
    }
  });
}

/** Checks a page on a phone in light, with text twice as large too, and on a wide screen in dark. */
async function visit(
  page: Page,
  { path, address }: Screen,
  overlays: (typeof OVERLAYS)[string][string],
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  const answer = await open(page, address);
  const isMissing = path === '*' || address === '/join-zone/none';
  expect(answer?.status()).toBe(isMissing ? 404 : 200);
  const here = page.url();
  await noSidewaysScroll(page);
  await axe(page);
  expect.soft(await smallTargets(page), `small targets of ${address}`).toEqual([]);
  for (const names of overlays) {
    await withOverlay(page, names, (overlay) => axe(page, undefined, overlay));
    // An offer opens in its chat.
    if (page.url() !== here) await open(page, address);
  }

  await doubleText(page);
  expect.soft(await beyondTheEdge(page), address).toEqual([]);
  for (const names of overlays) {
    await withOverlay(page, names, async () => {
      expect.soft(await overlayBeyondEdges(page), `${address}, ${names.join(', ')}`).toEqual([]);
    });
    if (page.url() !== here) {
      await open(page, address);
      await doubleText(page);
    }
  }
  await resize(page, NARROW);
  await page.waitForFunction((width) => document.documentElement.clientWidth === width, NARROW.width);
  expect.soft(await beyondTheEdge(page), `${address} at ${NARROW.width} px`).toEqual([]);

  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await resize(page, WIDE);
  await noSidewaysScroll(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await axe(page);
  await resize(page, PHONE);
}

/** Lowest height of what a finger presses. Axe also accepts less, where nothing else is near. */
const MIN_TARGET = 24;

/** Controls that are too low for a finger, with their heights. Links within a sentence are as high as its line. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((min) => {
    const isWithinText = (one: Element) =>
      getComputedStyle(one).display === 'inline' &&
      one.parentElement?.textContent?.trim() !== one.textContent?.trim();
    const heightOf = (one: Element) => {
      const { content, position, height } = getComputedStyle(one, '::after');
      const cover = content !== 'none' && position === 'absolute' ? Number.parseFloat(height) || 0 : 0;
      return Math.max(one.getBoundingClientRect().height, cover);
    };
    return [...document.querySelectorAll('a[href], button, summary')]
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((one) => !one.closest('[inert], .sr-only, .leaflet-container') && one.clientHeight !== 1)
      .filter((one) => heightOf(one) < min - 0.5 && !isWithinText(one))
      .map((one) => `${Math.round(heightOf(one))} px: ${one.outerHTML.slice(0, 120)}`);
  }, MIN_TARGET);
}

/** As a browser does whose text is set to 200 %. */
async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });
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

/** The page's links to other pages of the site, each once. */
async function internalLinks(page: Page): Promise<string[]> {
  const here = new URL(page.url());
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  return [...new Set(links)].filter((link) => {
    const { origin, pathname } = new URL(link);
    return origin === here.origin && pathname !== here.pathname;
  });
}
