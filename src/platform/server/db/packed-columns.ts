import { type RawBuilder, sql } from 'kysely';

/**
 * Rows sent as one text per column, with a line per row. node-postgres spends more time on each field than on each byte,
 * so hundreds of rows with a dozen short columns arrive at a fraction of the cost.
 */
export type Packed<Column extends string> = Record<Column, string | null>;

/** The values of each column, by row. Null is ''. */
export type Unpacked<Columns> = { readonly [Column in keyof Columns]: readonly string[] };

/** Selects these columns of a subquery packed, in its order. No value may contain a line break. */
export const packed = (columns: readonly string[]): RawBuilder<unknown> =>
  sql.raw(
    columns.map((column) => `string_agg(coalesce(${column}::text, ''), E'\\n') as ${column}`).join(', '),
  );

/** Splits packed columns, which are null without rows. */
export function unpacked<Columns extends Partial<Packed<string>>>(columns: Columns): Unpacked<Columns> {
  const values = Object.entries(columns).map(([name, text]) => [name, text?.split('\n') ?? []] as const);
  return Object.fromEntries(values) as { [Column in keyof Columns]: string[] };
}
