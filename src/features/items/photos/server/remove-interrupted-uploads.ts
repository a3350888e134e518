import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MINUTE_MS } from '../../../../shared/time.ts';

/** Node ends requests after five minutes, and decoding has a timeout too. */
const FINISHED_AFTER_MS = 30 * MINUTE_MS;

/**
 * Removes files of uploads that a crash interrupted. All others are removed by the upload itself. Runs four
 * times an hour, which limits how long they exist.
 */
export async function removeInterruptedUploads(uploadFolder: string): Promise<void> {
  // The folder does not exist before the first upload.
  const names = await readdir(uploadFolder).catch(() => []);
  for (const path of names.map((name) => join(uploadFolder, name))) {
    const found = await stat(path).catch(() => null);
    if (found?.isFile() && found.mtimeMs < Date.now() - FINISHED_AFTER_MS) await rm(path, { force: true });
  }
}
