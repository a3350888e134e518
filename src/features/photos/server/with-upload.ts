import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { DomainError } from '../../../shared/errors.ts';
import { photoErrors } from '../contract/errors.ts';
import { PHOTO_LIMITS } from '../contract/photo-limits.ts';

/** Times the limit after which a body is cut off; a phone's video would otherwise come in for minutes. */
const READ_ON = 10;

/**
 * Streams what a client sends to a file, up to the limit, for as long as the work on it takes.
 * @throws DomainError PHOTO_TOO_BIG.
 */
export async function withUpload<T>(
  folder: string,
  body: globalThis.ReadableStream,
  work: (path: string) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  try {
    await pipeline(
      upTo(PHOTO_LIMITS.maxBytes, Readable.fromWeb(body as ReadableStream)),
      createWriteStream(path),
    );
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * What the client sends, up to a number of bytes. A body that is larger is read on without being kept: browsers show
 * an answer only once they have sent everything, and a cut connection instead of it.
 */
async function* upTo(max: number, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let seen = 0;
  for await (const chunk of body) {
    seen += chunk.length;
    if (seen <= max) yield chunk;
    else if (seen > max * READ_ON) break;
  }
  if (seen > max) throw new DomainError(photoErrors.PHOTO_TOO_BIG);
}
