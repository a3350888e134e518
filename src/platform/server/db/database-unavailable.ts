import pg from 'pg';
import { commonErrors, DomainError } from '../../../shared/errors.ts';

/** The embedded database restarts in about a second. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Errors of PostgreSQL that say nothing about the statement: connection lost (08), no memory, disk or connection left
 * (53), canceled because it took too long (57014), shutting down or starting (57P).
 */
const UNAVAILABLE = /^(?:08...|53...|57014|57P0[1-5])$/;
/** What `pg` itself says. */
const NO_ANSWER = /^Connection terminated|^Query read timeout$|^timeout e|not queryable$/;

/** Whether a statement failed because the database did not answer, for an error of `pg`. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return UNAVAILABLE.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  // An error of the system on the connection, such as ECONNRESET, names its call.
  return 'syscall' in error || NO_ANSWER.test(error.message);
}

export const unavailable = (cause: unknown): DomainError =>
  new DomainError(commonErrors.SERVICE_UNAVAILABLE, { cause, retryAfter: RETRY_AFTER_SECONDS });
