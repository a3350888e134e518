import { type Insertable, sql } from 'kysely';
import type { Database } from './database.ts';
import type { DB } from './schema.generated.ts';

/**
 * Inserts one or more rows, all with the columns of the first. Sends them as one JSON value, so that the
 * statement is the same for any number of rows. A list of `values` would be a separate prepared statement for
 * each number.
 */
export function insertRows<Table extends keyof DB & string>(
  db: Pick<Database, 'insertInto'>,
  table: Table,
  rows: readonly Insertable<DB[Table]>[],
) {
  const columns = Object.keys(rows[0] ?? {}) as (keyof DB[Table] & string)[];
  const names = sql.join(columns.map((column) => sql.ref(column)));
  return db
    .insertInto(table)
    .columns(columns as never)
    .expression(
      sql`select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`,
    );
}
