import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockingMigrations, readMigrations } from '../../src/platform/server/db/read-migrations.ts';
import { ROOT } from '../support/site-process.ts';

const MIGRATIONS = 'src/platform/server/db/migrations';
/** One or more tests of each area; PREVIOUS_TESTS names others, such as `src/features` for all. */
const TESTS = (
  process.env.PREVIOUS_TESTS ??
  'sign-in guests.integration profiles create-listing browse favourites favorites wants.integration sales send-message ' +
    'zones.integration reviews cases.integration buy-plan'
).split(' ');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'offhand-previous-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('The API of the previous release works on the schema of this one', async ({ skip }) => {
  const previous = await findPrevious();
  if (previous === null) return skip('The history has no release before the newest migration.');
  const release = join(folder, 'release');
  await takeSources(previous, release);

  const known = new Set(await readdir(join(release, MIGRATIONS)));
  const blocking = blockingMigrations(await readMigrations(), known);
  if (blocking.length > 0) return skip(`The previous release is stopped first: ${blocking.join(', ')}.`);
  if (!(await addPackages(release))) return skip('The packages of the previous release cannot be installed.');
  await cp(join(ROOT, MIGRATIONS), join(release, MIGRATIONS), { recursive: true });

  const { code, output } = await runTests(release);
  expect(code, output.slice(-5_000)).toBe(0);
}, 1_200_000);

/** Returns the commit of the last release, or without releases the one before the newest migration. */
async function findPrevious(): Promise<string | null> {
  const tag = await git('describe', '--tags', '--abbrev=0', '--match=v*', 'HEAD^').catch(() => '');
  if (tag !== '') return tag;
  const newest = await git('log', '-1', '--format=%H', '--diff-filter=A', '--', MIGRATIONS).catch(() => '');
  return newest === '' ? null : git('rev-parse', '--verify', `${newest}^`).catch(() => null);
}

async function git(...args: string[]): Promise<string> {
  return (await promisify(execFile)('git', args, { cwd: ROOT })).stdout.trim();
}

async function takeSources(commit: string, release: string): Promise<void> {
  await mkdir(release);
  const archive = join(folder, 'release.tar');
  await git('archive', `--output=${archive}`, commit);
  await promisify(execFile)('tar', ['-xf', archive, '-C', release]);
}

/** Uses the packages of this release if they include those of the previous one, in the same versions. */
async function addPackages(release: string): Promise<boolean> {
  const [own, previous] = [await readPackages(ROOT), await readPackages(release)];
  const isIncluded = ([path, { version }]: [string, Package]) =>
    path === '' || own[path]?.version === version;
  if (Object.entries(previous).every(isIncluded)) {
    await symlink(join(ROOT, 'node_modules'), join(release, 'node_modules'));
    return true;
  }
  return promisify(execFile)('npm', ['ci', '--prefer-offline'], { cwd: release }).then(
    () => true,
    () => false,
  );
}

interface Package {
  version?: string;
}

/** Returns the installed packages by their folders. The empty one is the project itself. */
async function readPackages(from: string): Promise<Record<string, Package>> {
  const lock = await readFile(join(from, 'package-lock.json'), 'utf8');
  return (JSON.parse(lock) as { packages: Record<string, Package> }).packages;
}

async function runTests(release: string): Promise<{ code: number | null; output: string }> {
  // Without what this run of Vitest has set for its own workers.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV)/.test(name)),
  );
  const vitest = join(release, 'node_modules/vitest/vitest.mjs');
  // Each worker would load the product anew, and other operations run meanwhile.
  const args = [vitest, 'run', '--project', 'integration', '--maxWorkers', '1', ...TESTS];
  const run = spawn(process.execPath, args, { cwd: release, env });
  let output = '';
  for (const stream of [run.stdout, run.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(run, 'close')) as [number | null];
  return { code, output };
}
