import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const LISTING = 'http://site.test/listing/1.data';
/** How often the site was asked. */
let requestCount: number;
let page: typeof import('./pressed-page.ts');

beforeEach(async () => {
  requestCount = 0;
  vi.useFakeTimers();
  vi.stubGlobal('location', new URL('http://site.test/'));
  vi.stubGlobal('fetch', async () => new Response(`answer ${(requestCount += 1)}`));
  vi.resetModules();
  page = await import('./pressed-page.ts');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const press = async () => (await page.loadPressed({ url: LISTING })).text();
const open = async (address = LISTING) => (await page.takePressed(address))?.text() ?? null;

test('A pressed link opens with the answer that is on its way, and the site is asked once', async () => {
  const pressed = page.loadPressed({ url: LISTING });
  expect(await open()).toBe('answer 1');
  expect(await (await pressed).text()).toBe('answer 1');
  expect(requestCount).toBe(1);
});

test('An answer opens a page once: opened again, the page is loaded', async () => {
  await press();
  await open();
  expect(await open()).toBeNull();
});

test('A link that was held for long opens with new data', async () => {
  await press();
  vi.advanceTimersByTime(11_000);
  expect(await open()).toBeNull();
});

test('A link that opens something else than was pressed asks for it', async () => {
  await press();
  expect(await open('http://site.test/listings.data')).toBeNull();
});

test('After a write, a page opens with what changed, and a count of the press is no write', async () => {
  const writing = (path: string) => page.noteRequest({ method: 'POST', url: `http://site.test/api/${path}` });
  await press();
  writing('featured-listings/1/counts');
  expect(await open()).toBe('answer 1');
  await press();
  writing('listings/1/favorite');
  expect(await open()).toBeNull();
});

test("Only data of the site's own pages is loaded for a press", () => {
  const isPressed = (address: string, mode: string) =>
    page.isPressed({ mode } as Request, new URL(address, LISTING));
  expect(isPressed('/listing/1.data', 'no-cors')).toBe(true);
  expect(isPressed('/listing/1.data', 'cors')).toBe(false);
  expect(isPressed('/files/1.webp', 'no-cors')).toBe(false);
  expect(isPressed('http://other.test/1.data', 'no-cors')).toBe(false);
});
