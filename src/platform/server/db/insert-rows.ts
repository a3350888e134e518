import { type Insertable, sql } from 'kysely';
import type { Database } from './database.ts';
import type { DB } from './schema.generated.ts';

/**
 * Inserts several rows, at least one, all with the columns of the first. They travel as one value, so it is the same
 * statement however many they are; a list of `values` would be one of its own for each number of rows.
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
