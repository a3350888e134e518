import { sql } from 'kysely';
import { MINUTE_MS } from '../../../shared/time.ts';

/**
 * How long requests wait for the database. Less than ten seconds in total, after which a person gets an error
 * that says so.
 */
export const QUERY_LIMITS = {
  /** For a new or pooled connection. */
  connectMs: 3_000,
  /** After this the server cancels a statement. */
  serverMs: 5_000,
  /** After this we give up: a server that hangs cancels nothing. */
  answerMs: 6_000,
} as const;

/** Six processes, each with one more connection to listen, fit in the 100 that PostgreSQL allows by default. */
export const DEFAULT_POOL_SIZE = 15;

const MINUTES = '/* may take minutes */';
const LONG_ANSWER_MS = 6 * MINUTE_MS;

/** Appended to statements of background work that needs more time and has raised `statement_timeout`. */
export const allowMinutes = sql.raw(MINUTES);

/** Returns how many milliseconds to wait for a statement. */
export const answerLimitOf = (text: string): number =>
  text.endsWith(MINUTES) ? LONG_ANSWER_MS : QUERY_LIMITS.answerMs;
