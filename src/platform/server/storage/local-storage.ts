import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStorage } from './file-storage.ts';

/** Prefix of the addresses of stored files. */
export const FILES_PATH = '/files';

/** Files in a folder of this machine. A file is there whole or not at all, also after a power cut. */
export function createLocalStorage(folder: string): FileStorage {
  // Whoever serves the folder expects it to be there.
  mkdirSync(folder, { recursive: true });
  return {
    async put(key, content) {
      const path = join(folder, key);
      await mkdir(dirname(path), { recursive: true });
      const unfinished = `${path}.${randomUUID()}.part`;
      const file = await open(unfinished, 'wx');
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
    },
    read: (key) => readFile(join(folder, key)),
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(join(folder, key), { force: true })));
    },
    urlOf: (key) => `${FILES_PATH}/${key}`,
  };
}
