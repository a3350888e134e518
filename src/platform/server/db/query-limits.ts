import { sql } from 'kysely';
import { MINUTE_MS } from '../../../shared/time.ts';

/**
 * How long requests wait for the database. Together less than ten seconds, after which a person gets an answer that
 * says so.
 */
export const QUERY_LIMITS = {
  /** For a connection, a new one or one of the pool. */
  connectMs: 3_000,
  /** After this the server cancels a statement. */
  serverMs: 5_000,
  /** After this we give up ourselves: a server that hangs cancels nothing. */
  answerMs: 6_000,
} as const;

const MINUTES = '/* may take minutes */';
const LONG_ANSWER_MS = 6 * MINUTE_MS;

/** Ends a statement of background work that needs more time, and has raised `statement_timeout` for it. */
export const mayTakeMinutes = sql.raw(MINUTES);

/** Milliseconds to wait for the answer to a statement. */
export const answerLimitOf = (text: string): number =>
  text.endsWith(MINUTES) ? LONG_ANSWER_MS : QUERY_LIMITS.answerMs;
