import type pg from 'pg';
import { MINUTE_MS } from '../../../shared/time.ts';
import type { Log } from '../log.ts';
import { StartupError } from '../startup-error.ts';
import {
  type AppliedMigration,
  blockingMigrations,
  type Migration,
  readMigrations,
} from './read-migrations.ts';
import { refuseUnfinishedRestore } from './unfinished-restore.ts';
import { withClient } from './with-client.ts';

/** An arbitrary number shared by all processes. Prevents two of them from migrating at once. */
const ADVISORY_LOCK = 727_363_001;
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

interface Migrated {
  /** The migrations that this process knows. Its files may be newer after an upgrade. */
  known: ReadonlySet<string>;
  /** How many of them were missing. */
  applied: number;
}

/**
 * Migrates the database to the latest schema: each file of migrations/ once, in order, each in its own
 * transaction. Safe if several processes start at once.
 * @throws StartupError if the server is unreachable or too old, if the database isn't in UTF-8, if a newer release
 * changed it so that this one can't run on it, if it is from before the first release, if a restore into it has not
 * finished, or if another process does not finish migrating.
 */
export async function migrate(connection: pg.ClientConfig, options: MigrateOptions = {}): Promise<Migrated> {
  return withClient(connection, async (client) => {
    await refuseUnsuitable(client);
    if (options.only === undefined) await refuseUnfinishedRestore(client);
    return applyMissing(client, options);
  });
}

/** Returns which migrations this version would apply, and those of them that end processes of the running version. */
export async function planMigrations(
  connection: pg.ClientConfig,
): Promise<{ missing: string[]; blocking: string[] }> {
  return withClient(connection, async (client) => {
    const migrations = await readMigrations();
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations').catch(() => {
      throw new StartupError('There is no site in the database: start this version to create it.');
    });
    const applied = new Set(rows.map(({ name }) => name));
    const missing = migrations.filter(({ name }) => !applied.has(name));
    return { missing: missing.map(({ name }) => name), blocking: blockingMigrations(missing, applied) };
  });
}

async function refuseUnsuitable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int / 10000 as version, getdatabaseencoding() as encoding`,
  );
  const { version = 0, encoding = '' } = rows[0] ?? {};
  if (version < OLDEST_SERVER) {
    throw new StartupError(`The database is PostgreSQL ${version}: Offhand needs ${OLDEST_SERVER} or newer.`);
  }
  // What a server has whose machine had no language when it was installed.
  if (encoding !== 'UTF8') {
    throw new StartupError(
      `The database has the encoding ${encoding}: make it again with createdb --encoding=UTF8 --template=template0.`,
    );
  }
}

async function applyMissing(
  client: pg.Client,
  { log, dataDir, lockTimeoutMs = LOCK_TIMEOUT_MS, only }: MigrateOptions,
): Promise<Migrated> {
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
  refuseChanged(migrations, applied);
  const known = new Set(migrations.map(({ name }) => name));
  const missing = migrations.filter(
    ({ name }) => !applied.has(name) && (only === undefined || only.includes(name)),
  );
  const newer = [...applied.values()].filter(({ name }) => !known.has(name));
  if (newer.length > 0) {
    refuseNewer(newer, { known, missing });
    log?.info({ migrations: newer.map(({ name }) => name) }, 'a newer release has migrated the database');
  }
  for (const migration of missing) {
    await exclusively(client, lock, async () => {
      // Another process may have applied it meanwhile.
      if ((await readApplied(client)).has(migration.name)) return;
      await client.query(migration.text);
      await record(client, migration);
    });
  }
  if (missing.length > 0) {
    const ms = Math.round(performance.now() - start);
    log?.info({ migrations: missing.length, ms }, 'database migrated');
  }
  return { known, applied: missing.length };
}

async function record(client: pg.Client, { name, checksum, needs }: Migration): Promise<void> {
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
  // The first migrations are recorded before the column exists. None of them needs another.
  if (needs !== null)
    await client.query('update schema_migrations set needs = $2 where name = $1', [name, needs]);
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

/** Returns the applied migrations by name. */
async function readApplied(client: pg.Client): Promise<Map<string, AppliedMigration>> {
  await client.query(
    `create table if not exists schema_migrations (
       name text primary key, checksum text not null, applied_at timestamptz not null default now()
     )`,
  );
  // By way of JSON, because the column is added by a migration.
  const { rows } = await client.query<AppliedMigration>(
    `select name, checksum, to_jsonb(schema_migrations) ->> 'needs' as needs from schema_migrations`,
  );
  return new Map(rows.map((row) => [row.name, row]));
}

function refuseEarlier(applied: ReadonlyMap<string, unknown>, dataDir: string | undefined): void {
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

function refuseChanged(
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, AppliedMigration>,
): void {
  for (const { name, checksum } of migrations) {
    if (applied.has(name) && applied.get(name)?.checksum !== checksum) {
      throw new StartupError(
        `Migration ${name} was changed after it was applied: put it back and add a new file instead.`,
      );
    }
  }
}

function refuseNewer(
  newer: readonly AppliedMigration[],
  { known, missing }: { known: ReadonlySet<string>; missing: readonly Migration[] },
): void {
  // A release that a newer one follows has nothing to add.
  const blocking = missing.length > 0 ? newer.map(({ name }) => name) : blockingMigrations(newer, known);
  if (blocking.length === 0) return;
  throw new StartupError(
    `The database was migrated by a newer Offhand (${blocking.join(', ')}): start that version, or use another database.`,
  );
}
