import { sql } from 'kysely';

/** The current day (UTC), in queries. */
export const today = sql<Date>`(now() at time zone 'utc')::date`;
