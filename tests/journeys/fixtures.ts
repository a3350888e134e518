import { randomBytes, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type Response,
} from '@playwright/test';
import type axeCore from 'axe-core';
import { BROWSER_DATA } from '../../src/shared/browser-data.ts';
import { type AiServer, startAiServer } from '../support/ai-server.ts';
import { makeFastFolder } from '../support/fast-folder.ts';
import { type Gate, startGate } from '../support/gate.ts';
import { startMailServer } from '../support/mail-server.ts';
import type { ReceivedMail } from '../support/parse-mail.ts';
import { freePort, runSite } from '../support/site-process.ts';
import { startStripeServer } from '../support/stripe-server.ts';

export { expect };

export interface JourneyOptions {
  /** Browser errors that a journey causes on purpose. */
  expectedComplaints: RegExp[];
}

export interface Member {
  email: string;
  password: string;
  username: string;
}

interface Journey {
  /** Fails the journey if the browser logged an error while it ran. */
  calmBrowser: void;
  declaredComplaints: RegExp[];
  /** Declares that an error is expected, such as that of a request the journey breaks. */
  expectComplaint: (complaint: RegExp) => void;
  /** A page whose person has signed up and is signed in. */
  asMember: Member;
  /** A page whose person is a guest. */
  asGuest: { guestId: string; pin: string };
  /** Waits for the newest email to an address with this in its text. */
  mailTo: (address: string, text?: string) => Promise<ReceivedMail>;
}

interface WorkerWide {
  /** A separate, empty site that requires confirmed email addresses and supports passkeys. */
  confirmingSite: { url: string; mailTo: Journey['mailTo'] };
  /** A separate, empty site that takes payments with a fake Stripe. */
  stripeSite: { url: string };
  /** A separate, empty site whose connection a journey can cut. */
  gatedSite: Gate;
  /** A separate, empty site with nothing configured: no models, no speech service. */
  freshSite: { url: string };
  /** A separate, empty site that reads photos with a fake model. */
  seeingSite: { url: string; model: AiServer };
}

