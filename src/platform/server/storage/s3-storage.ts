import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '../startup-error.ts';
import { CDN_CACHING, type FileStorage, filesUnavailable } from './file-storage.ts';
import {
  createS3Client,
  RETRY_POLICY,
  type RetryPolicy,
  readListing,
  S3Error,
  type S3Settings,
} from './s3-client.ts';

/** Removed by separate requests, because not every server supports removing many at once. */
const MAX_CONCURRENT_REMOVALS = 16;
/** Written and removed at each start, to check that both are allowed. */
const PROBE = 'offhand-probe';

/**
 * Creates a storage in a bucket of S3 or a compatible server (MinIO, R2, Garage). This site still serves the
 * files, so their addresses are the same as for local files and the bucket stays private, unless `FILES_URL` leads to
 * its photos.
 */
export function createS3Storage(settings: S3Settings, policy: RetryPolicy = RETRY_POLICY): FileStorage {
  const send = createS3Client(settings, policy);

  const put = (key: string, body: Buffer) => {
    const hash = createHash('sha256').update(body).digest('hex');
    const headers = { 'X-Amz-Content-Sha256': hash, ...headersFor(key) };
    return send({ method: 'PUT', key, body, headers }, finish);
  };
  const putFile = async (key: string, path: string) => {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    const headers = { 'X-Amz-Content-Sha256': hash.digest('hex') };
    return send({ method: 'PUT', key, body: await openAsBlob(path), headers }, finish);
  };
  const remove = (key: string) => send({ method: 'DELETE', key }, finish).catch(nullWhenMissing);
  const listPage = async (more: Record<string, string>) => {
    const query = { 'list-type': '2', ...more };
    return readListing(await send({ method: 'GET', query }, (answer) => answer.text()));
  };

  return {
    async check() {
      try {
        await put(PROBE, Buffer.from('May be removed.'));
        await listPage({ 'max-keys': '1' });
        await remove(PROBE);
      } catch (error) {
        throw error instanceof S3Error ? new StartupError(adviceFor(error, settings)) : error;
      }
    },
    put: (key, content) => orUnavailable(put(key, content)),
    putFile: (key, path) => orUnavailable(putFile(key, path)),
    sizeOf: (key) => orUnavailable(send({ method: 'HEAD', key }, sizeIn).catch(nullWhenMissing)),
    open(key, range) {
      const headers = range && { Range: `bytes=${range.start}-${range.end}` };
      const opened = send({ method: 'GET', key, headers }, (answer, giveUp) => {
        if (answer.body === null || (range && answer.status !== 206)) {
          giveUp();
          throw new S3Error('not what was asked for', answer.status);
        }
        return { size: sizeIn(answer), body: cancelWhenStalled(answer.body, giveUp, policy.answerMs) };
      });
      return orUnavailable(opened.catch(nullWhenMissing));
    },
    async remove(keys) {
      for (let from = 0; from < keys.length; from += MAX_CONCURRENT_REMOVALS) {
        await orUnavailable(Promise.all(keys.slice(from, from + MAX_CONCURRENT_REMOVALS).map(remove)));
      }
    },
    async *list() {
      let more: Record<string, string> | null = {};
      while (more !== null) {
        const { files, next }: ReturnType<typeof readListing> = await orUnavailable(listPage(more));
        yield files;
        more = next === null ? null : { 'continuation-token': next };
      }
    },
  };
}

/** Cancels a body that stalls. A slow reader does not count as a stall. */
function cancelWhenStalled(
  body: ReadableStream<Uint8Array>,
  giveUp: () => void,
  ms: number,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const timer = setTimeout(giveUp, ms);
      try {
        const { done, value } = await orUnavailable(reader.read());
        if (done) controller.close();
        else controller.enqueue(value);
      } finally {
        clearTimeout(timer);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** What the bucket sends with a photo when a CDN reads it (`FILES_URL`). */
const headersFor = (key: string): Record<string, string> =>
  key.endsWith('.webp') ? { 'Content-Type': 'image/webp', 'Cache-Control': CDN_CACHING } : {};

/** Reads an empty response, so that its connection can be reused. */
async function finish(answer: Response): Promise<void> {
  await answer.arrayBuffer();
}

const sizeIn = (answer: Response): number => Number(answer.headers.get('Content-Length'));

function nullWhenMissing(error: unknown): null {
  if (error instanceof S3Error && error.status === 404 && error.code !== 'NoSuchBucket') return null;
  throw error;
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw filesUnavailable(cause);
  }
}

/** Returns one sentence that names the fix, for an operator whose storage does not work at startup. */
function adviceFor({ status, code }: S3Error, { bucket }: S3Settings): string {
  if (status === 0) {
    return `The file storage cannot be reached (${code}): check S3_ENDPOINT and that the storage is running.`;
  }
  if (code === 'NoSuchBucket' || status === 404) {
    return `The file storage has no bucket ${bucket}: create it, or set S3_BUCKET to one it has.`;
  }
  if (/Redirect|AuthorizationHeaderMalformed|IllegalLocationConstraint/.test(code) || status < 400) {
    return `The bucket ${bucket} is in another region (${code}): set S3_REGION and S3_ENDPOINT to its own.`;
  }
  if (status === 401 || status === 403) {
    return (
      `The file storage refuses the bucket ${bucket} (${code}): check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, ` +
      'and that this key may read, write, delete and list.'
    );
  }
  return `The file storage does not work (it answered ${status} ${code}): check S3_ENDPOINT and the storage.`;
}
