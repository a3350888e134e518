/** Measures how soon a photo is a posted listing on a mid-range phone, with a vision model that takes two seconds. */
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { SEEN_BIKE, startAiServer } from '../tests/support/ai-server.ts';
import { browserPath, PROCESSOR_SLOWDOWN, VIEWPORT } from './phone.ts';
import { twelveMegapixels } from './photo.ts';
import { startProduct } from './processes.ts';
import type { Report } from './report.ts';

const MODEL_MS = 2000;

interface SaleTime {
  /** Median seconds from choosing the photo until the fields were filled in, and until it was live. */
  filled: number;
  posted: number;
  /** Without the choice of the photo. */
  taps: number;
}

export async function reportSale(folder: string, rounds: number): Promise<Report> {
  const { filled, posted, taps } = await measureSale(folder, rounds);
  return {
    text: `\nA photo on a phone, read by a model in 2 s: filled in after ${filled.toFixed(1)} s, ${taps} taps`,
    figures: [
      { name: 'Photo chosen to posted', measured: posted, atMost: 12, unit: 's' },
      { name: 'Taps for it', measured: taps, atMost: 4, unit: '' },
    ],
  };
}

/** Sells `rounds` photos of 12 megapixels, each as a new guest. What people need to look and to think is not in it. */
async function measureSale(folder: string, rounds: number): Promise<SaleTime> {
  const picture = await twelveMegapixels();
  const model = await startAiServer();
  model.answer(async () => {
    await delay(MODEL_MS);
    return SEEN_BIKE;
  });
  const product = await startProduct(3398, {
    DATA_DIR: folder,
    AI_BASE_URL: model.url,
    AI_VISION_MODEL: 'eye',
  });
  const browser = await chromium.launch({ executablePath: browserPath() });
  try {
    // Warms up the server, as people seldom meet one that has just started.
    await sell(browser, product.url, picture);
    const sales: SaleTime[] = [];
    for (let round = 0; round < rounds; round += 1) sales.push(await sell(browser, product.url, picture));
    const middle = (figure: keyof SaleTime) =>
      sales.map((sale) => sale[figure]).toSorted((a, b) => a - b)[rounds >> 1] ?? 0;
    return { filled: middle('filled'), posted: middle('posted'), taps: middle('taps') };
  } finally {
    await browser.close();
    await product.stop();
    await model.close();
  }
}

async function sell(browser: Browser, url: string, picture: Buffer): Promise<SaleTime> {
  const context = await browser.newContext({ viewport: VIEWPORT, isMobile: true, hasTouch: true });
  try {
    await context.request.post(`${url}/api/guests`, { headers: { Origin: url } });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
    await page.goto(`${url}/create-listing`, { waitUntil: 'networkidle' });
    let taps = 0;
    const tap = async (name: RegExp) => {
      taps += 1;
      await page.getByRole('button', { name }).first().click();
    };
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tap(/^Take photos/)]);
    const start = performance.now();
    const seconds = () => (performance.now() - start) / 1000;
    await chooser.setFiles({ name: 'bike.jpg', mimeType: 'image/jpeg', buffer: picture });
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some(({ value }) => value === 'Teal road bike'),
    );
    const filled = seconds();
    taps += 1;
    await page.getByLabel('Price', { exact: true }).click();
    await page.getByLabel('Price', { exact: true }).fill('120');
    await tap(/^Accept 1 suggestion and post$/);
    await page.getByRole('heading', { name: "It's live." }).waitFor();
    return { filled, posted: seconds(), taps };
  } finally {
    await context.close();
  }
}
