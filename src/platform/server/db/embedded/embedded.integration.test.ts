import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded.ts';

const FIXTURE = path.join(import.meta.dirname, 'fixtures', 'embedded-process.ts');
const IS_ROOT = process.getuid?.() === 0;
const HAS_PROC = existsSync('/proc/self/cwd');

interface RunningFixture {
  child: ChildProcess;
  lines: string[];
  /** Resolves once `count` lines were printed, or the process ended. */
  printed(count: number): Promise<void>;
  ended: Promise<unknown>;
}

let root = '';
/** An initialized data folder, copied by the tests that need one. */
let template = '';
const started: ChildProcess[] = [];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'offhand test '));
  await chmod(root, 0o755);
  template = path.join(root, 'template');
  const database = await startEmbeddedPostgres({ dataDir: template });
  await database.stop();
});

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

afterAll(async () => {
  await vi.waitFor(async () => expect(await workingIn(root)).toEqual([]), { timeout: 5_000 });
  await rm(root, { recursive: true, force: true });
});

async function copyOfSeasoned(name: string): Promise<string> {
  const folder = path.join(root, name);
  await cp(template, folder, { recursive: true });
  return folder;
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir });
  onTestFinished(() => database.stop());
  return database;
}

function run(dataDir: string, account: { uid?: number; gid?: number } = {}): RunningFixture {
  const child = spawn(process.execPath, [FIXTURE, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: '/',
    ...account,
  });
  started.push(child);
  const lines: string[] = [];
  let check = () => {};
  const ended = once(child, 'close').then(() => check());
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => {
    lines.push(line);
    check();
  });
  const printed = (count: number) =>
    new Promise<void>((resolve) => {
      check = () => {
        if (lines.length >= count || child.exitCode !== null || child.signalCode !== null) resolve();
      };
      check();
    });
  return { child, lines, printed, ended };
}

async function kill({ child, ended }: RunningFixture): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

async function query(database: EmbeddedPostgres, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ ...database.connection, ssl: false });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Processes (as "number program") whose working directory is `folder`. */
async function workingIn(folder: string): Promise<string[]> {
  if (!HAS_PROC) return [];
  const programs = await Promise.all(
    (await readdir('/proc')).map(async (pid) => {
      const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => '');
      if (!cwd.startsWith(folder)) return [];
      return [`${pid} ${path.basename(await readlink(`/proc/${pid}/exe`).catch(() => ''))}`];
    }),
  );
  return programs.flat();
}

