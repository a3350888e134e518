import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { StartupError } from '../startup-error.ts';
import { MINUTE_MS } from '../../../shared/time.ts';

/** An arbitrary number shared by all processes. Prevents two of them from migrating at once. */
const ADVISORY_LOCK = 727_363_001;
const FOLDER = new URL('./migrations/', import.meta.url);
const OLDEST_SERVER = 15;
/** Longer than any migration should take. */
const LOCK_TIMEOUT_MS = 10 * MINUTE_MS;
const LOCK_NOT_AVAILABLE = '55P03';
/** The first of 70 migrations that became one file per area before the first release (decision 0101). */
const BEFORE_AREAS = '0001-accounts.sql';

interface MigrateOptions {
  log?: Pick<Log, 'info' | 'warn'>;
  /** The data folder of an embedded database, to name it in errors. */
  dataDir?: string | undefined;
  /** How long to wait for another process that migrates. */
  lockTimeoutMs?: number;
  /** Applies no others: for the rows of a backup, which fit no later schema. */
  only?: readonly string[];
}

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/**
 * Migrates the database to the latest schema: each file of migrations/ once, in order, each in its own
 * transaction. Safe if several processes start at once.
 * @throws StartupError if the server is unreachable or too old, if the database has an unknown migration or is
 * from before the first release, or if another process does not finish migrating.
 */
export async function migrate(connection: pg.ClientConfig, options: MigrateOptions = {}): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  // A lost connection fails the query in progress. Without a listener, the event would end the process
  // without a message.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (cause) {
    throw new StartupError(
      `The database cannot be reached (${reason(cause)}): check DATABASE_URL and that PostgreSQL is running.`,
    );
  }
  try {
    await refuseOldServer(client);
    await applyMissing(client, options);
  } finally {
    await client.end();
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  );
  const version = rows[0]?.version ?? 0;
  if (version < OLDEST_SERVER) {
    throw new StartupError(`The database is PostgreSQL ${version}: Offhand needs ${OLDEST_SERVER} or newer.`);
  }
}

async function applyMissing(
  client: pg.Client,
  { log, dataDir, lockTimeoutMs = LOCK_TIMEOUT_MS, only }: MigrateOptions,
): Promise<void> {
  const start = performance.now();
  let warned = false;
  const lock: Lock = {
    timeoutMs: lockTimeoutMs,
    onWait() {
      if (!warned) log?.warn('waiting for another process that migrates the database');
      warned = true;
    },
  };
  const migrations = await readMigrations();
  const applied = await exclusively(client, lock, () => readApplied(client));
  refuseEarlier(applied, dataDir);
  refuseForeign(migrations, applied);
  const missing = migrations.filter(
    ({ name }) => !applied.has(name) && (only === undefined || only.includes(name)),
  );
  for (const { name, text, checksum } of missing) {
    await exclusively(client, lock, async () => {
      // Another process may have applied it meanwhile.
      if ((await readApplied(client)).has(name)) return;
      await client.query(text);
      await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    });
  }
  if (missing.length > 0) {
    const ms = Math.round(performance.now() - start);
    log?.info({ migrations: missing.length, ms }, 'database migrated');
  }
}

interface Lock {
  timeoutMs: number;
  /** Called if another process has the lock. */
  onWait(): void;
}

/**
 * Runs `work` in a transaction that overlaps with no other migrating process. The lock belongs to the
 * transaction instead of the session, so it also works behind a transaction pooler.
 */
async function exclusively<T>(client: pg.Client, lock: Lock, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_xact_lock($1) as locked',
      [ADVISORY_LOCK],
    );
    if (!rows[0]?.locked) {
      lock.onWait();
      await waitForLock(client, lock.timeoutMs);
    }
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function waitForLock(client: pg.Client, timeoutMs: number): Promise<void> {
  await client.query("select set_config('lock_timeout', $1, true)", [`${timeoutMs}ms`]);
  try {
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    throw new StartupError(
      `Another process has been migrating the database for ${Math.round(timeoutMs / 1000)} seconds: ` +
        'wait until it is done or end it, then start again.',
    );
  }
  // Tables that a migration changes may be locked for longer.
  await client.query('set local lock_timeout to default');
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, FOLDER), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** Returns the checksums of the applied migrations by name. */
async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(
    `create table if not exists schema_migrations (
       name text primary key, checksum text not null, applied_at timestamptz not null default now()
     )`,
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function refuseEarlier(applied: ReadonlyMap<string, string>, dataDir: string | undefined): void {
  if (!applied.has(BEFORE_AREAS)) return;
  const [where, fix] =
    dataDir === undefined
      ? ['', 'Set DATABASE_URL to an empty database']
      : [` in ${dataDir}`, `Move that folder away, for example to ${dataDir}-old`];
  throw new StartupError(
    `The database${where} is from before the first release and cannot be used anymore. Nothing in it was changed. ` +
      `${fix}, then start again. To keep its data, see docs/decisions/0101-one-migration-per-area.md.`,
  );
}

function refuseForeign(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const names = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied.keys()].filter((name) => !names.has(name));
  if (unknown.length > 0) {
    throw new StartupError(
      `The database was migrated by a newer Offhand (${unknown.join(', ')}): start that version, or use another database.`,
    );
  }
  for (const { name, checksum } of migrations) {
    if (applied.has(name) && applied.get(name) !== checksum) {
      throw new StartupError(
        `Migration ${name} was changed after it was applied: put it back and add a new file instead.`,
      );
    }
  }
}

/** Returns the names of those migrations that this version does not have, or not as they were applied. */
export async function unknownMigrations(
  applied: readonly { name: string; checksum: string }[],
): Promise<string[]> {
  const known = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]));
  return applied.filter(({ name, checksum }) => known.get(name) !== checksum).map(({ name }) => name);
}

function reason(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return code ?? message ?? 'no reason given';
}
