/**
 * A reason why the process cannot start, in one sentence that names the fix. The entry point prints only the message
 * and exits with 1.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}