async function postmasterOf(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

describe.skipIf(process.platform === 'win32')('the embedded PostgreSQL', () => {
  it('listens on a private socket, supports every alphabet, and keeps data for the next start', async () => {
    const dataDir = await copyOfSeasoned('kept data');
    const first = await start(path.relative(process.cwd(), dataDir));
    await query(first, 'CREATE TABLE note AS SELECT 1 AS number');
    await query(first, 'CREATE EXTENSION pg_trgm');
    expect(await query(first, `SELECT lower('ÄПР'), cardinality(show_trgm('Привет')) AS trigrams`)).toEqual([
      { lower: 'äпр', trigrams: 7 },
    ]);
    expect(
      await query(
        first,
        `SELECT name, setting FROM pg_settings WHERE name IN
      ('fsync', 'listen_addresses', 'TimeZone', 'server_encoding') ORDER BY name`,
      ),
    ).toEqual([
      { name: 'TimeZone', setting: 'UTC' },
      { name: 'fsync', setting: 'on' },
      { name: 'listen_addresses', setting: '' },
      { name: 'server_encoding', setting: 'UTF8' },
    ]);
    await first.stop();
    await first.stop();

    const second = await start(dataDir);
    expect(await query(second, 'SELECT number FROM note')).toEqual([{ number: 1 }]);
  });

  it('loses no acknowledged row and leaves no process if its owner is killed while writing', async () => {
    const dataDir = await copyOfSeasoned('killed while writing');
    const acknowledged: string[] = [];
    for (const count of [20, 200, 60]) {
      const writer = run(dataDir);
      await writer.printed(count);
      await kill(writer);
      acknowledged.push(...writer.lines.slice(1));
    }
    await vi.waitFor(async () => expect(await workingIn(dataDir)).toEqual([]), { timeout: 1_000 });

    const rows = await query(await start(dataDir), 'SELECT number FROM kept');
    expect(acknowledged.length).toBeGreaterThan(200);
    expect(rows.map((row) => row.number)).toEqual(expect.arrayContaining(acknowledged));
  });

  it('stops a server that lost both its owner and its watchdog', async (test) => {
    test.skip(!HAS_PROC, 'needs /proc to find the watchdog');
    const dataDir = await copyOfSeasoned('orphaned');
    const writer = run(dataDir);
    await writer.printed(10);
    const orphan = await postmasterOf(dataDir);
    for (const shell of (await workingIn(dataDir)).filter((line) => !line.endsWith(' postgres'))) {
      process.kill(Number.parseInt(shell, 10), 'SIGKILL');
    }
    await kill(writer);
    expect(await workingIn(dataDir)).toContain(`${orphan} postgres`);

    const database = await start(dataDir);
    expect(await postmasterOf(dataDir)).not.toBe(orphan);
    const rows = await query(database, 'SELECT number FROM kept');
    expect(rows.map((row) => row.number)).toEqual(expect.arrayContaining(writer.lines.slice(1)));
  });

  it('starts after being killed at any moment of the very first start', async () => {
    const dataDir = path.join(root, 'first start');
    let earlier: string | undefined;
    for (const part of ['', 'PG_VERSION', 'base/5']) {
      const beginner = run(dataDir);
      const begun = async () => {
        const current = (await unfinished(dataDir)).find((name) => name !== earlier);
        expect(current !== undefined && existsSync(path.join(dataDir, current, part))).toBe(true);
        return current;
      };
      earlier = await vi.waitFor(begun, { timeout: 5_000, interval: 5 });
      await kill(beginner);
    }
    const database = await start(dataDir);
    expect(await query(database, 'SELECT current_database()')).toEqual([{ current_database: 'offhand' }]);
    expect(await unfinished(dataDir)).toEqual([]);
  });

  it.each([
    ['names another living program', `${process.ppid}\n`],
    ['never reached the disk', ''],
    ['names a process that is gone', '4194303\n'],
  ])('starts after a power cut whose pid file %s', async (_, text) => {
    const dataDir = await copyOfSeasoned(`power cut ${text.length}`);
    await writeFile(path.join(dataDir, 'postgres', 'postmaster.pid'), text, { mode: 0o600 });
    await writeFile(path.join(dataDir, 'postgres', '.s.PGSQL.5432.lock'), text, { mode: 0o600 });
    const database = await start(dataDir);
    expect(await query(database, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
  });

  it('lets one of several processes that start together use the folder, and tells the others why they cannot', async () => {
    const dataDir = await copyOfSeasoned('shared');
    const writers = [run(dataDir), run(dataDir), run(dataDir)];
    await Promise.all(writers.map((writer) => writer.printed(1)));
    const lines = writers.map((writer) => writer.lines[0] ?? '').sort();
    const refusal = expect.stringMatching(
      /^StartupError: Another Offhand \(process \d+\) is running on .*DATA_DIR/,
    );
    expect(lines).toEqual([refusal, refusal, 'ready']);
  });

  it('restarts by itself if the server is killed', async () => {
    const dataDir = await copyOfSeasoned('killed server');
    const database = await start(dataDir);
    process.kill(await postmasterOf(dataDir), 'SIGKILL');
    await vi.waitFor(async () => expect(await query(database, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]), {
      timeout: 10_000,
    });
  });

  it('works in a folder whose path is too long for a socket', async () => {
    const dataDir = await copyOfSeasoned('long '.repeat(20).trim());
    const database = await start(dataDir);
    expect(Buffer.byteLength(database.connection.host)).toBeLessThan(80);
    expect(await query(database, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
    await database.stop();
    expect(existsSync(database.connection.host)).toBe(false);
  });

  it('refuses the data of another PostgreSQL version, and a folder that is not a database', async () => {
    const dataDir = path.join(root, 'refused');
    await mkdir(path.join(dataDir, 'postgres'), { recursive: true });
    await writeFile(path.join(dataDir, 'postgres', 'holiday.txt'), '');
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      /not a PostgreSQL database: move it away/,
    );
    await writeFile(path.join(dataDir, 'postgres', 'PG_VERSION'), '15\n');
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      /made by PostgreSQL 15 .* move the folder away/,
    );
  });

  it('says what to do when the data folder is a file', async () => {
    const dataDir = path.join(root, 'a file');
    await writeFile(dataDir, '');
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(/is not a folder: move that file away, or set DATA_DIR/),
    });
  });

  it.skipIf(IS_ROOT)('says what to do when the data folder cannot be written', async () => {
    const dataDir = path.join(root, 'closed');
    await mkdir(dataDir, { mode: 0o500 });
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      /cannot be read and written by this account/,
    );
  });

  describe.runIf(IS_ROOT)('started by root', () => {
    it('runs as nobody in a folder that only root can enter', async () => {
      const closed = path.join(root, 'roots own');
      await cp(template, path.join(closed, 'data'), { recursive: true });
      await chmod(closed, 0o700);
      const database = await start(path.join(closed, 'data'));
      expect(await query(database, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
    });

    it('keeps a folder created by an ordinary user usable for that user, and refuses it to others', async (test) => {
      const account = await ordinaryAccount();
      test.skip(account === undefined, 'no ordinary account can run this project here');
      const home = path.join(root, 'home');
      await mkdir(home);
      await chown(home, account?.uid ?? 0, account?.gid ?? 0);
      const dataDir = path.join(home, 'data');

      const ordinary = run(dataDir, account);
      await ordinary.printed(3);
      expect(ordinary.lines[0]).toBe('ready');
      await kill(ordinary);
      const asRoot = await start(dataDir);
      expect(await query(asRoot, 'SELECT number FROM kept LIMIT 1')).toHaveLength(1);
      await asRoot.stop();
      const again = run(dataDir, account);
      await again.printed(1);
      expect(again.lines[0]).toBe('ready');
      await kill(again);

      const stranger = run(template, account);
      await stranger.printed(1);
      expect(stranger.lines[0]).toMatch(/^StartupError: .* cannot be read and written by this account/);
    });
  });
});

async function unfinished(dataDir: string): Promise<string[]> {
  const entries = await readdir(dataDir).catch(() => []);
  return entries.filter((entry) => entry.startsWith('postgres.new-'));
}

/** A named account other than root that can run the fixture. */
async function ordinaryAccount(): Promise<{ uid: number; gid: number } | undefined> {
  const fields = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .find((line) => line.startsWith('daemon:'));
  const [, , uid, gid] = fields?.split(':') ?? [];
  const account = { uid: Number(uid), gid: Number(gid) };
  const probe = spawn(process.execPath, ['--check', FIXTURE], { ...account, cwd: '/', stdio: 'ignore' });
  const code = await Promise.race([once(probe, 'exit').then(([status]) => status), once(probe, 'error')]);
  return code === 0 ? account : undefined;
}
