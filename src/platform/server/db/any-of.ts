import { type RawBuilder, sql } from 'kysely';

/**
 * `where('id', '=', anyOf(ids))` in place of `where('id', 'in', ids)`, which is a statement of its own, to be prepared
 * anew, for each number of values.
 */
export const anyOf = <T>(values: readonly T[]): RawBuilder<T> => sql<T>`any(${values})`;
