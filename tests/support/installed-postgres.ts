import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { vi } from 'vitest';
import { chooseServerUser } from '../../src/platform/server/db/embedded/server-user.ts';
import { runGuarded } from '../../src/platform/server/db/embedded/watchdog.ts';
import type { PostgresAddress } from './test-databases.ts';

const PROGRAMS = ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'pg_basebackup'] as const;
type Program = (typeof PROGRAMS)[number];

/** A PostgreSQL installed on this machine, with programs that the embedded one lacks. */
export interface InstalledPostgres {
  major: number;
  /** Runs one of its programs. Rejects with the program's output if it fails. */
  run(program: Program, args: string[]): Promise<string>;
  /** Starts a server with an empty cluster. */
  start(): Promise<StartedPostgres>;
}

interface StartedPostgres {
  address: PostgresAddress;
  stop(): Promise<void>;
  /** Starts a streaming replica of it. */
  startReplica(): Promise<Replica>;
}

interface Replica {
  address: PostgresAddress;
  /** Ends it without removing its files. */
  kill(): Promise<void>;
  /** Starts it again after `kill`. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Finds the oldest supported version in PG_BIN, Debian's folders and the PATH; undefined if there is none.
 */
export async function findInstalledPostgres(oldest = 15): Promise<InstalledPostgres | undefined> {
  const debian = await readdir('/usr/lib/postgresql').catch(() => []);
  const folders = [
    ...(process.env.PG_BIN ?? '').split(delimiter),
    ...debian.map((version) => `/usr/lib/postgresql/${version}/bin`),
    ...(process.env.PATH ?? '').split(delimiter),
  ].filter((folder) => PROGRAMS.every((program) => existsSync(join(folder, program))));
  const installed = await Promise.all(
    folders.map(async (folder) => ({ folder, major: await majorOf(folder) })),
  );
  const [first] = installed.filter(({ major }) => major >= oldest).toSorted((a, b) => a.major - b.major);
  if (first === undefined) return undefined;
  const { folder, major } = first;
  return { major, run: (program, args) => run(join(folder, program), args), start: () => start(folder) };
}

async function majorOf(folder: string): Promise<number> {
  // "postgres (PostgreSQL) 15.18 (Debian …)"
  const version = await run(join(folder, 'postgres'), ['--version']).catch(() => '');
  return Number(/\) (\d+)/.exec(version)?.[1] ?? 0);
}

async function run(program: string, args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

async function start(programs: string): Promise<StartedPostgres> {
  const { cluster, address, run: runHere, listen, close } = await prepareCluster(programs);
  const initialized = await runHere('initdb', [
    `--pgdata=${cluster}`,
    `--username=${address.user}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--lc-ctype=C.UTF-8',
    '--no-sync',
  ]).exited;
  if (initialized.code !== 0) throw new Error(`initdb failed; see ${cluster}/../log`);
  await listen();
  return { address, stop: close, startReplica: () => startReplica(programs, address) };
}

async function startReplica(programs: string, primary: PostgresAddress): Promise<Replica> {
  const { cluster, address, run: runHere, listen, kill, close } = await prepareCluster(programs);
  const copied = await runHere('pg_basebackup', [
    `--pgdata=${cluster}`,
    `--host=${primary.host}`,
    `--port=${primary.port}`,
    `--username=${primary.user}`,
    '--checkpoint=fast',
    '--write-recovery-conf',
    '--no-sync',
  ]).exited;
  if (copied.code !== 0) throw new Error(`pg_basebackup failed; see ${cluster}/../log`);
  // The copy has the lock of the primary's socket.
  await rm(join(cluster, `.s.PGSQL.${primary.port}.lock`), { force: true });
  await listen();
  return { address, kill, start: listen, stop: close };
}

/** Makes the folder of a server that listens on a socket in it. */
async function prepareCluster(programs: string) {
  const folder = await mkdtemp(join(tmpdir(), 'offhand-postgres-'));
  const cluster = join(folder, 'cluster');
  // PostgreSQL refuses to run as root.
  const user = await chooseServerUser(cluster);
  await chmod(folder, 0o755);
  await mkdir(cluster, { mode: 0o700 });
  if (user) await chown(cluster, user.uid, user.gid);
  const log = await open(join(folder, 'log'), 'a');
  const runHere = (program: Program, args: string[]) =>
    runGuarded({ command: join(programs, program), args, cwd: cluster, user, output: log.fd });
  const address = { host: cluster, port: 5432, user: 'offhand' };
  let server: ReturnType<typeof runHere> | undefined;

  async function kill(): Promise<void> {
    server?.interrupt();
    await server?.exited;
  }
  return {
    cluster,
    address,
    run: runHere,
    async listen(): Promise<void> {
      server = runHere('postgres', [
        '-D',
        cluster,
        '-k',
        cluster,
        '-p',
        String(address.port),
        '-c',
        'listen_addresses=',
        '-F',
      ]);
      await vi.waitFor(() => connectOnce(address), { timeout: 20_000, interval: 50 });
    },
    kill,
    async close(): Promise<void> {
      await kill();
      await log.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function connectOnce(address: PostgresAddress): Promise<void> {
  const client = new pg.Client({ ...address, database: 'postgres' });
  try {
    await client.connect();
  } finally {
    await client.end().catch(() => undefined);
  }
}
