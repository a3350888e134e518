/**
 * A reason the process cannot start, said in one sentence that names the fix.
 * The entry point prints the message alone and exits with 1.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}
