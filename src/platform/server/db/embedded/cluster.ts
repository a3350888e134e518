import { randomBytes } from 'node:crypto';
import {
  chmod,
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../../startup-error.ts';
import type { PostgresBinaries } from './binaries.ts';
import { errorCode } from './error-code.ts';
import { canUse, giveFolder, requireNamedAccount, type ServerUser } from './server-user.ts';
import { runGuarded } from './watchdog.ts';

export const DATABASE_USER = 'offhand';

/** PostgreSQL's database folder, which it calls a cluster. */
export interface Cluster {
  folder: string;
  binaries: PostgresBinaries;
  user: ServerUser | undefined;
  /** Only on Windows, where no private socket protects the server. */
  password: string | undefined;
  log: FileHandle;
  logFile: string;
}

/**
 * Creates the cluster on the first start, under a temporary name until it is complete, and checks it on later
 * starts. Requires the folder's lock.
 */
export async function ensureCluster(cluster: Cluster): Promise<void> {
  await removeUnfinished(cluster.folder);
  const stats = await stat(cluster.folder).catch(() => undefined);
  if (stats && !(await removeIfEmpty(cluster.folder))) await checkCluster(cluster, stats.uid, stats.mode);
  else await createCluster(cluster);
}

/**
 * The folder argument for PostgreSQL. Root may store data where no other account can go, such as below /root. There
 * root starts the server inside the folder and names it by its working directory, which Linux resolves without access
 * to the parent folders.
 */
export async function folderArgument(folder: string, user: ServerUser | undefined): Promise<string> {
  if (user === undefined || (await canUse(user, [folder]))) return folder;
  if (process.platform === 'linux') return '/proc/self/cwd';
  throw new StartupError(
    `The account that runs PostgreSQL (uid ${user.uid}) cannot reach "${folder}": start Offhand as an ordinary ` +
      'user, or set DATA_DIR to a folder that other accounts can enter.',
  );
}

function unfinishedPrefix(folder: string): string {
  return `${path.basename(folder)}.new-`;
}

async function removeUnfinished(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  for (const entry of await readdir(parent)) {
    if (!entry.startsWith(unfinishedPrefix(folder))) continue;
    // The interrupted initdb may still write for a few milliseconds.
    await rm(path.join(parent, entry), { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

async function removeIfEmpty(folder: string): Promise<boolean> {
  try {
    await rmdir(folder);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes(errorCode(error) ?? '')) return false;
    throw error;
  }
}

async function checkCluster({ folder, binaries, user }: Cluster, owner: number, mode: number): Promise<void> {
  const version = await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) {
    throw new StartupError(
      `"${folder}" holds something that is not a PostgreSQL database: move it away, or set DATA_DIR to another folder.`,
    );
  }
  if (version.trim() !== String(binaries.major)) {
    throw new StartupError(
      `The database in "${folder}" was made by PostgreSQL ${version.trim()} and this Offhand brings PostgreSQL ` +
        `${binaries.major}: start it with the Offhand that made it, or move the folder away to begin with an empty one.`,
    );
  }
  // Copying a folder as root, or unpacking an archive, loses the owner and mode that PostgreSQL requires.
  if (user && owner !== user.uid) await giveFolder(folder, user);
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) await chmod(folder, 0o700);
}

async function createCluster(cluster: Cluster): Promise<void> {
  const { folder, user } = cluster;
  if (user === undefined) requireNamedAccount();
  const parent = path.dirname(folder);
  const unfinished = path.join(parent, `${unfinishedPrefix(folder)}${randomBytes(4).toString('hex')}`);
  await mkdir(unfinished, { mode: 0o700 });
  try {
    if (user) await giveFolder(unfinished, user);
    await runInitdb(cluster, unfinished);
    // initdb has synced the content; its folder's entry has to be on disk before the rename, and the rename after it.
    await syncFolder(parent);
    await rename(unfinished, folder);
    await syncFolder(parent);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    throw error;
  }
}

/**
 * Sorts text by code point, independent of the machine's language. The character type still has to be Unicode: with
 * plain "C", pg_trgm finds no letters outside ASCII. Its name differs between systems.
 */
async function runInitdb(cluster: Cluster, folder: string): Promise<void> {
  const passwordFile = `${cluster.folder}.new-password`;
  const access = ['--auth-local=trust', '--auth-host=scram-sha-256'];
  if (cluster.password !== undefined) {
    await writeFile(passwordFile, cluster.password, { mode: 0o600 });
    access.splice(0, 2, '--auth=scram-sha-256', `--pwfile=${passwordFile}`);
  }
  const logStart = (await cluster.log.stat()).size;
  try {
    for (const characterType of ['C.UTF-8', 'en_US.UTF-8', 'en-US', 'C']) {
      const { code, error } = await runGuarded({
        command: cluster.binaries.initdb,
        args: [
          `--pgdata=${await folderArgument(folder, cluster.user)}`,
          `--username=${DATABASE_USER}`,
          '--encoding=UTF8',
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
          '--locale=C',
          `--lc-ctype=${characterType}`,
          '--no-instructions',
          ...access,
        ],
        cwd: folder,
        user: cluster.user,
        output: cluster.log.fd,
      }).exited;
      if (code === 0) return;
      const reason = error?.message ?? (await lastLoggedError(cluster.logFile, logStart));
      if (!/invalid locale name|locale .* could not|encoding mismatch/i.test(reason)) {
        throw new StartupError(
          `PostgreSQL could not create its database in "${cluster.folder}" (${reason}): fix that, or set DATABASE_URL; ` +
            `the whole story is in "${cluster.logFile}".`,
        );
      }
    }
  } finally {
    await rm(passwordFile, { force: true });
  }
  throw new StartupError(
    'PostgreSQL knows none of the locales it needs here: set DATABASE_URL to another server.',
  );
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const TAIL_BYTES = 64 * 1024;

/** Returns the last error line in PostgreSQL's log after byte `start`, without its time and process. */
export async function lastLoggedError(logFile: string, start: number): Promise<string> {
  const lines = (await textSince(logFile, start)).split('\n').filter((line) => line.trim() !== '');
  const complaint = lines.findLast((line) => /\b(FATAL|PANIC|error|could not)\b/.test(line)) ?? lines.at(-1);
  return complaint?.replace(/^.*\b(?:FATAL|PANIC|error):\s+/, '').trim() ?? 'it said nothing';
}

/** Returns the log after byte `start`, at most the last 64 kB. */
export async function textSince(logFile: string, start: number): Promise<string> {
  const file = await open(logFile).catch(() => undefined);
  if (!file) return '';
  try {
    const { size } = await file.stat();
    const from = Math.max(Math.min(start, size), size - TAIL_BYTES);
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(size - from), position: from });
    return buffer.subarray(0, bytesRead).toString('utf8');
  } finally {
    await file.close();
  }
}
