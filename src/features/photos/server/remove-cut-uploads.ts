import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MINUTE_MS } from '../../../shared/time.ts';

/** Node ends a request that takes longer than five minutes, and decoding has a limit too. */
const FINISHED_AFTER_MS = 30 * MINUTE_MS;

/**
 * Removes the files of uploads that a crash cut off; all others are removed by the upload itself. Run by a schedule four
 * times an hour, so that none is there for longer than that.
 */
export async function removeCutUploads(uploadFolder: string): Promise<void> {
  // The folder does not exist before the first upload.
  const names = await readdir(uploadFolder).catch(() => []);
  for (const path of names.map((name) => join(uploadFolder, name))) {
    const found = await stat(path).catch(() => null);
    if (found?.isFile() && found.mtimeMs < Date.now() - FINISHED_AFTER_MS) await rm(path, { force: true });
  }
}
