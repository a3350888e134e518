import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { StoredFile } from './file-storage.ts';

export interface S3Settings {
  /** Address of the server, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Undefined: the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer | Blob;
}

/** Timeouts and number of attempts of a request. */
export interface RetryPolicy {
  attempts: number;
  /** Timeout until the response begins, and between two parts of it. */
  answerMs: number;
  /** Delay before the second attempt; doubled before each further one. */
  firstPauseMs: number;
}
export const RETRY_POLICY: RetryPolicy = { attempts: 4, answerMs: 5_000, firstPauseMs: 100 };

/** Half a megabyte per second. A slower storage counts as unresponsive. */
const MIN_BYTES_PER_MS = 500;

/** A failed request. */
export class S3Error extends Error {
  override name = 'S3Error';
  /** S3's code, such as NoSuchKey, or the system's, such as ECONNREFUSED. */
  readonly code: string;
  /** 0 without a response. */
  readonly status: number;

  constructor(code: string, status: number, cause?: unknown) {
    const state = status === 0 ? 'does not answer' : `answered ${status}`;
    super(`The file storage ${state} (${code})`, { cause });
    this.code = code;
    this.status = status;
  }

  /** Whether a retry may succeed. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status >= 500 || this.status === 429;
  }
}

/** Reads what is needed from a successful response. The rest can still be canceled. */
type Read<T> = (answer: Response, giveUp: () => void) => T | Promise<T>;
export type SendToS3 = <T>(request: S3Request, read: Read<T>) => Promise<T>;

/**
 * Creates a client that signs and sends requests to a bucket. Uses path-style addresses, which every
 * S3-compatible server supports, and retries temporary failures.
 */
export function createS3Client(settings: S3Settings, policy: RetryPolicy): SendToS3 {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  // The library's own retries support neither timeouts nor broken connections.
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;

  async function sendOnce<T>(request: S3Request, read: Read<T>): Promise<T> {
    const { method, key, query, headers, body } = request;
    const url = new URL(root);
    if (key !== undefined) url.pathname += `/${key.split('/').map(encodeURIComponent).join('/')}`;
    url.search = new URLSearchParams(query).toString();
    const abort = new AbortController();
    const giveUp = () => abort.abort();
    const timer = setTimeout(giveUp, policy.answerMs + sendingMs(body));
    try {
      const signed = await aws.sign(url, {
        method,
        headers,
        body: body as Buffer<ArrayBuffer> | Blob | undefined,
      });
      const answer = await fetch(signed, { signal: abort.signal, redirect: 'manual' });
      if (answer.ok) return await read(answer, giveUp);
      throw new S3Error(readErrorCode(await answer.text()) ?? answer.statusText, answer.status);
    } catch (error) {
      throw error instanceof S3Error ? error : new S3Error(reasonOf(error), 0, error);
    } finally {
      clearTimeout(timer);
    }
  }

  return async (request, read) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await sendOnce(request, read);
      } catch (error) {
        if (!(error instanceof S3Error && error.isTemporary) || attempt >= policy.attempts) throw error;
      }
      // A random delay, so that requests that failed together are not retried together.
      await pause(policy.firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  };
}

/** Returns the milliseconds to allow for sending a large file. */
const sendingMs = (body: Buffer | Blob | undefined): number =>
  body instanceof Blob ? body.size / MIN_BYTES_PER_MS : 0;

function reasonOf(error: unknown): string {
  const { name, code, cause } = error as { name?: string; code?: unknown; cause?: { code?: unknown } };
  if (name === 'AbortError') return 'no answer in time';
  return String(cause?.code ?? code ?? name);
}

/**
 * Reads the few parts of S3's XML that we need; its elements are flat and without attributes, so no parser is needed.
 */

/** Returns the code of an error, such as NoSuchKey; null if the response is not an S3 error. */
const readErrorCode = (xml: string): string | null => textOf(xml, 'Code');

/** Parses a page of a bucket's files, and the token of the next page. */
export function readListing(xml: string): { files: StoredFile[]; next: string | null } {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, content = '']) => ({
    key: textOf(content, 'Key') ?? '',
    storedAt: new Date(textOf(content, 'LastModified') ?? Number.NaN),
  }));
  return { files, next: textOf(xml, 'NextContinuationToken') };
}

function textOf(xml: string, element: string): string | null {
  const content = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return content === undefined ? null : unescaped(content);
}

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
);

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal ?? hex) return String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16));
    return ENTITIES.get(name) ?? whole;
  });
}
