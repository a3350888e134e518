import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from './startup-error.ts';

/** Size of the file written at each start to detect a full disk. */
const PROBE_BYTES = 1024 * 1024;
const NO_ROOM = ['ENOSPC', 'EDQUOT'];

/**
 * Creates the data folder.
 * @throws StartupError if it can't be written or its disk is full.
 */
export function createDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    const probe = join(dataDir, '.writable');
    writeFileSync(probe, Buffer.alloc(PROBE_BYTES));
    truncateSync(probe);
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    if (NO_ROOM.includes(code)) {
      throw new StartupError(
        `The disk of the data folder ${dataDir} is full: free some space, or set DATA_DIR to a folder on another disk.`,
      );
    }
    throw new StartupError(
      `The data folder ${dataDir} cannot be written (${code}): ` +
        'make it writable for this user, or set DATA_DIR to another folder.',
    );
  }
}

/** Reads a secret from the data folder. Creates it on first use, readable by its owner only. */
export function loadSecret(dataDir: string, name: string): string {
  const path = join(dataDir, name);
  try {
    // If two processes start at once, the first creates the file and the other reads it.
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8');
}
