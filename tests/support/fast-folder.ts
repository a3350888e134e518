import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps what is in here in memory. */
const MEMORY = '/dev/shm';
/** Bytes that have to be free there: more than all tests at once store. */
const ENOUGH = 4 * 1024 ** 3;

/** Makes a folder for what is written often and thrown away, in memory where there is enough: a database is copied ten times as fast. */
export async function makeFastFolder(prefix: string): Promise<string> {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return mkdtemp(join(free >= ENOUGH ? MEMORY : tmpdir(), prefix));
}
