import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { StartupError } from '../../startup-error.ts';
import { type Cluster, folderArgument, lastLoggedError, textSince } from './cluster.ts';
import { errorCode } from './error-code.ts';
import { clearLeftovers } from './leftover.ts';
import { type GuardedProgram, runGuarded } from './watchdog.ts';

/** Processes of a killed server may use its folder for up to two more seconds. */
const RETRY_MS = 10_000;
/** After a crash PostgreSQL first replays its log, which takes longer the more there is. */
const RECOVERY_MS = 10 * 60_000;
const STOP_MS = 30_000;

interface Connection {
  host: string;
  port: number;
  user: string;
  database: string;
  password?: string;
}

export interface ServerProcess {
  /** Resolves when the server has ended, requested or not. */
  exited: GuardedProgram['exited'];
  stop(): Promise<void>;
}

export interface ServerPlan {
  cluster: Cluster;
  connection: Connection;
  /** Undefined: listen on loopback, for Windows. */
  socketFolder: string | undefined;
  /** Overrides of our settings, for tests. */
  settings?: Readonly<Record<string, string | number>> | undefined;
}

/** Starts the server on the cluster and resolves once its database responds. */
export async function launchServer(plan: ServerPlan): Promise<ServerProcess> {
  const { cluster } = plan;
  const deadline = Date.now() + RETRY_MS;
  for (;;) {
    await clearLeftovers(cluster.folder, plan.socketFolder ?? cluster.folder, deadline);
    const logStart = (await cluster.log.stat()).size;
    const program = await spawnServer(plan);
    const server = { exited: program.exited, stop: () => stopServer(plan, program) };
    try {
      if (await becomesReady(plan.connection, program)) return server;
    } catch (error) {
      await server.stop();
      throw error;
    }
    const { code, error } = await program.exited;
    const folderIsBusy = /lock file|shared memory block|could not bind|could not create any/.test(
      await textSince(cluster.logFile, logStart),
    );
    if (!folderIsBusy || Date.now() > deadline) {
      throw startFailure(cluster, code, error?.message ?? (await lastLoggedError(cluster.logFile, logStart)));
    }
    await delay(100);
  }
}

async function spawnServer({
  cluster,
  connection,
  socketFolder,
  settings: moreSettings,
}: ServerPlan): Promise<GuardedProgram> {
  const onLoopback = socketFolder === undefined;
  // A relative path keeps the socket's name short for PostgreSQL, which runs inside its folder.
  const socketSetting = socketFolder === cluster.folder ? '.' : (socketFolder ?? '');
  const settings = {
    listen_addresses: onLoopback ? connection.host : '',
    port: connection.port,
    ...(onLoopback ? {} : { unix_socket_directories: socketSetting, unix_socket_permissions: '0700' }),
    max_connections: 100,
    shared_buffers: '128MB',
    huge_pages: 'off',
    jit: 'off',
    fsync: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    logging_collector: 'off',
    log_checkpoints: 'off',
    ...moreSettings,
  };
  return runGuarded({
    command: cluster.binaries.postgres,
    args: [
      '-D',
      await folderArgument(cluster.folder, cluster.user),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    cwd: cluster.folder,
    user: cluster.user,
    output: cluster.log.fd,
  });
}

/** Resolves to false if the server ended instead. */
async function becomesReady(connection: Connection, program: GuardedProgram): Promise<boolean> {
  let ended = false;
  const exited = program.exited.then(() => {
    ended = true;
  });
  const giveUpAt = Date.now() + RECOVERY_MS;
  while (!ended) {
    try {
      await ensureDatabase(connection);
      return !ended;
    } catch (error) {
      if (!isStillStarting(error) || Date.now() > giveUpAt) throw error;
    }
    await Promise.race([exited, delay(10)]);
  }
  return false;
}

async function ensureDatabase(connection: Connection): Promise<void> {
  try {
    await query(connection, 'SELECT 1');
  } catch (error) {
    if (errorCode(error) !== '3D000') throw error;
    await query({ ...connection, database: 'postgres' }, `CREATE DATABASE ${connection.database}`);
  }
}

async function query(connection: Connection, text: string): Promise<void> {
  const client = new pg.Client({ ...connection, ssl: false });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end().catch(() => {});
  }
}

function isStillStarting(error: unknown): boolean {
  const code = errorCode(error);
  const brokenOff = error instanceof Error && error.message.startsWith('Connection terminated');
  return (
    brokenOff || ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P03', '57P01'].includes(code ?? '')
  );
}

async function stopServer({ cluster, socketFolder }: ServerPlan, program: GuardedProgram): Promise<void> {
  if (process.platform === 'win32') {
    const args = ['stop', '-D', cluster.folder, '-m', 'fast', '-w'];
    await promisify(execFile)(cluster.binaries.pgCtl, args, { windowsHide: true }).catch(() => {});
    await program.exited;
    return;
  }
  program.interrupt();
  const timer = new AbortController();
  await Promise.race([program.exited, delay(STOP_MS, undefined, { signal: timer.signal }).catch(() => {})]);
  timer.abort();
  // The shell that forwards the interrupt may have been killed itself.
  await clearLeftovers(cluster.folder, socketFolder ?? cluster.folder, Date.now() + STOP_MS);
}

function startFailure(cluster: Cluster, code: number | null, reason: string): StartupError {
  const folder = path.dirname(cluster.binaries.postgres);
  if (code === 126 || code === 127) {
    return new StartupError(
      `The PostgreSQL programs in "${folder}" do not run on this machine (${reason}): use a system with glibc, ` +
        'such as Debian or Ubuntu, or set DATABASE_URL to a PostgreSQL 15 or newer.',
    );
  }
  return new StartupError(
    `PostgreSQL could not start on "${cluster.folder}" (${reason}): fix that, or set DATABASE_URL; ` +
      `the whole story is in "${cluster.logFile}".`,
  );
}
