import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '../src/platform/server/db/database.ts';
import type { DB } from '../src/platform/server/db/schema.generated.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** Captures the SQL that `ask` sends to the database, with its parameters. */
export async function capturedSql(
  connection: pg.ClientConfig,
  ask: (db: Database) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new pg.Pool(connection) }),
    log: ({ query }) => {
      statements.push({ text: query.sql, values: [...query.parameters] });
    },
  });
  try {
    await ask(db);
  } finally {
    await db.destroy();
  }
  return statements;
}
