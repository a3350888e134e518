import { type RawBuilder, sql } from 'kysely';

/**
 * Use `where('id', '=', anyOf(ids))` instead of `where('id', 'in', ids)`, which makes a separate prepared statement
 * for each number of values.
 */
export const anyOf = <T>(values: readonly T[]): RawBuilder<T> => sql<T>`any(${values})`;

/** Escapes the wildcards of LIKE, so that typed text matches itself only. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/**
 * SQL for a new UUID of version 7, which begins with the time in milliseconds: rows with equal times are then
 * ordered by insertion. PostgreSQL has `uuidv7()` only since 18.
 */
export const timeOrderedId = (): RawBuilder<string> => sql<string>`encode(
  set_bit(set_bit(
    overlay(uuid_send(gen_random_uuid()) placing
      substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
    52, 1), 53, 1), 'hex')::uuid`;
