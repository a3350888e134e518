import { randomBytes } from 'node:crypto';
import {
  access,
  chown,
  constants,
  mkdir,
  open,
  readFile,
  realpath,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ReportHelper } from '../../helper-processes.ts';
import { StartupError } from '../../startup-error.ts';
import { prepareBinaries } from './binaries.ts';
import { type Cluster, DATABASE_USER, ensureCluster } from './cluster.ts';
import { errorCode } from './error-code.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { launchServer, type ServerPlan, type ServerProcess } from './server-process.ts';
import { chooseServerUser } from './server-user.ts';

const SOCKET_PORT = 5432;
/** Delay between failed starts, for example on a full disk. Doubles up to the maximum. */
const FIRST_RETRY_DELAY_MS = 100;
const MAX_RETRY_DELAY_MS = 5_000;

interface EmbeddedOptions {
  dataDir: string;
  /** Called when the server ends by itself, and for each failed restart. */
  reportHelper?: ReportHelper;
  /** Settings of the server that differ from the product's, for tests. */
  settings?: ServerPlan['settings'];
}

export interface EmbeddedPostgres {
  /** Connection settings for `pg`: a socket folder as host (or 127.0.0.1 on Windows), port, user and database. */
  connection: { host: string; port: number; user: string; database: string; password?: string };
  /** Stops the server (fast shutdown) and resolves when it has ended. Idempotent. */
  stop(): Promise<void>;
}

/**
 * Starts an embedded PostgreSQL in `dataDir`/postgres, creating the folder and the database on the first start. It
 * ends with this process, however that ends, and is restarted if it ends alone.
 * @throws StartupError that names the fix if the folder cannot be used.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = await openDataFolder(options.dataDir);
  const folder = path.join(dataDir, 'postgres');
  const user = await chooseServerUser(folder);
  const lock = await lockFolder(dataDir);
  const logFile = path.join(dataDir, 'postgres.log');
  const log = await openServerLog(logFile).catch((error: unknown) => releaseAndRethrow(lock, error));
  const close = async () => {
    await log.close();
    await lock.release();
  };
  try {
    const binaries = await prepareBinaries(dataDir, user);
    const password = process.platform === 'win32' ? await savePassword(dataDir) : undefined;
    const cluster: Cluster = { folder, binaries, user, password, log, logFile };
    await ensureCluster(cluster);
    if (lock.temporaryFolder && user) await chown(lock.temporaryFolder, user.uid, user.gid);
    const folders = await planServer({ ...cluster, folder: await realpath(folder) }, folder, lock);
    const plan = { ...folders, settings: options.settings };
    const stop = supervise(plan, await launchServer(plan), close, options.reportHelper);
    return { connection: plan.connection, stop };
  } catch (error) {
    await close();
    throw error;
  }
}

async function planServer(cluster: Cluster, folder: string, lock: FolderLock): Promise<ServerPlan> {
  const account = { user: DATABASE_USER, database: 'offhand' };
  if (cluster.password !== undefined) {
    const connection = {
      host: '127.0.0.1',
      port: await freePort(),
      ...account,
      password: cluster.password,
    };
    return { cluster, connection, socketFolder: undefined };
  }
  const connection = { host: lock.temporaryFolder ?? folder, port: SOCKET_PORT, ...account };
  return { cluster, connection, socketFolder: lock.temporaryFolder ?? cluster.folder };
}

/**
 * Keeps the server running until the returned function is called. However often it ends or fails to start,
 * this process continues: it reports the database as unavailable, and works again once it is back.
 */
function supervise(
  plan: ServerPlan,
  first: ServerProcess,
  close: () => Promise<void>,
  reportHelper?: ReportHelper,
) {
  const stopped = new AbortController();
  let current: Promise<ServerProcess> = Promise.resolve(first);

  async function relaunch(): Promise<void> {
    for (
      let pauseMs = FIRST_RETRY_DELAY_MS;
      !stopped.signal.aborted;
      pauseMs = Math.min(2 * pauseMs, MAX_RETRY_DELAY_MS)
    ) {
      try {
        current = launchServer(plan);
        await current;
        return;
      } catch (error) {
        reportHelper?.('postgres', 'not started', { err: error });
      }
      await delay(pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  }
  async function keepRunning(): Promise<void> {
    while (!stopped.signal.aborted) {
      const { code, error } = await (await current).exited;
      if (stopped.signal.aborted) return;
      reportHelper?.('postgres', 'crashed', { code, err: error, log: plan.cluster.logFile });
      await relaunch();
    }
  }
  void keepRunning();

  let stopping: Promise<void> | undefined;
  async function stop(): Promise<void> {
    stopped.abort();
    const server = await current.catch(() => undefined);
    try {
      await server?.stop();
    } finally {
      await close();
    }
  }
  return () => (stopping ??= stop());
}

async function releaseAndRethrow(lock: FolderLock, error: unknown): Promise<never> {
  await lock.release();
  throw error;
}

/** Stores the password, because the cluster keeps the one it was created with. */
async function savePassword(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'postgres.password');
  const stored = await readFile(file, 'utf8').catch(() => '');
  if (stored !== '') return stored;
  const password = randomBytes(24).toString('hex');
  await writeFile(file, password, { mode: 0o600 });
  return password;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

const LOG_LIMIT_BYTES = 10 * 1024 * 1024;

/** Creates the data folder if it is missing, and returns its absolute path. */
async function openDataFolder(dataDir: string): Promise<string> {
  const folder = path.resolve(dataDir);
  try {
    // If we are root, the account that runs PostgreSQL must be able to enter it.
    await mkdir(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(folder);
  } catch (error) {
    throw new StartupError(`${complaint(folder, errorCode(error))}, or set DATA_DIR to another folder.`, {
      cause: error,
    });
  }
}

function complaint(folder: string, code: string | undefined): string {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return `The data folder "${folder}" cannot be read and written by this account: change its owner or permissions`;
    case 'EROFS':
      return `The data folder "${folder}" is on a read-only disk: make the disk writable`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `There is no room on the disk of the data folder "${folder}": free some`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `The data folder "${folder}" is not a folder: move that file away`;
    default:
      return `The data folder "${folder}" cannot be used (${code ?? 'unknown reason'}): check the disk`;
  }
}

/** Opens the server's log for appending, and empties it first if it is too long. */
async function openServerLog(file: string) {
  try {
    const size = (await stat(file).catch(() => undefined))?.size ?? 0;
    if (size > LOG_LIMIT_BYTES) await truncate(file);
    return await open(file, 'a', 0o600);
  } catch (error) {
    throw new StartupError(
      `The log file "${file}" cannot be written by this account: change its owner or remove it.`,
      { cause: error },
    );
  }
}
