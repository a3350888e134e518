/**
 * Measures the first view of a page on a mid-range phone: Chromium with a slowed processor and a 4G network.
 */
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type CDPSession, chromium } from '@playwright/test';
import { DEMO_PASSWORD } from '../src/demo/content/demo-ids.ts';
import { startProduct } from './processes.ts';
import { phoneTable, type Report } from './report.ts';

/**
 * 4G as in Chrome's developer tools: 9 Mbit/s down, 1.5 up, 60 ms for each request. Values in bytes per
 * second.
 */
const NETWORK = { offline: false, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 1.5e6 / 8 };
export const PROCESSOR_SLOWDOWN = 4;
export const VIEWPORT = { width: 390, height: 844 };
export const PHONE = { viewport: VIEWPORT, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

export interface FirstView {
  page: string;
  /** Milliseconds until the largest contentful paint, and of main thread blocking. */
  lcp: number;
  blocked: number;
  shift: number;
  /** As they were sent: with Brotli, which browsers ask for. */
  scriptKb: number;
  htmlKb: number;
}

export async function reportPhone(folder: string, rounds: number): Promise<Report> {
  const views = await measurePhone(folder, rounds);
  return {
    text: `\n${phoneTable(views)}`,
    figures: views.flatMap(({ page, lcp, blocked, shift, scriptKb }) => [
      { name: `${page}, LCP`, measured: lcp, atMost: 800, unit: 'ms' },
      { name: `${page}, blocked`, measured: blocked, atMost: 30, unit: 'ms' },
      { name: `${page}, layout shift`, measured: shift, atMost: 0.02, unit: '' },
      { name: `${page}, scripts`, measured: scriptKb, atMost: 150, unit: 'KB' },
    ]),
  };
}

/** Medians of `views` first views of the demo marketplace with its real pictures. */
async function measurePhone(folder: string, views: number): Promise<FirstView[]> {
  const product = await startProduct(3394, { DATA_DIR: folder, DEMO: '1' });
  const browser = await chromium.launch({ executablePath: browserPath() });
  try {
    const base = product.url.replace('127.0.0.1', 'localhost');
    const listing = await newestListing(base);
    const results: FirstView[] = [];
    for (const [page, path] of [
      ['Home', '/'],
      ['Browse', '/listings'],
      ['Listing', `/listing/${listing}`],
    ] as const) {
      const url = base + path;
      // Warms up the server, as visitors seldom meet one that has just started.
      await view(browser, url, false);
      const timed: Awaited<ReturnType<typeof view>>[] = [];
      for (let number = 0; number < views; number += 1) timed.push(await view(browser, url, true));
      results.push({
        page,
        lcp: middle(timed.map(({ lcp }) => lcp)),
        blocked: middle(timed.map(({ blocked }) => blocked)),
        shift: middle(timed.map(({ shift }) => shift)),
        scriptKb: middle(timed.map(({ scriptBytes }) => scriptBytes)) / 1000,
        htmlKb: middle(timed.map(({ htmlBytes }) => htmlBytes)) / 1000,
      });
    }
    return results;
  } finally {
    await browser.close();
    await product.stop();
  }
}

export async function newestListing(base: string): Promise<string> {
  const answer = await fetch(`${base}/api/listings?limit=1`);
  const { listings } = (await answer.json()) as { listings: { id: string }[] };
  return listings[0]?.id ?? '';
}

/** One view in a new browser profile, without cache or cookies. */
async function view(browser: Browser, url: string, throttled: boolean) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    if (throttled) await slowDown(devtools);
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(readResults);
  } finally {
    await context.close();
  }
}

/** Slows the processor and the network of a page down to those of the phone. */
export async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
}

interface Observed {
  lcp: number;
  shift: number;
  blocked: number;
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const seen: Observed = { lcp: 0, shift: 0, blocked: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  // As Lighthouse counts it: blocking after the first paint.
  watch('longtask', ({ startTime, duration }) => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    if (painted && startTime >= painted.startTime) seen.blocked += Math.max(0, duration - 50);
  });
}

/** Runs in the page once the network has been quiet. */
function readResults() {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    ...(window as unknown as { seen: Observed }).seen,
    htmlBytes: page?.encodedBodySize ?? 0,
    scriptBytes: resources
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}

/** Signs a browser in as a member of the demo. */
export async function signInToDemo(context: BrowserContext, base: string, email: string): Promise<void> {
  const answer = await context.request.post(`${base}/api/accounts/sign-in`, {
    data: { email, password: DEMO_PASSWORD },
    headers: { Origin: base },
  });
  if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}.`);
}

/** CHROMIUM_PATH, as for the journeys; else Playwright's own Chromium where it was installed, else the system's. */
export function browserPath(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  if (existsSync(chromium.executablePath())) return undefined;
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
}

export function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
