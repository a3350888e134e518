import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { type FileStorage, filesUnavailable, type StoredFile } from './file-storage.ts';

const PAGE_SIZE = 1000;

/** Creates a storage in a local folder. A file is complete or missing, even after a power cut. */
export function createLocalStorage(folder: string): FileStorage {
  async function store(key: string, write: (unfinished: string) => Promise<void>): Promise<void> {
    const path = join(folder, key);
    const unfinished = `${path}.${randomUUID()}.part`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await write(unfinished);
      await rename(unfinished, path);
    } catch (cause) {
      // On a full disk every byte counts.
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw filesUnavailable(cause);
    }
  }

  return {
    async check() {
      await mkdir(folder, { recursive: true });
    },
    put: (key, content) => store(key, (unfinished) => writeSynced(unfinished, content)),
    putFile: (key, source) => store(key, (unfinished) => copySynced(source, unfinished)),
    async sizeOf(key) {
      const stats = await orNull(stat(join(folder, key)));
      return stats?.isFile() ? stats.size : null;
    },
    async open(key, range) {
      const file = await orNull(open(join(folder, key)));
      if (file === null) return null;
      const stats = await file.stat();
      if (!stats.isFile()) {
        await file.close();
        return null;
      }
      const body = Readable.toWeb(file.createReadStream(range)) as ReadableStream<Uint8Array>;
      return { size: range ? range.end - range.start + 1 : stats.size, body };
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(join(folder, key), { force: true })));
    },
    async *list() {
      let page: StoredFile[] = [];
      for await (const entry of await opendir(folder, { recursive: true })) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        // Another process removed it since the folder was read.
        const stats = await orNull(stat(path));
        if (stats === null) continue;
        page.push({ key: relative(folder, path).replaceAll('\\', '/'), storedAt: stats.mtime });
        if (page.length < PAGE_SIZE) continue;
        yield page;
        page = [];
      }
      yield page;
    },
  };
}

async function writeSynced(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function copySynced(source: string, path: string): Promise<void> {
  await copyFile(source, path);
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Returns null if the file does not exist. */
async function orNull<T>(lookup: Promise<T>): Promise<T | null> {
  try {
    return await lookup;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw error;
  }
}
