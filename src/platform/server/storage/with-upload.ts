import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { commonErrors, DomainError, type ErrorSpec } from '../../../shared/errors.ts';
import { filesUnavailable, isDiskFault } from './files-unavailable.ts';

/** A body is cut off after this many times the limit; a phone's video would otherwise upload for minutes. */
const READ_ON = 10;

interface UploadLimit {
  maxBytes: number;
  /** What an upload with more is answered. */
  tooBig: ErrorSpec;
}

/**
 * Streams an upload to a temporary file, up to the limit, and removes it after `work`.
 * @throws DomainError `tooBig`, or FILES_UNAVAILABLE if the disk cannot take it.
 */
export async function withUpload<T>(
  folder: string,
  body: globalThis.ReadableStream,
  limit: UploadLimit,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const path = join(folder, randomUUID());
  try {
    await store(folder, path, body, limit).catch((error: unknown) => {
      if (error instanceof DomainError) throw error;
      // Everything else is an upload that was cut off, which nobody waits for any more.
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
  limit: UploadLimit,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await pipeline(
    upTo(limit, Readable.fromWeb(body as ReadableStream)),
    // Only for us: it still has what is removed from photos, such as where they were taken.
    createWriteStream(path, { mode: 0o600 }),
  );
}

/**
 * Yields the body up to a number of bytes. The rest of a larger body is read and dropped, as browsers show a response
 * only after they have sent everything; if cut off, they report a lost connection instead.
 */
async function* upTo(
  { maxBytes, tooBig }: UploadLimit,
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let seen = 0;
  for await (const chunk of body) {
    seen += chunk.length;
    if (seen <= maxBytes) yield chunk;
    else if (seen > maxBytes * READ_ON) break;
  }
  if (seen > maxBytes) throw new DomainError(tooBig);
}
