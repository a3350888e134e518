import { spokenWav } from './spoken-wav.ts';

/** The two Chromium programs that journeys run in, as `npm test` found them. */
const { CHROMIUM_PATH, HEADLESS_SHELL_PATH } = process.env;
const isRoot = process.getuid?.() === 0;

// Chromium's sandbox refuses root; the other two arguments disable the GPU and background requests.
const args = ['--disable-gpu', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])];

/**
 * The headless shell renders pages like every Chromium at half the cost, but has no window features. It
 * crashes pages that check for on-device speech recognition ("No binder found for
 * OnDeviceSpeechRecognition").
 */
export const PAGES_ONLY = {
  launchOptions: {
    args: [...args, '--disable-blink-features=OnDeviceWebSpeechAvailable'],
    executablePath: HEADLESS_SHELL_PATH || CHROMIUM_PATH || undefined,
  },
};

/** The full browser, with system notifications, which the shell lacks, and a microphone that plays a file. */
export const WHOLE_BROWSER = {
  launchOptions: {
    args: [
      ...args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${await spokenWav()}`,
    ],
    executablePath: CHROMIUM_PATH || undefined,
  },
  channel: CHROMIUM_PATH ? undefined : 'chromium',
};
