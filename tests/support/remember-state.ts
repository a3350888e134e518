import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../src/platform/server/db/database.ts';

/**
 * Reads the rows of a database and the names of the files in a folder. Returns a function that removes all others and
 * restores these rows.
 */
export async function rememberState(db: Database, folder: string): Promise<() => Promise<void>> {
  const [rows, files] = await Promise.all([rememberRows(db), filesIn(folder)]);
  const known = new Set(files);
  return async () => {
    await rows.restore();
    const others = (await filesIn(folder)).filter((path) => !known.has(path));
    await Promise.all(others.map((path) => rm(path, { force: true })));
  };
}

async function rememberRows(db: Database): Promise<{ restore: () => Promise<void> }> {
  const { rows: tables } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'jobs'::regnamespace)`.execute(db);
  const remembered: { name: string; rows: string }[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ rows: string | null }>`
      select json_agg(to_json(whole_row))::text as rows from ${sql.raw(name)} whole_row`.execute(db);
    if (rows[0]?.rows) remembered.push({ name, rows: rows[0].rows });
  }
  const deletions = sql.raw(tables.map(({ name }) => `delete from ${name}`).join(';'));
  return {
    restore: () =>
      db.transaction().execute(async (trx) => {
        // Without triggers and foreign keys, so that each table is emptied alone.
        await sql`set local session_replication_role = replica`.execute(trx);
        await deletions.execute(trx);
        for (const { name, rows } of remembered) {
          await sql`
            insert into ${sql.raw(name)} overriding system value
            select * from json_populate_recordset(null::${sql.raw(name)}, ${rows}::json)`.execute(trx);
        }
      }),
  };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}
