import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { commonErrors, DomainError } from '../../../shared/errors.ts';
import { filesUnavailable, isDiskFault } from './file-storage.ts';
import { type BodyLimit, readUpTo } from './read-up-to.ts';

/**
 * Streams an upload to a temporary file, up to the limit, and removes it after `work`.
 * @throws DomainError `tooBig`, or FILES_UNAVAILABLE if the disk fails.
 */
export async function withUpload<T>(
  folder: string,
  body: globalThis.ReadableStream,
  limit: BodyLimit,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const path = join(folder, randomUUID());
  try {
    await store(folder, path, body, limit).catch((error: unknown) => {
      if (error instanceof DomainError) throw error;
      // All other errors are interrupted uploads, which no one waits for.
      throw isDiskFault(error)
        ? filesUnavailable(error)
        : new DomainError(commonErrors.UNREADABLE_REQUEST, { cause: error });
    });
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

async function store(
  folder: string,
  path: string,
  body: globalThis.ReadableStream,
  limit: BodyLimit,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await pipeline(
    readUpTo(limit, Readable.fromWeb(body as ReadableStream)),
    // Readable only for us: it still has what is removed from photos, such as where they were taken.
    createWriteStream(path, { mode: 0o600 }),
  );
}