export const test = base.extend<Journey & JourneyOptions, WorkerWide>({
  expectedComplaints: [[], { option: true }],

  // oxlint-disable-next-line no-empty-pattern -- Playwright insists on a pattern
  baseURL: async ({}, use) => use(process.env.JOURNEY_URL),

  // Limits per network address count each journey alone, as if it came from its own home.
  // oxlint-disable-next-line no-empty-pattern -- Playwright insists on a pattern
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
  },

  calmBrowser: [
    async ({ context, baseURL, declaredComplaints, expectedComplaints }, use) => {
      const complaints = listenTo(context, baseURL ?? '');
      await use();
      const expected = [...expectedComplaints, ...declaredComplaints];
      const unexpected = complaints.filter((text) => !expected.some((one) => one.test(text)));
      expect(unexpected, 'complaints of the browser').toEqual([]);
      expect(await undeclaredData(context), 'kept by the browser, but not on the privacy page').toEqual([]);
    },
    { auto: true },
  ],

  // oxlint-disable-next-line no-empty-pattern -- Playwright insists on a pattern
  declaredComplaints: async ({}, use) => use([]),

  expectComplaint: async ({ declaredComplaints }, use) => {
    await use((complaint) => declaredComplaints.push(complaint));
  },

  asMember: async ({ context, baseURL }, use) => {
    const member = newMember();
    const answer = await context.request.post('/api/accounts/sign-up', {
      data: member,
      headers: { Origin: baseURL ?? '' },
    });
    expect(answer.status(), await answer.text()).toBe(201);
    await use(member);
  },

  asGuest: async ({ context, baseURL }, use) => {
    const answer = await context.request.post('/api/guests', { headers: { Origin: baseURL ?? '' } });
    expect(answer.status(), await answer.text()).toBe(201);
    const guest = (await answer.json()) as Journey['asGuest'];
    const localStorage = [{ name: 'guest_credentials', value: JSON.stringify(guest) }];
    const { cookies } = await context.storageState();
    await context.setStorageState({ cookies, origins: [{ origin: baseURL ?? '', localStorage }] });
    await use(guest);
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright insists on a pattern
  mailTo: async ({}, use) => {
    await use((address, text) =>
      newestMail({ address, text }, async () => {
        const lines = await readFile(process.env.JOURNEY_MAILS ?? '', 'utf8').catch(() => '');
        // After the last line break is nothing, or part of an email being written.
        const whole = lines.split('\n').slice(0, -1);
        return whole.map((line) => JSON.parse(line) as ReceivedMail);
      }),
    );
  },

  confirmingSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright insists on a pattern
    async ({}, use) => {
      const dataDir = await makeFastFolder('offhand-journey-');
      const mail = await startMailServer();
      const port = await freePort();
      const site = runSite({
        PORT: String(port),
        // A host name, because passkeys need one.
        PUBLIC_URL: `http://localhost:${port}`,
        DATA_DIR: dataDir,
        SMTP_URL: mail.url,
        EMAIL_CONFIRMATION: 'required',
        TRUSTED_PROXIES: '1',
      });
      await use({
        url: await site.ready,
        mailTo: (address, text) => newestMail({ address, text }, async () => mail.received),
      });
      await site.stop();
      await mail.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  gatedSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright insists on a pattern
    async ({}, use) => {
      const dataDir = await makeFastFolder('offhand-journey-');
      const [port, sitePort] = [await freePort(), await freePort()];
      const gate = await startGate(port, sitePort);
      const site = runSite({
        PORT: String(sitePort),
        PUBLIC_URL: gate.url,
        // To browsers, another name is another site: a CDN.
        FILES_URL: `http://localhost:${port}/files`,
        DATA_DIR: dataDir,
        EMAIL_CONFIRMATION: 'off',
        TRUSTED_PROXIES: '1',
        PHOTO_READER: '0',
        NUDITY_CHECK: '0',
      });
      await site.ready;
      await use(gate);
      await gate.close();
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  freshSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright insists on a pattern
    async ({}, use) => {
      const dataDir = await makeFastFolder('offhand-journey-');
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const site = runSite({
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
        EMAIL_CONFIRMATION: 'off',
        TRUSTED_PROXIES: '1',
      });
      await site.ready;
      await use({ url });
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  seeingSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright insists on a pattern
    async ({}, use) => {
      const dataDir = await makeFastFolder('offhand-journey-');
      const model = await startAiServer();
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const site = runSite({
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
        EMAIL_CONFIRMATION: 'off',
        TRUSTED_PROXIES: '1',
        AI_BASE_URL: model.url,
        AI_VISION_MODEL: 'eye',
        AI_TIMEOUT_SECONDS: '5',
      });
      await site.ready;
      await use({ url, model });
      await site.stop();
      await model.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  stripeSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright insists on a pattern
    async ({}, use) => {
      const dataDir = await makeFastFolder('offhand-journey-');
      const stripe = await startStripeServer();
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const site = runSite({
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
        EMAIL_CONFIRMATION: 'off',
        ...stripe.settings,
      });
      await site.ready;
      stripe.deliverTo(`${url}/api/payments/webhook`);
      await use({ url });
      await site.stop();
      await stripe.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

/** Creates a member with a unique address. */
export function newMember(): Member {
  const username = `journey.${randomBytes(5).toString('hex')}`;
  return { email: `${username}@example.com`, password: 'correct horse', username };
}

/** Opens a page and waits until its scripts run. */
export async function open(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address);
  await whenReady(page);
  return answer;
}

/**
 * Waits until the page and its lazy parts are hydrated and their effects have run. The timeout is for Chromium,
 * which in about one of 300 pages that no longer draw never reports being idle.
 */
export async function whenReady(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('hydrated').length > 0 &&
      document.querySelector('[data-loading]') === null,
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
}

/** Signs up with the form, and waits until the person is signed in. */
export async function signUp(page: Page, member: Member = newMember()): Promise<Member> {
  await open(page, '/auth?tab=sign-up');
  const form = page.locator('form').filter({ has: page.getByLabel('Username') });
  await form.getByLabel('Username').fill(member.username);
  await form.getByLabel('Email', { exact: false }).fill(member.email);
  await form.getByLabel('Password', { exact: true }).fill(member.password);
  await form.locator('button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
  return member;
}

/**
 * Makes the browser a visitor's. Leaves the page first, as its live connection might open again without the cookies,
 * which the browser would log as an error.
 */
export async function clearSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Expects a toast with exactly this text. */
export async function expectToast(page: Page, title: string, text = ''): Promise<void> {
  const whole = `${title} ${text}`.trim();
  await expect(page.locator('.toaster').getByText(whole, { exact: true })).toBeVisible();
}

/**
 * Expects that an error toast moves away from what it is about when scrolling would put the two on top of
 * each other.
 */
export async function expectUncovered(page: Page, one: Locator): Promise<void> {
  // Other toasts may be below it, and disappear by themselves.
  const toast = page.locator('.toaster').getByRole('alert').locator('.toast').last();
  const boxes = async () => {
    const [covered, toaster] = [await one.boundingBox(), await toast.boundingBox()];
    if (!covered || !toaster) throw new Error('The toast or what it is about is not shown.');
    return { covered, toaster };
  };
  // On a low screen, as with a keyboard, the page scrolls far enough.
  const screen = page.viewportSize();
  if (screen) await resize(page, { ...screen, height: 480 });
  const { covered, toaster } = await boxes();
  await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), covered.y - toaster.y);
  const apart = async () => {
    const { covered: a, toaster: b } = await boxes();
    return a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x;
  };
  await expect.poll(apart, { message: 'clear of the toast' }).toBe(true);
  if (screen) await resize(page, screen);
}

/** Minified, because each document has to compile it again. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The axe rules whose result depends on the theme. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expects no axe violations on the current page, or in a part of it: of all rules, or of these. */
export async function axe(page: Page, rules?: string[], part?: string): Promise<void> {
  // Colors in the middle of a theme transition have other contrasts.
  expect(await page.evaluate(moving), `what moves though ${page.url()} is asked for less motion`).toEqual([]);
  // axe ignores what is not laid out.
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('scroll'));
    return document.documentElement.dataset.firstPage === undefined;
  });
  // Once per document: its second run costs half of the first.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const problems = await page.evaluate(violations, { rules, part });
  expect(problems, `accessibility of ${page.url()}`).toEqual([]);
}

async function violations({ rules, part }: { rules: string[] | undefined; part: string | undefined }) {
  const { axe: loaded } = window as unknown as { axe: typeof axeCore };
  const results = await loaded.run(part ?? document, {
    runOnly: rules,
    // Passing checks need no details.
    resultTypes: ['violations'],
    // Style sheets are only read for experimental rules.
    preload: { assets: ['media'] },
  });
  return results.violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => node.html.slice(0, 200)),
  }));
}

