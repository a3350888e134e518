import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { FileStorage } from './file-storage.ts';
import { createLocalStorage } from './local-storage.ts';
import { createS3Storage } from './s3-storage.ts';

/**
 * Opens the configured storage.
 * @throws StartupError if files can't be stored there.
 */
export async function openStorage({ s3, dataDir }: Config): Promise<FileStorage> {
  const storage = s3 ? createS3Storage(s3) : createLocalStorage(join(dataDir, 'files'));
  await storage.check();
  return storage;
}
