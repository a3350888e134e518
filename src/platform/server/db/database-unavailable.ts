import pg from 'pg';
import { commonErrors, DomainError } from '../../../shared/errors.ts';

/** The embedded database restarts in about a second. */
const RETRY_AFTER_SECONDS = 5;

/**
 * PostgreSQL errors that are not caused by the statement: connection lost (08), out of memory, disk or
 * connections (53), canceled after a timeout (57014), shutting down or starting (57P).
 */
const UNAVAILABLE = /^(?:08...|53...|57014|57P0[1-5])$/;
/** Error messages of `pg` itself. */
const NO_ANSWER = /^Connection terminated|^Query read timeout$|^timeout e|not queryable$/;

/** Whether a statement failed because the database did not respond, for an error of `pg`. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return UNAVAILABLE.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  // A system error of the connection, such as ECONNRESET, names its system call.
  return 'syscall' in error || NO_ANSWER.test(error.message);
}

export const unavailable = (cause: unknown): DomainError =>
  new DomainError(commonErrors.SERVICE_UNAVAILABLE, { cause, retryAfter: RETRY_AFTER_SECONDS });
