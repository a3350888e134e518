/** The two shapes of Chromium that journeys run in, as `npm test` found them. */
const { CHROMIUM_PATH, HEADLESS_SHELL_PATH } = process.env;
const isRoot = process.getuid?.() === 0;

// Chromium's sandbox refuses root; the other two keep it from looking for hardware and from calling home.
const args = ['--disable-gpu', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])];

/** Pages as in every Chromium at half the work for the machine, without what belongs to the window around them. */
export const PAGES_ONLY = {
  launchOptions: { args, executablePath: HEADLESS_SHELL_PATH || CHROMIUM_PATH || undefined },
};

/** With notifications, which pages alone cannot show. */
export const WHOLE_BROWSER = {
  launchOptions: { args, executablePath: CHROMIUM_PATH || undefined },
  channel: CHROMIUM_PATH ? undefined : 'chromium',
};
