import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStorage } from '../../src/platform/server/storage/file-storage.ts';
import { createLocalStorage } from '../../src/platform/server/storage/local-storage.ts';
import { createS3Storage } from '../../src/platform/server/storage/s3-storage.ts';
import { startTestApp, type TestApp } from './app.ts';
import { startS3Server } from './s3-server.ts';

/** All kinds of storage. Each has to pass the same tests. */
export const STORAGES = ['on disk', 'in S3'] as const;

export interface AppWithStorage extends TestApp {
  /** The app's storage, accessed directly. */
  storage: FileStorage;
  /** All keys, in order. */
  keys(): Promise<string[]>;
  /** Makes a file this many hours old. */
  age(key: string, hours: number): Promise<void>;
}

export async function startAppOn(place: (typeof STORAGES)[number]): Promise<AppWithStorage> {
  const { app, storage, setTime } = place === 'on disk' ? await onDisk() : await inS3();
  return {
    ...app,
    storage,
    async keys() {
      const keys: string[] = [];
      for await (const page of storage.list()) keys.push(...page.map(({ key }) => key));
      return keys.sort();
    },
    age: (key, hours) => setTime(key, new Date(Date.now() - hours * 3_600_000)),
  };
}

async function onDisk() {
  const app = await startTestApp();
  const folder = join(app.config.dataDir, 'files');
  const setTime = (key: string, time: Date) => utimes(join(folder, key), time, time);
  return { app, storage: createLocalStorage(folder), setTime };
}

async function inS3() {
  // Short pages, so that every test uses paging.
  const s3 = await startS3Server({ pageSize: 3 });
  const app = await startTestApp(s3.env);
  const close = async () => {
    await app.close();
    await s3.close();
  };
  return {
    app: { ...app, close },
    storage: createS3Storage(s3.settings),
    async setTime(key: string, time: Date) {
      const object = s3.objects.get(key);
      if (object === undefined) throw new Error(`There is no ${key}.`);
      object.storedAt = time;
    },
  };
}
