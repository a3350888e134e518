import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ask } from './ask-database.ts';
import { countTaps } from './count-taps.ts';
import { axe, clearSession, expect, expectToast, noSidewaysScroll, open, test } from './fixtures.ts';
import { makePremium } from './make-premium.ts';
import { recordPulses } from './record-pulses.ts';

test.use({ permissions: ['microphone', 'clipboard-read', 'clipboard-write'] });

/** Not an exact second, which a slow machine may miss. */
const THREE_SECONDS = /^0:(0[3-9]|[1-5]\d)/;

test('My words become a transcript, a better one and a listing, and a failed request and a reload lose nothing (VOICE-01, VOICE-02, VOICE-04, VOICE-05, VOICE-06, VOICE-07, VOICE-08, VOICE-09, VOICE-10, VOICE-11, VOICE-18, VOICE-19, VOICE-20, VOICE-21, VOICE-33, VOICE-34, VOICE-35, VOICE-36, VOICE-37, AI-07, AI-08)', async ({
  page,
  asMember,
  expectComplaint,
}) => {
  expectComplaint(/ERR_FAILED/);
  await makePremium(asMember);
  const pulses = await recordPulses(page);
  await open(page, '/voice-recorder?view=transcript');
  const enhance = page.getByRole('button', { name: 'Enhance' });
  await enhance.click();
  await expectToast(page, 'No Transcript', 'Please record and transcribe audio first');

  await page.route('**/api/functions/voice-to-text', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expectToast(page, 'Recording Started');
  expect(await pulses()).toEqual([8]);
  await expect(page.getByRole('timer')).toHaveText(THREE_SECONDS);
  await expect(page.getByRole('meter', { name: 'Microphone level' })).toHaveAttribute(
    'aria-valuetext',
    'Good level',
  );
  await axe(page);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expectToast(page, 'Transcription Failed', 'Please check your connection and try again.');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You have a saved recording' })).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();

  await expectToast(page, 'Transcription Complete', '81% confidence');
  await expect(page.getByRole('region', { name: 'Your recording' })).toBeFocused();
  const original = page.getByRole('textbox', { name: 'Original Transcript' });
  await expect(original).toHaveValue('Selling my oak desk, a few scratches, 80 dollars.');
  await expect(page.getByText('81% confidence').first()).toBeVisible();
  await page.getByRole('button', { name: /^Play recording/ }).click();
  await expect(page.getByRole('button', { name: /^Pause recording/ })).toBeVisible();

  await expect(page.getByRole('radio')).toHaveCount(4);
  await page.getByText('Fix Grammar').click();
  await enhance.click();
  await expectToast(page, 'Enhancement Complete');
  const enhanced = page.getByRole('textbox', { name: 'Enhanced Transcript' });
  await enhanced.fill('Oak desk with a few scratches, $80.');
  const copy = page
    .getByRole('region', { name: 'Enhanced Transcript' })
    .getByRole('button', { name: 'Copy' });
  await copy.click();
  await expectToast(page, 'Copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Oak desk with a few scratches, $80.',
  );
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await copy.click();
  await expectToast(page, 'Copy Failed', 'Could not copy to clipboard');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^transcript-\d{4}-\d\d-\d\d\.txt$/);
  expect(await readFile(await download.path(), 'utf8')).toBe('Oak desk with a few scratches, $80.');
  await noSidewaysScroll(page);
  await axe(page);

  const listing = page.getByRole('region', { name: 'Your listing' });
  await expect(listing.getByRole('heading')).toHaveText(/oak desk/i);
  await listing.getByRole('button', { name: 'Use in form' }).click();
  await expect(page).toHaveURL('/create-listing');
  await expect(page.getByLabel('Title')).toHaveValue(/oak desk/i);
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('80');

  await page.goBack();
  await expect(original).toHaveValue('Selling my oak desk, a few scratches, 80 dollars.');
  const yourListing = page.getByRole('region', { name: 'Your listing' });
  await yourListing.getByRole('button', { name: 'Post it now' }).click();
  await expectToast(page, 'Error', "Please generate a listing first and ensure you're logged in.");
  await yourListing.getByRole('button', { name: 'Generate' }).click();
  await expect(yourListing.getByRole('heading')).toHaveText(/oak desk/i);
  await page.route('**/api/listings', (route) => route.abort(), { times: 1 });
  await yourListing.getByRole('button', { name: 'Post it now' }).click();
  await expectToast(page, 'Posting Failed', 'Could not post your listing. Please try again.');
  const before = (await pulses()).length;
  await yourListing.getByRole('button', { name: 'Post it now' }).click();
  await expect(page).toHaveURL(/\/listing\//);
  expect(await pulses()).toHaveLength(before + 1);
  await expect(page.getByText('AI Generated').first()).toBeVisible();
});

test('My voice fills the steps and what I left blank in the form, and is there to be changed (PROD-06, CREATE-02, VOICE-19, VOICE-20, WIZARD-02, WIZARD-05, WIZARD-16, WIZARD-17)', async ({
  page,
  asMember,
  expectComplaint,
}) => {
  expectComplaint(/ERR_FAILED/);
  await makePremium(asMember);
  await open(page, '/voice-recorder');
  await expect(page.getByText('5 of 5', { exact: false }).first()).toBeVisible();
  await page.evaluate(() => {
    const { mediaDevices } = navigator;
    const use = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = () => {
      mediaDevices.getUserMedia = use;
      return Promise.reject(new DOMException('no', 'NotAllowedError'));
    };
  });
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expectToast(page, 'Microphone Error', 'Could not access your microphone');
  await page.route('**/api/functions/generate-listing', (route) => route.abort(), { times: 1 });
  await speak(page, 'Try Again');
  // Neither the recording nor a second credit is lost.
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('heading', { name: 'Check and post' })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(/oak desk/i);
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('80');
  await expect(page.getByLabel('Price', { exact: true })).toHaveAccessibleDescription('you said');
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Say it' })).toBeVisible();

  // The form continues with the same draft. A new one begins blank.
  await open(page, '/create-listing');
  await expect(page.getByLabel('Title')).toHaveValue(/oak desk/i);
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByLabel('Title').fill('My desk');
  await page.getByRole('button', { name: /^Say it/ }).click();
  await expect(page.getByText('4 of 5', { exact: false }).first()).toBeVisible();
  await speak(page);
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('80');
  await expect(page.getByLabel('Title')).toHaveValue('My desk');
  await expect(page.getByRole('button', { name: /^Edit your words: Selling my oak desk/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop recording' })).toHaveCount(0);
});

test('Four taps and a few words said are a listing (PROD-06, VOICE-20)', async ({ page, asMember }) => {
  await makePremium(asMember);
  await open(page, '/create-listing');
  const { tap, total } = countTaps(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await tap(button(/^Say it/));
  await tap(button('Start recording'));
  await expect(page.getByRole('timer')).toHaveText(THREE_SECONDS);
  await tap(button('Stop recording'));
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('80');
  // No outdated toast covers what has to be checked.
  expect(await page.getByText('Recording Started').count()).toBe(0);
  await tap(button(/post/i));
  await expect(page.getByRole('heading', { name: "It's live." })).toBeFocused();
  expect(total()).toBeLessThanOrEqual(4);
});

test('My last credit is spent elsewhere while I speak: my recording is kept, and I read how to go on (CREDIT-24)', async ({
  page,
  asMember,
  baseURL,
  expectComplaint,
}) => {
  expectComplaint(/402/);
  await open(page, '/create-listing');
  await page.getByRole('button', { name: /^Say it/ }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^0:01/);
  const elsewhere = await page.request.post('/api/functions/voice-to-text', {
    data: { recognized: { text: 'selling my lamp' }, recordingId: randomUUID() },
    headers: { Origin: baseURL ?? '' },
  });
  expect(elsewhere.ok(), await elsewhere.text()).toBe(true);
  await expect(page.getByRole('timer')).toHaveText(/^0:03/);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expectToast(
    page,
    'No Credits Available',
    'You need to upgrade your plan or purchase more Voice Credits',
  );
  const recorder = page.getByRole('region', { name: 'Recorder' });
  await expect(recorder).toContainText('Your recording is kept on this device for 7 days.');
  await expect(recorder.getByRole('link', { name: 'Get credits' })).toHaveAttribute('href', '/voice-credits');
  await axe(page);
  await noSidewaysScroll(page);

  // Later the recording is offered again, even without a microphone.
  await open(page, '/create-listing');
  await expect(page.getByRole('button', { name: /^Say it/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Open it' }).click();
  const savedRecording = page.getByRole('region', { name: 'Saved recording' });
  await expect(savedRecording).toContainText('It stays on this device for 7 days.');
  await expect(savedRecording.getByRole('button', { name: 'Save audio' })).toBeVisible();
  await expect(savedRecording.getByRole('link', { name: 'Get credits' })).toHaveAttribute(
    'href',
    '/voice-credits',
  );

  // With credits again, it becomes a listing.
  await makePremium(asMember);
  await open(page, '/create-listing');
  await page.getByRole('button', { name: /^Say it/ }).click();
  await expect(page.getByRole('heading', { name: 'You have a saved recording' })).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(/oak desk/i);
});

test('My plan ends while I speak, and what I said fills the form all the same (VOICE-20)', async ({
  page,
  asMember,
  expectComplaint,
}) => {
  expectComplaint(/403/);
  await makePremium(asMember);
  await open(page, '/create-listing');
  await page.getByRole('button', { name: /^Say it/ }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^0:01/);
  await ask(
    `update subscriptions set status = 'ended' where profile_id = (select id from profiles where username = $1)`,
    [asMember.username],
  );
  await expect(page.getByRole('timer')).toHaveText(/^0:03/);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(/oak desk/i);
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('80');
  await expect(page.getByRole('button', { name: /^Edit your words: Selling my oak desk/ })).toBeVisible();
  await expect(page).toHaveURL('/create-listing');
});

async function speak(page: Page, button = 'Start recording'): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('timer')).toHaveText(THREE_SECONDS);
  await page.getByRole('button', { name: 'Stop recording' }).click();
}

test('Without permission or support, with no credits left or as a guest, the recorder says what to do (VOICE-27, VOICE-32, CREDIT-24)', async ({
  page,
  context,
  asMember: _,
}) => {
  await open(page, '/voice-recorder?view=transcript');
  const record = page.getByRole('button', { name: 'Start recording' });
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await record.click();
  await expectToast(page, 'Recording Error', 'Could not access your microphone');
  await page.evaluate(() => Reflect.deleteProperty(window, 'MediaRecorder'));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectToast(
    page,
    'Voice Recording Not Supported',
    "This browser can't record. Try Chrome or Edge, or type it.",
  );
  await page.getByRole('button', { name: 'Type it' }).click();
  await expect(page.getByRole('textbox', { name: 'Original Transcript' })).toBeFocused();

  await page.route('**/api/credits', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), available: 0, used: 1 } });
  });
  // The first tap comes before the browser has said whether it has a microphone.
  await page.addInitScript(() => {
    // A blank page has none.
    if (!('mediaDevices' in navigator)) return;
    const devices = navigator.mediaDevices.enumerateDevices.bind(navigator.mediaDevices);
    const clicked = new Promise((resolve) => document.addEventListener('click', resolve, { once: true }));
    navigator.mediaDevices.enumerateDevices = () => clicked.then(devices);
  });
  await page.reload();
  await expect(page.getByText('0 of 1', { exact: false }).first()).toBeAttached();
  await record.click();
  await expectToast(
    page,
    'No Credits Available',
    'You need to upgrade your plan or purchase more Voice Credits',
  );
  await clearSession(page);
  const tab = await context.newPage();
  await open(tab, '/voice-recorder?view=transcript');
  await expect(tab.getByText('Log in to record.', { exact: false })).toBeVisible();
});
