import type { Page } from '@playwright/test';
import { axe, clearSession, expect, expectToast, noSidewaysScroll, open, test } from './fixtures.ts';

// In one worker, which starts the site once.
test.describe.configure({ mode: 'default' });
test.use({
  permissions: ['microphone'],
  // The site has no speech service, so the browser has to recognize speech itself.
  baseURL: async ({ freshSite }, use) => use(freshSite.url),
});

interface Recognition {
  words?: string;
  error?: string;
  /** It gets no sound once the page has opened the microphone, as on phones. */
  alone?: boolean;
}

/** Makes the browser's recognition behave like this. */
async function recognize(page: Page, { words = '', error, alone = false }: Recognition): Promise<void> {
  await page.addInitScript(
    ({ words: spoken, error: failure = null, alone: isAlone }) => {
      let opened = 0;
      const { mediaDevices } = navigator;
      const use = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (constraints) => {
        opened += 1;
        return use(constraints);
      };
      class StandIn extends EventTarget {
        static available = async () => 'unavailable';
        start() {
          setTimeout(() => {
            const failed = isAlone && opened > 0 ? 'audio-capture' : failure;
            if (failed !== null) {
              this.dispatchEvent(Object.assign(new Event('error'), { error: failed }));
              this.dispatchEvent(new Event('end'));
              return;
            }
            const result = { isFinal: true, length: 1, 0: { transcript: spoken, confidence: 0.9 } };
            this.dispatchEvent(Object.assign(new Event('result'), { results: [result] }));
          }, 200);
        }
        stop() {
          this.dispatchEvent(new Event('end'));
        }
        abort() {
          this.dispatchEvent(new Event('end'));
        }
      }
      Object.assign(window, { SpeechRecognition: StandIn, webkitSpeechRecognition: StandIn });
    },
    { words, error, alone },
  );
}

/** Removes recognition from the browser, as in Firefox. */
const removeRecognition = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
      Object.defineProperty(window, name, { value: undefined });
    }
  });

/** Not an exact second, which a slow machine may miss. */
const TWO_SECONDS = /^0:(0[2-9]|[1-5]\d)/;
const record = (page: Page) => page.getByRole('button', { name: 'Start recording' });

test('Without speech recognition I am told before I record, and sold nothing, as a visitor too (VOICE-32)', async ({
  page,
  asMember: _,
}) => {
  await removeRecognition(page);
  await open(page, '/voice-recorder?view=transcript');
  const recorder = page.getByRole('region', { name: 'Recorder' });
  await expect(recorder.getByRole('heading')).toHaveText('Voice Recording Not Supported');
  await expect(recorder).toContainText('this site has no speech service of its own');
  await expect(recorder).toContainText('Chrome or Edge');
  await expect(page.getByText(/See Premium|Get credits/)).toHaveCount(0);
  await axe(page);
  await noSidewaysScroll(page);
  await record(page).click();
  await expectToast(
    page,
    'Voice Recording Not Supported',
    "This browser can't turn speech into text, and this site has no speech service of its own. Open this page in Chrome or Edge.",
  );
  await recorder.getByRole('button', { name: 'Type it' }).click();
  await expect(page.getByRole('textbox', { name: 'Original Transcript' })).toBeFocused();

  await clearSession(page);
  await open(page, '/voice-recorder?view=transcript');
  await expect(recorder).toContainText('this site has no speech service of its own');
  await expect(recorder.getByRole('link')).toHaveCount(0);
});

test('If this browser has no voice, packs and Premium say so first, and are sold only for another browser (CREDIT-02)', async ({
  page,
  request,
  asMember: _,
}) => {
  const needs = 'Voice on this site needs a browser that turns speech into text';
  for (const address of ['/voice-credits', '/pricing']) {
    expect(await (await request.get(address)).text()).toContain(needs);
  }
  await open(page, '/voice-credits');
  await expect(page.getByText(needs)).toBeVisible();

  await removeRecognition(page);
  const note = page.getByText("Voice doesn't work in this browser.");
  const elsewhere = page.getByRole('checkbox', { name: "I'll use voice in another browser" });
  for (const [address, button] of [
    ['/voice-credits', 'Buy 100 credits'],
    ['/pricing', 'Get Premium'],
  ] as const) {
    await open(page, address);
    await expect(note).toHaveCount(1);
    await expect(page.getByText(needs)).toHaveCount(0);
    const buy = page.getByRole('button', { name: button, exact: true });
    await buy.click();
    await expect(elsewhere).toBeFocused();
    await expect(page.getByText('Check this to buy voice from here.')).toBeVisible();
    await axe(page);
    await noSidewaysScroll(page);
    expect(page.context().pages()).toHaveLength(1);

    await elsewhere.check();
    const checkout = page.context().waitForEvent('page');
    await buy.click();
    await (await checkout).close();
  }
  // Premium Plus has insights, alerts and featured listings, which work without voice.
  await open(page, '/pricing');
  const checkout = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Get Premium Plus' }).click();
  await (await checkout).close();
});

test('Recognition that fails is remembered for the visit, but not while I am offline (VOICE-31)', async ({
  page,
  context,
  asMember: _,
  expectComplaint,
}) => {
  expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  await recognize(page, { error: 'network' });
  const recorder = page.getByRole('region', { name: 'Recorder' });
  await open(page, '/voice-recorder?view=transcript');
  await context.setOffline(true);
  await record(page).click();
  await expectToast(
    page,
    'Voice Input Error',
    "You're offline. Check your connection and try again, or type it.",
  );
  await context.setOffline(false);
  await recorder.getByRole('button', { name: 'Try Again' }).click();
  await expectToast(
    page,
    'Voice Input Error',
    "This browser can't reach its speech service right now, and this site has no speech service of its own.",
  );
  await expect(recorder.getByRole('heading')).toHaveText('Voice Recording Not Supported');

  await page.reload();
  await expect(recorder.getByRole('heading')).toHaveText('Voice Recording Not Supported');
  const credits = await context.request.get('/api/credits');
  expect(await credits.json()).toMatchObject({ available: 1, used: 0 });
});

test.describe('On an Android phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  });

  test('recognition has the microphone for itself, and my free recording ends in a filled form (CREDIT-06, VOICE-20)', async ({
    page,
    asMember: _,
  }) => {
    await recognize(page, { words: 'selling my oak desk a few scratches eighty dollars', alone: true });
    await open(page, '/voice-recorder?view=transcript');
    await record(page).click();
    await expect(page.getByRole('timer')).toHaveText(TWO_SECONDS);
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await expectToast(page, 'Transcription Complete', '90% confidence');
    const words = page.getByRole('region', { name: 'Your words' });
    await expect(words.getByText('Upgrade to Premium')).toBeVisible();
    await words.getByRole('button', { name: 'Fill in the form' }).click();
    await expect(page).toHaveURL('/create-listing');
    await expect(page.getByLabel('Title')).toHaveValue(/oak desk/i);
    await expect(page.getByLabel('Price', { exact: true })).toHaveValue('80');

    await open(page, '/voice-recorder?view=transcript');
    const recorder = page.getByRole('region', { name: 'Recorder' });
    await record(page).click();
    await expectToast(
      page,
      'No Credits Available',
      'You need to upgrade your plan or purchase more Voice Credits',
    );
    await expect(recorder.getByRole('heading')).toHaveText('Upgrade to Premium');
    await expect(recorder.getByRole('link', { name: 'See Premium' })).toBeVisible();
  });
});
