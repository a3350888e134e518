import { type RawBuilder, sql } from 'kysely';

/**
 * Use `where('id', '=', anyOf(ids))` instead of `where('id', 'in', ids)`, which makes a separate prepared statement
 * for each number of values.
 */
export const anyOf = <T>(values: readonly T[]): RawBuilder<T> => sql<T>`any(${values})`;
