/** Finds the browsers for the journeys, and tries to install them if there are none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const WELL_KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const WELL_KNOWN_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Settings that name a Chromium and, if available, its headless shell, which needs half the resources; undefined if
 * no Chromium can be found or installed.
 * @param {string} root Folder of the project.
 * @param {string} node Node to run Playwright's installer with.
 */
export function findBrowsers(root, node) {
  const chromium = findChromium(root, node);
  if (chromium === undefined) return undefined;
  const { CHROMIUM_PATH, HEADLESS_SHELL_PATH } = process.env;
  if (HEADLESS_SHELL_PATH) return { CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH };
  // If a browser is configured, only that one is used.
  if (CHROMIUM_PATH || !existsSync(WELL_KNOWN_SHELL)) return { CHROMIUM_PATH: chromium };
  return { CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: WELL_KNOWN_SHELL };
}

/**
 * Path of a Chromium, or undefined if none can be found or installed.
 * @param {string} root Folder of the project.
 * @param {string} node Node to run Playwright's installer with.
 */
function findChromium(root, node) {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen))
    throw new Error(`CHROMIUM_PATH is ${chosen}, but there is no such file: correct it.`);
  const existing = () =>
    (chosen ? [chosen] : [...WELL_KNOWN, playwrightsOwn(root, node)]).find(
      (path) => path && existsSync(path),
    );
  const installed = existing();
  if (installed !== undefined) return installed;
  process.stdout.write('Installing Chromium…\n');
  run(node, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], root);
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (existing() === undefined && isDebianRoot) {
    run('apt-get', ['update', '-q'], root);
    const install = (/** @type {string[]} */ ...names) =>
      run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'fonts-liberation', ...names], root);
    // Older systems have no headless shell.
    if (!install('chromium', 'chromium-headless-shell')) install('chromium');
  }
  return existing();
}

function playwrightsOwn(root, node) {
  const script = `process.stdout.write(require('playwright-core').chromium.executablePath())`;
  return spawnSync(node, ['-e', script], { cwd: root, encoding: 'utf8' }).stdout;
}

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  return status === 0;
}
