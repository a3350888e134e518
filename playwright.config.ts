import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './tests/journeys/fixtures.ts';
import { PAGES_ONLY, WHOLE_BROWSER } from './tests/support/browsers.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const IN_WHOLE_BROWSER = /\/(push|voice|voice-by-browser)\.journey\.ts$/;
const OF_READER = /\/photo-writing\.journey\.ts$/;

export default defineConfig<JourneyOptions>({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  globalSetup: './tests/support/journey-site.ts',
  outputDir: 'test-results',
  // One more than the processors of a small machine: a journey waits for a fifth of its time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // Of a machine twice as slow, the longest takes half of it.
  timeout: 120_000,
  // As long as a page may take on such a machine. What is there at once is not waited for.
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    ...PAGES_ONLY,
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    // Journeys about it allow it. Without it, requests of pages are seen and changed by journeys.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: [
    // What does not differ between the two is tagged to run in one of them only.
    { name: 'phone', grepInvert: /@desktop/, testIgnore: [IN_WHOLE_BROWSER, OF_READER], use: PHONE },
    { name: 'desktop', grepInvert: /@phone/, testIgnore: [IN_WHOLE_BROWSER, OF_READER], use: DESKTOP },
    // By itself, because workers start anew for another browser.
    { name: 'whole-browser', testMatch: IN_WHOLE_BROWSER, use: { ...WHOLE_BROWSER, ...PHONE } },
    // Last, and one after another: pages come before the photo reader, which on a busy machine would be too late.
    { name: 'photo-reader', testMatch: OF_READER, fullyParallel: false, use: PHONE },
  ],
});