/** Returns elements with running animations or transitions. */
function moving(): string[] {
  return document.getAnimations().flatMap(({ effect }) => {
    const element = effect instanceof KeyframeEffect ? effect.target : null;
    return element ? element.outerHTML.slice(0, 200) : [];
  });
}

/**
 * Resizes a page and waits until it is drawn. Twice in some thousand runs, the headless shell never answered
 * a click after a resize.
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** The screens that pages are laid out for. */
export const WIDE = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** Expects that the page is not wider than the screen. */
export async function noSidewaysScroll(page: Page): Promise<void> {
  // A phone keeps the width of the screen before for a moment.
  await expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      { message: `pixels beyond the right edge of ${page.url()}`, timeout: 3000 },
    )
    .toBeLessThanOrEqual(0);
}

/** Returns names of cookies and stored keys that the privacy page does not list. */
async function undeclaredData(context: BrowserContext): Promise<string[]> {
  const { cookies, origins } = await context.storageState();
  const names = [...cookies, ...origins.flatMap(({ localStorage }) => localStorage)].map(({ name }) => name);
  const isListed = (name: string) =>
    BROWSER_DATA.some((one) =>
      one.name.endsWith('*') ? name.startsWith(one.name.slice(0, -1)) : name === one.name,
    );
  return names.filter((name) => !isListed(name));
}

function listenTo(context: BrowserContext, site: string): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    // Many journeys provoke API refusals. Chromium logs each of them like other errors.
    const isRefusal = message
      .text()
      .startsWith('Failed to load resource: the server responded with a status of 4');
    if (message.type() === 'error' && !isRefusal) complaints.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    // React Router handles no rejections of a stream that is aborted between its first and last line.
    const { message, stack = '' } = error.error();
    if (!stack.startsWith('AbortError: signal is aborted without reason'))
      complaints.push(`error: ${stack || message}`);
  });
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const status = response.status();
    const isMissingFile = status >= 400 && /^\/(assets|files)\//.test(pathname);
    if (response.url().startsWith(site) && (status >= 500 || isMissingFile))
      complaints.push(`${status}: ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The browser aborts a page's requests when the person navigates away.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason}: ${request.url()}`);
  });
  return complaints;
}

async function newestMail(
  wanted: { address: string; text: string | undefined },
  read: () => Promise<ReceivedMail[]>,
): Promise<ReceivedMail> {
  const { address, text = '' } = wanted;
  const isWanted = (mail: ReceivedMail) => mail.to === address && mail.text.includes(text);
  let newest: ReceivedMail | undefined;
  await expect
    .poll(async () => (newest = (await read()).findLast(isWanted)), {
      message: `a mail to ${address}`,
      // Those about a decision wait for the ten seconds in which it can be undone.
      timeout: 30_000,
    })
    .toBeDefined();
  return newest as ReceivedMail;
}
