import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate } from '../db/migrate.ts';
import { unknownMigrations } from '../db/read-migrations.ts';
import { UNFINISHED_RESTORE } from '../db/unfinished-restore.ts';
import { withClient } from '../db/with-client.ts';
import { StartupError } from '../startup-error.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { columnList, type OnProgress } from './back-up.ts';
import {
  ABOUT_ENTRY,
  About,
  FILES,
  FORMAT,
  ROWS,
  SCHEMA_ENTRY,
  Schema,
  SECRETS_ENTRY,
} from './backup-contents.ts';
import { bytesOf, readBackupFile } from './backup-file.ts';
import { openSecrets, type Secrets } from './sealed-secrets.ts';

export interface Backup {
  path: string;
  createdAt: Date;
  schema: Schema;
  /** Null if it has none, or no passphrase was given. */
  secrets: Secrets | null;
}

interface CheckOptions {
  passphrase?: string | undefined;
  onProgress?: OnProgress;
}

/**
 * Reads a whole backup file before anything is restored from it.
 * @throws StartupError if it is damaged, from a newer version, or has another passphrase.
 */
export async function checkBackup(
  path: string,
  { passphrase, onProgress }: CheckOptions = {},
): Promise<Backup> {
  let about: About | undefined;
  let schema: Schema | undefined;
  let secrets: Secrets | null = null;
  for await (const { name, content } of readBackupFile(path, await progressOf('checked', path, onProgress))) {
    const bytes =
      name.startsWith(ROWS) || name.startsWith(FILES) ? await drained(content) : await bytesOf(content);
    if (name === ABOUT_ENTRY) about = About.parse(JSON.parse(String(bytes)));
    if (about !== undefined && about.format > FORMAT) throw new StartupError(newer(path));
    if (name === SCHEMA_ENTRY) schema = Schema.parse(JSON.parse(String(bytes)));
    if (name === SECRETS_ENTRY && passphrase !== undefined) secrets = await openSecrets(bytes, passphrase);
  }
  if (about === undefined || schema === undefined)
    throw new StartupError(`${path} is not a backup of Offhand.`);
  const unknown = await unknownMigrations(schema.migrations);
  if (unknown.length > 0) throw new StartupError(newer(path, unknown));
  return { path, createdAt: new Date(about.createdAt), schema, secrets };
}

const newer = (path: string, migrations: readonly string[] = []): string =>
  `${path} was made by a newer or another Offhand${migrations.length > 0 ? ` (${migrations.join(', ')})` : ''}: restore it with that version.`;

interface RestoreOptions {
  connection: pg.ClientConfig;
  storage: Pick<FileStorage, 'put'>;
  onProgress?: OnProgress;
  /** Called when everything is restored, just before the database can be used. */
  beforeUse?: () => void;
}

/**
 * Restores a backup into an empty database, as the role that owns it, then updates its schema to this version. If it is
 * interrupted, the database refuses to be used, and it can be run again.
 * @throws StartupError if the database is unreachable or not empty.
 */
export async function restoreBackup(backup: Backup, options: RestoreOptions): Promise<void> {
  const { connection, beforeUse } = options;
  await withClient({ ...connection, application_name: 'offhand restore' }, async (client) => {
    await refuseUsed(client, backup.schema);
    await client.query(`create table if not exists ${UNFINISHED_RESTORE} ()`);
    await migrate(connection, { only: backup.schema.migrations.map(({ name }) => name) });
    await client.query(`set statement_timeout = 0; set timezone = 'UTC'`);
    await client.query('begin');
    await fillTables(client, backup, options);
    await client.query(`drop table ${UNFINISHED_RESTORE}`);
    beforeUse?.();
    await client.query('commit');
    await client.query('analyze');
  });
  await migrate(connection);
}

/** Allows an empty database, and what an earlier attempt left: the schema, or some of it. */
async function refuseUsed(client: pg.Client, { migrations }: Schema): Promise<void> {
  const used = new StartupError(
    'The database is not empty. Restore into a new one: set DATABASE_URL to an empty database, or DATA_DIR to an empty folder.',
  );
  const running = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'offhand' limit 1`,
  );
  if (running.rows.length > 0) throw new StartupError('Offhand runs with this database: stop it first.');
  const tables = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and relname <> $1`,
    [UNFINISHED_RESTORE],
  );
  if (tables.rows.length === 0) return;
  if (!tables.rows.some(({ name }) => name === 'schema_migrations')) throw used;
  const applied = await client.query<{ name: string }>('select name from schema_migrations');
  const known = new Set(migrations.map(({ name }) => name));
  if (applied.rows.some(({ name }) => !known.has(name))) throw used;
  for (const table of ['users', 'profiles', 'listings']) {
    if (!tables.rows.some(({ name }) => name === table)) continue;
    const { rows } = await client.query(`select from ${table} limit 1`);
    if (rows.length > 0) throw used;
  }
}

async function fillTables(
  client: pg.Client,
  backup: Backup,
  { storage, onProgress }: RestoreOptions,
): Promise<void> {
  const { tables, sequences } = backup.schema;
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
  const names = tables.map(({ name }) => pg.escapeIdentifier(name));
  const references = await dropReferences(client);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  // Rows that migrations insert.
  await client.query(`truncate ${names.join(', ')}`);

  const entries = readBackupFile(backup.path, await progressOf('restored', backup.path, onProgress));
  let next = await entries.next();
  /** The rows of a table, which may be in several entries. */
  async function* rowsOf(table: string): AsyncGenerator<Uint8Array> {
    while (!next.done && next.value.name.startsWith(`${ROWS}${table}/`)) {
      yield* next.value.content;
      next = await entries.next();
    }
  }
  while (!next.done) {
    const { name, content } = next.value;
    const table = name.startsWith(ROWS) ? (name.split('/')[1] ?? '') : null;
    if (table !== null) {
      const columns = columnList(columnsOf.get(table) ?? []);
      await pipeline(
        rowsOf(table),
        client.query(copyFrom(`copy ${pg.escapeIdentifier(table)} (${columns}) from stdin`)),
      );
      continue;
    }
    if (name.startsWith(FILES)) await storage.put(name.slice(FILES.length), await bytesOf(content));
    else await drained(content);
    next = await entries.next();
  }

  for (const { name, value } of sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [pg.escapeIdentifier(name), value]);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`);
}

interface Reference {
  table: string;
  name: string;
  definition: string;
}

/** Drops all foreign keys, because tables are filled in any order. Added again, each is checked once for all rows. */
async function dropReferences(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  return rows;
}

async function drained(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  for await (const chunk of content) void chunk;
  return Buffer.alloc(0);
}

async function progressOf(what: string, path: string, onProgress: OnProgress | undefined) {
  const total = (await stat(path).catch(() => null))?.size ?? 0;
  return (bytes: number) => onProgress?.(what, bytes, total);
}
