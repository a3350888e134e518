/** Finds a Chromium for the journeys, and tries to get one where there is none. */
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

/**
 * Path of a Chromium, or undefined when none can be had.
 * @param {string} root Folder of the project.
 * @param {string} node Node to run Playwright's installer with.
 */
export function findChromium(root, node) {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen))
    throw new Error(`CHROMIUM_PATH is ${chosen}, but there is no such file: correct it.`);
  const existing = () =>
    (chosen ? [chosen] : [...WELL_KNOWN, playwrightsOwn(root, node)]).find(
      (path) => path && existsSync(path),
    );
  const found = existing();
  if (found !== undefined) return found;
  process.stdout.write('Installing Chromium…\n');
  run(node, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], root);
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (existing() === undefined && isDebianRoot) {
    run('apt-get', ['update', '-q'], root);
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation'], root);
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
