import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { refuseUnfinishedRestore } from '../db/unfinished-restore.ts';
import { withClient } from '../db/with-client.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import {
  ABOUT_ENTRY,
  type About,
  FILES,
  FORMAT,
  ROWS,
  SCHEMA_ENTRY,
  type Schema,
  SECRETS_ENTRY,
  UNFINISHED_JOBS,
} from './backup-contents.ts';
import { type AddEntry, writeBackupFile } from './backup-file.ts';
import { type Secrets, sealSecrets } from './sealed-secrets.ts';

/** What was done so far: files by number, rows by bytes. */
export type OnProgress = (what: string, done: number, total: number) => void;

export interface BackUpOptions {
  connection: pg.ClientConfig;
  storage: Pick<FileStorage, 'list' | 'open'>;
  path: string;
  /** Encrypted with the passphrase. */
  secrets?: { values: Secrets; passphrase: string } | undefined;
  onProgress?: OnProgress;
}

/** Bytes of rows in an entry: what is in memory at a time. */
const PART_BYTES = 4 * 1024 * 1024;

/** Tables that are made anew when they are missing: what applied the schema, and an index of meaning. */
const NOT_BACKED_UP = ['schema_migrations', 'listing_vectors', UNFINISHED_JOBS];

/**
 * Writes a backup of the site into one file, while the site runs: all rows as they are at one moment, and all files they
 * need.
 * @throws StartupError if the database is unreachable or a restore into it has not finished, or if the file cannot be
 * written.
 */
export async function backUp(options: BackUpOptions): Promise<void> {
  const { connection, path, secrets } = options;
  await withClient({ ...connection, application_name: 'offhand backup' }, async (client) => {
    await refuseUnfinishedRestore(client);
    await writeBackupFile(path, async (add) => {
      await addJson(add, ABOUT_ENTRY, {
        format: FORMAT,
        createdAt: new Date().toISOString(),
      } satisfies About);
      if (secrets) {
        const sealed = await sealSecrets(secrets.values, secrets.passphrase);
        await add(SECRETS_ENTRY, sealed.length, [sealed]);
      }
      // Before and after the rows: a file that is removed meanwhile was there before, one that is added is there after.
      const added = new Set<string>();
      await addFiles(options, add, added);
      await addRows(client, options, add);
      await addFiles(options, add, added);
    });
  });
}

async function addFiles({ storage, onProgress }: BackUpOptions, add: AddEntry, added: Set<string>) {
  const missing: string[] = [];
  for await (const page of storage.list())
    for (const { key } of page) if (!added.has(key) && !key.endsWith('.part')) missing.push(key);
  for (const [index, key] of missing.entries()) {
    const file = await storage.open(key);
    // Removed since it was listed.
    if (file === null) continue;
    await add(`${FILES}${key}`, file.size, file.body);
    added.add(key);
    onProgress?.('files', index + 1, missing.length);
  }
}

async function addRows(client: pg.Client, { onProgress }: BackUpOptions, add: AddEntry): Promise<void> {
  await client.query(
    `set statement_timeout = 0; set timezone = 'UTC'; begin isolation level repeatable read, read only`,
  );
  const tables = [...(await findTables(client)), ...(await unfinishedJobs(client))];
  await addJson(add, SCHEMA_ENTRY, {
    migrations: await rowsOf(client, 'select name, checksum from schema_migrations order by name'),
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    sequences: await rowsOf(
      client,
      `select sequencename as name, last_value::text as value from pg_sequences
       where schemaname = current_schema() and last_value is not null`,
    ),
  } satisfies Schema);
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  for (const { name, source, bytes } of tables) {
    let part = 0;
    for await (const rows of inParts(client.query(copyTo(`copy ${source} to stdout`)))) {
      await add(`${ROWS}${name}/${part}`, rows.length, [rows]);
      part += 1;
    }
    done += bytes;
    onProgress?.('rows', done, total);
  }
  await client.query('commit');
}

interface Table {
  name: string;
  columns: string[];
  /** What COPY reads. */
  source: string;
  /** On the disk. */
  bytes: number;
}

async function findTables(client: pg.Client): Promise<Table[]> {
  const tables = await rowsOf<Omit<Table, 'source'>>(
    client,
    `select relname as name, pg_table_size(pg_class.oid)::float8 as bytes,
       array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
       and attgenerated = ''
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and relpersistence = 'p'
       and relname <> all ($1)
     group by pg_class.oid order by relname`,
    [NOT_BACKED_UP],
  );
  return tables.map((table) => ({
    ...table,
    source: `${pg.escapeIdentifier(table.name)} (${columnList(table.columns)})`,
  }));
}

/** Background work that is due or waits, as rows of the table that it is restored into. */
async function unfinishedJobs(client: pg.Client): Promise<Table[]> {
  const [tables] = await rowsOf<{ restored: boolean; jobs: boolean }>(
    client,
    `select to_regclass($1) is not null as restored, to_regclass('jobs.job') is not null as jobs`,
    [UNFINISHED_JOBS],
  );
  if (!tables?.restored) return [];
  const columns = ['id', 'queue', 'data', 'start_after'];
  const restored = `select ${columnList(columns)} from ${UNFINISHED_JOBS}`;
  const waiting = `
    select id, name, data, start_after from jobs.job
    where state in ('created', 'retry', 'active') and data is not null and name not like '\\_\\_pgboss%'`;
  const source = `(${tables.jobs ? `${restored} union all ${waiting}` : restored})`;
  return [{ name: UNFINISHED_JOBS, columns, source, bytes: 0 }];
}

export const columnList = (columns: readonly string[]): string =>
  columns.map((column) => pg.escapeIdentifier(column)).join(', ');

async function rowsOf<T>(client: pg.Client, text: string, values: unknown[] = []): Promise<T[]> {
  return (await client.query(text, values)).rows as T[];
}

async function* inParts(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of rows) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(chunks);
}

async function addJson(add: AddEntry, name: string, content: unknown): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(content));
  await add(name, bytes.length, [bytes]);
}
