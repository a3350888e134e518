/**
 * `npm run screenshots [address]`: takes the pictures of the README and of the installable site anew, from a running
 * site with the demo (by default http://localhost:3000).
 */
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { browserPath, PHONE, signInToDemo } from '../bench/phone.ts';

const BASE = process.argv[2] ?? 'http://localhost:3000';
const SMALL_PHONE = { ...PHONE, deviceScaleFactor: 2 };
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const QUALITY = 82;
/** What is sold in the picture of selling. */
const SOLD = { search: 'Fujifilm', words: 'Fujifilm X-T20 with 18-55 zoom, like new, $520' };

interface Screenshot {
  files: string[];
  device: BrowserContextOptions;
  /** The email of who is signed in. */
  member?: string;
  prepare: (page: Page) => Promise<void>;
}

const browse = async (page: Page): Promise<void> => void (await page.goto('/listings'));

const SCREENSHOTS: Screenshot[] = [
  {
    files: ['docs/screenshots/browse.webp', 'public/app-screenshots/browse-wide.webp'],
    device: DESKTOP,
    prepare: browse,
  },
  { files: ['public/app-screenshots/browse.webp'], device: SMALL_PHONE, prepare: browse },
  {
    files: ['public/app-screenshots/listing.webp'],
    device: SMALL_PHONE,
    async prepare(page) {
      await browse(page);
      await page.locator('.card-title a').first().click();
      await page.waitForURL(/\/listing\//);
    },
  },
  {
    files: ['docs/screenshots/sell.webp'],
    device: SMALL_PHONE,
    member: 'sam@example.com',
    prepare: sell,
  },
  {
    files: ['docs/screenshots/chat.webp'],
    device: SMALL_PHONE,
    member: 'nora@example.com',
    async prepare(page) {
      await page.goto('/messages');
      await page.getByRole('link', { name: /Theo Baptiste about Single speed/ }).click();
      await page.getByRole('log').waitFor();
    },
  },
  {
    files: ['docs/screenshots/drop-zone.webp'],
    device: DESKTOP,
    member: 'sam@example.com',
    async prepare(page) {
      await page.goto('/drop-zones');
      await page
        .getByRole('link', { name: /Hawthorne Stoops/ })
        .first()
        .click();
      await page.getByRole('heading', { name: 'Hawthorne Stoops', level: 1 }).waitFor();
    },
  },
];

/** Sells what somebody else of the demo sells, up to the last step. */
async function sell(page: Page): Promise<void> {
  const search = await page.request.get(`/api/listings?q=${SOLD.search}`);
  const { listings } = (await search.json()) as { listings: { cover: { base: string } }[] };
  const photo = await page.request.get(`${listings[0]?.cover.base}-800.webp`);
  await page.goto('/create-listing');
  await page.getByLabel('Describe it in one line').fill(SOLD.words);
  await page.getByRole('button', { name: 'Fill in the listing' }).click();
  // The form that opens has another input for photos.
  await page.getByRole('button', { name: /^Edit your words/ }).waitFor();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'photo.webp',
      mimeType: 'image/webp',
      buffer: await photo.body(),
    });
  await page.getByText('Cover', { exact: true }).waitFor();
}

async function take(browser: Browser, { files, device, member, prepare }: Screenshot): Promise<void> {
  const context = await browser.newContext({
    ...device,
    baseURL: BASE,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    serviceWorkers: 'block',
  });
  try {
    if (member !== undefined) await signInToDemo(context, BASE, member);
    const page = await context.newPage();
    await prepare(page);
    await page.waitForLoadState('networkidle');
    const picture = await page.screenshot({ animations: 'disabled' });
    for (const file of files) await sharp(picture).webp({ quality: QUALITY }).toFile(file);
  } finally {
    await context.close();
  }
}

const browser = await chromium.launch({ executablePath: browserPath() });
try {
  for (const screenshot of SCREENSHOTS) await take(browser, screenshot);
} finally {
  await browser.close();
}
