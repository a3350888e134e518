import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps files here in memory. */
const MEMORY = '/dev/shm';
/** Required free space in bytes: more than all concurrent tests store. */
const ENOUGH = 4 * 1024 ** 3;

/**
 * Creates a folder for temporary data, in memory if there is enough: a database is copied ten times as fast.
 */
export async function makeFastFolder(prefix: string): Promise<string> {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return mkdtemp(join(free >= ENOUGH ? MEMORY : tmpdir(), prefix));
}
