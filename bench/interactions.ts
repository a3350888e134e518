/** Measures how soon the mid-range phone shows that it noticed a touch or a key, as web-vitals counts it (INP). */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import type { INPMetricWithAttribution } from 'web-vitals/attribution';
import { browserPath, middle, newestListing, PHONE, signInToDemo, slowDown } from './phone.ts';
import { startProduct } from './processes.ts';
import { delayTable, type Report } from './report.ts';

const WEB_VITALS = fileURLToPath(
  new URL('web-vitals.attribution.iife.js', import.meta.resolve('web-vitals/attribution')),
);

/** How long a finger stays on the screen. */
const TOUCH_MS = 80;

/** Milliseconds from the slowest touch or key of an interaction until the next paint, and what they were spent on. */
export interface Delay {
  name: string;
  total: number;
  /** Until its listeners ran, while they ran, and from then on until the paint. */
  input: number;
  processing: number;
  presentation: number;
}

interface Interaction {
  name: string;
  path: string;
  /** Prepares the page by what isn't measured, such as typed text. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

export async function reportInteractions(folder: string, rounds: number): Promise<Report> {
  const delays = await measureInteractions(folder, rounds);
  return {
    text: `\n${delayTable(delays)}`,
    figures: delays.map(({ name, total }) => ({ name, measured: total, atMost: 100, unit: 'ms' })),
  };
}

/** Medians of `rounds` in the demo marketplace, signed in. Each is measured on a page that was just opened. */
async function measureInteractions(folder: string, rounds: number): Promise<Delay[]> {
  const product = await startProduct(3399, { DATA_DIR: folder, DEMO: '1' });
  const browser = await chromium.launch({ executablePath: browserPath() });
  try {
    const base = product.url.replace('127.0.0.1', 'localhost');
    const context = await openContext(browser, base);
    const delays: Delay[] = [];
    for (const interaction of await listInteractions(context, base)) {
      const timed: Delay[] = [];
      // The first one warms up the server.
      for (let round = 0; round <= rounds; round += 1) timed.push(await measure(context, base, interaction));
      const [, ...measured] = timed;
      const of = (part: Exclude<keyof Delay, 'name'>) => middle(measured.map((delay) => delay[part]));
      delays.push({
        name: interaction.name,
        total: of('total'),
        input: of('input'),
        processing: of('processing'),
        presentation: of('presentation'),
      });
    }
    return delays;
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Returns a browser context in which a member of the demo is signed in. */
async function openContext(browser: Browser, base: string): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE);
  await signInToDemo(context, base, 'sam@example.com');
  // One script, because each runs in a function of its own.
  await context.addInitScript({ content: `${readFileSync(WEB_VITALS, 'utf8')}\n(${observe})();` });
  return context;
}

async function listInteractions(context: BrowserContext, base: string): Promise<Interaction[]> {
  const inbox = await context.request.get(`${base}/api/conversations`);
  const { conversations } = (await inbox.json()) as { conversations: { id: string }[] };
  const chat = `/messages/${conversations[0]?.id}`;
  return [
    {
      name: 'Open menu',
      path: '/listings',
      act: (page) => touch(page.getByRole('button', { name: 'Sort By' })),
    },
    {
      name: 'Filter',
      path: '/listings',
      async act(page) {
        await touch(page.getByRole('button', { name: 'Filters' }));
        const sheet = page.getByRole('dialog', { name: 'Filters' });
        await touch(sheet.getByText('Fair', { exact: true }));
        await page.waitForURL(/condition=fair/);
        await touch(sheet.getByRole('button', { name: /^Show / }));
      },
    },
    {
      name: 'Favorite',
      path: `/listing/${await newestListing(base)}`,
      act: (page) => touch(page.getByRole('button', { name: /^(Favorite|Remove from favorites)$/ }).first()),
    },
    {
      name: 'Send',
      path: chat,
      prepare: (page) => page.getByRole('textbox').fill('Is it still available?'),
      act: (page) => touch(page.getByRole('button', { name: 'Send', exact: true })),
    },
    {
      name: 'Type in search',
      path: '/listings',
      async act(page) {
        await touch(page.getByRole('searchbox'));
        await page.keyboard.type('road bike', { delay: 100 });
      },
    },
  ];
}

/**
 * Touches the middle of an element as a finger does. `tap` would run a script of its own in the page, which on the
 * slowed processor holds up the touch for longer than the page does, and would end the touch as soon as it begins.
 */
async function touch(locator: Locator): Promise<void> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not shown.`);
  const page = locator.page();
  const devtools = await page.context().newCDPSession(page);
  await page.evaluate(becomeIdle);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await new Promise((resolve) => setTimeout(resolve, TOUCH_MS));
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function measure(context: BrowserContext, base: string, interaction: Interaction): Promise<Delay> {
  const page = await context.newPage();
  try {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await slowDown(devtools);
    await page.goto(base + interaction.path, { waitUntil: 'networkidle' });
    await interaction.prepare?.(page);
    await interaction.act(page);
    return { name: interaction.name, ...(await page.evaluate(readDelay)) };
  } finally {
    await page.close();
  }
}

/** What the script of web-vitals declares. */
declare const webVitals: typeof import('web-vitals/attribution');

interface Observed {
  inp?: INPMetricWithAttribution;
}

/** Runs in the page before its own scripts. */
function observe(): void {
  // Browsers don't report shorter ones.
  const options = { reportAllChanges: true, durationThreshold: 16 };
  webVitals.onINP((inp) => Object.assign(window, { inp }), options);
}

/** Runs in the page: waits until nothing has kept it busy for half a second. */
async function becomeIdle(): Promise<void> {
  let idleSince = performance.now();
  const tasks = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      idleSince = Math.max(idleSince, startTime + duration);
  });
  tasks.observe({ type: 'longtask' });
  while (performance.now() < idleSince + 500) await new Promise(requestAnimationFrame);
  tasks.disconnect();
}

/** Runs in the page: waits until it was painted and has been idle, because browsers report interactions after that. */
async function readDelay(): Promise<Omit<Delay, 'name'>> {
  const seen = window as unknown as Observed;
  for (let frame = 0; frame < 30 || seen.inp === undefined; frame += 1)
    await new Promise(requestAnimationFrame);
  await new Promise((resolve) => requestIdleCallback(resolve));
  const { value, attribution } = seen.inp;
  return {
    total: value,
    input: attribution.inputDelay,
    processing: attribution.processingDuration,
    presentation: attribution.presentationDelay,
  };
}
