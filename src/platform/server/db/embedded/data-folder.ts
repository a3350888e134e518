import { access, constants, mkdir, open, realpath, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../../startup-error.ts';
import { errorCode } from './error-code.ts';

const LOG_LIMIT_BYTES = 10 * 1024 * 1024;

/** Creates the data folder if it is missing, and returns its absolute path. */
export async function openDataFolder(dataDir: string): Promise<string> {
  const folder = path.resolve(dataDir);
  try {
    // If we are root, the account that runs PostgreSQL must be able to enter it.
    await mkdir(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(folder);
  } catch (error) {
    throw new StartupError(`${complaint(folder, errorCode(error))}, or set DATA_DIR to another folder.`, {
      cause: error,
    });
  }
}

function complaint(folder: string, code: string | undefined): string {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return `The data folder "${folder}" cannot be read and written by this account: change its owner or permissions`;
    case 'EROFS':
      return `The data folder "${folder}" is on a read-only disk: make the disk writable`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `There is no room on the disk of the data folder "${folder}": free some`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `The data folder "${folder}" is not a folder: move that file away`;
    default:
      return `The data folder "${folder}" cannot be used (${code ?? 'unknown reason'}): check the disk`;
  }
}

/** Opens the server's log for appending, and empties it first if it is too long. */
export async function openServerLog(file: string) {
  try {
    const size = (await stat(file).catch(() => undefined))?.size ?? 0;
    if (size > LOG_LIMIT_BYTES) await truncate(file);
    return await open(file, 'a', 0o600);
  } catch (error) {
    throw new StartupError(
      `The log file "${file}" cannot be written by this account: change its owner or remove it.`,
      { cause: error },
    );
  }
}
