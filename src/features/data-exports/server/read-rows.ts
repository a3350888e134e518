import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/server/db/schema.generated.ts';

/** Rows in memory at once. */
const PAGE = 500;

/** Reads any number of rows in pages, through a database cursor. One query at a time. */
export async function* readRows<Row extends object>(
  trx: Transaction<DB>,
  query: RawBuilder<Row>,
): AsyncGenerator<Row[]> {
  await sql`declare person_rows no scroll cursor for ${query}`.execute(trx);
  for (let areMore = true; areMore; ) {
    const { rows } = await sql<Row>`fetch ${sql.lit(PAGE)} from person_rows`.execute(trx);
    areMore = rows.length === PAGE;
    if (rows.length > 0) yield rows;
  }
  await sql`close person_rows`.execute(trx);
}
