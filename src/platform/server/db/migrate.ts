import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';

/** Any number, the same in every process; keeps two of them from migrating at once. */
const ADVISORY_LOCK = 727_363_001;
const FOLDER = new URL('./migrations/', import.meta.url);
const OLDEST_SERVER = 15;

/**
 * Brings the database to the newest schema: each file of migrations/ once, in order, each in a transaction of its
 * own. Safe when several processes start at once.
 * @throws StartupError when the server cannot be reached, is too old, or holds a migration this version does not know.
 */
export async function migrate(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (cause) {
    throw new StartupError(
      `The database cannot be reached (${reason(cause)}): check DATABASE_URL and that PostgreSQL is running.`,
    );
  }
  try {
    await refuseOldServer(client);
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    await applyMissing(client);
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

async function applyMissing(client: pg.Client): Promise<void> {
  await client.query(
    `create table if not exists schema_migrations (
       name text primary key, checksum text not null, applied_at timestamptz not null default now()
     )`,
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  const unknown = [...applied.keys()].filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new StartupError(
      `The database was migrated by a newer Offhand (${unknown.join(', ')}): start that version, or use another database.`,
    );
  }
  for (const name of names) {
    const text = await readFile(new URL(name, FOLDER), 'utf8');
    const checksum = createHash('sha256').update(text).digest('hex');
    const known = applied.get(name);
    if (known === checksum) continue;
    if (known !== undefined) {
      throw new StartupError(
        `Migration ${name} was changed after it was applied: put it back and add a new file instead.`,
      );
    }
    await client.query('begin');
    try {
      await client.query(text);
      await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  }
}

function reason(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return code ?? message ?? 'no reason given';
}
