import { isUnavailable } from '../src/platform/server/db/database.ts';
import { StartupError } from '../src/platform/server/startup-error.ts';
import { commonErrors, DomainError } from '../src/shared/errors.ts';

/**
 * Runs a command for operators and prints the sentence it returns. If something outside the program stops it, such as a
 * full disk, prints only a sentence that says so, and ends with 1.
 */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    const reason = outsideReason(error);
    if (reason === undefined) throw error;
    process.stderr.write(`${reason}\n`);
    process.exitCode = 1;
  }
}

function outsideReason(error: unknown): string | undefined {
  if (error instanceof StartupError) return error.message;
  const cause = error instanceof DomainError ? error.cause : error;
  const { code, path, message } = cause as NodeJS.ErrnoException;
  if (error instanceof DomainError && error.spec.code === commonErrors.FILES_UNAVAILABLE.code) {
    return `Uploaded files cannot be stored or read (${code ?? message}): free space on their disk, or check that the bucket answers, then run this again.`;
  }
  if (path !== undefined && code !== undefined) {
    return `${path} cannot be used (${code}): free space on its disk and let this account use it, then run this again.`;
  }
  if (isUnavailable(cause)) {
    return `The database stopped answering (${message}): check that PostgreSQL runs and that its disk has space, then run this again.`;
  }
  return undefined;
}
