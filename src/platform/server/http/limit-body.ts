import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createMiddleware } from 'hono/factory';
import { commonErrors, DomainError } from '../../../shared/errors.ts';
import { type BodyLimit, readUpTo } from '../storage/read-up-to.ts';
import type { RequestEnv } from './request.ts';

/**
 * Limits a JSON body that may be larger than others, counted while it is read. Add its path to the `uploads`
 * of its feature. Middleware of the route before it decides who may send this much.
 */
export const limitBody = (limit: BodyLimit) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    const { body, method, headers, url, signal } = c.req.raw;
    if (body !== null) {
      c.req.raw = new Request(url, { method, headers, body: await bytesOf(limit, body), signal });
    }
    await next();
  });

async function bytesOf(limit: BodyLimit, body: globalThis.ReadableStream): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of readUpTo(limit, Readable.fromWeb(body as ReadableStream))) chunks.push(chunk);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    // The upload was interrupted, so no one receives the response.
    throw new DomainError(commonErrors.UNREADABLE_REQUEST, { cause: error });
  }
  return Buffer.concat(chunks);
}
