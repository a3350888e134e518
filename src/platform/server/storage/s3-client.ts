import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { readErrorCode } from './s3-xml.ts';

export interface S3Settings {
  /** Address of the server, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Absent: the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
}

/** How long a request is waited for and how often it is tried. */
export interface Patience {
  attempts: number;
  /** Until the answer begins, and between two pieces of it. */
  answerMs: number;
  /** Before the second attempt; doubled before each further one. */
  firstPauseMs: number;
}
export const PATIENCE: Patience = { attempts: 4, answerMs: 5_000, firstPauseMs: 100 };

/** A request that did not succeed. */
export class S3Error extends Error {
  override name = 'S3Error';
  /** S3's word for it, such as NoSuchKey, or the system's, such as ECONNREFUSED. */
  readonly code: string;
  /** 0 when no answer came. */
  readonly status: number;

  constructor(code: string, status: number, cause?: unknown) {
    const said = status === 0 ? 'does not answer' : `answered ${status}`;
    super(`The file storage ${said} (${code})`, { cause });
    this.code = code;
    this.status = status;
  }

  /** It may well work a moment later. */
  get isPassing(): boolean {
    return this.status === 0 || this.status >= 500 || this.status === 429;
  }
}

/** Takes what is needed from a good answer; what it has not read when it returns can still be given up. */
type Read<T> = (answer: Response, giveUp: () => void) => T | Promise<T>;
export type SendToS3 = <T>(request: S3Request, read: Read<T>) => Promise<T>;

/**
 * Signs and sends requests to a bucket, addressed by path, as every S3-compatible server understands; failures that
 * pass are tried again.
 */
export function createS3Client(settings: S3Settings, patience: Patience): SendToS3 {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  // Its own retries know neither time limits nor connections that break.
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;

  async function sendOnce<T>(request: S3Request, read: Read<T>): Promise<T> {
    const { method, key, query, headers, body } = request;
    const url = new URL(root);
    if (key !== undefined) url.pathname += `/${key.split('/').map(encodeURIComponent).join('/')}`;
    url.search = new URLSearchParams(query).toString();
    const abort = new AbortController();
    const giveUp = () => abort.abort();
    const timer = setTimeout(giveUp, patience.answerMs);
    try {
      const signed = await aws.sign(url, { method, headers, body: body as Buffer<ArrayBuffer> | undefined });
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
        if (!(error instanceof S3Error && error.isPassing) || attempt >= patience.attempts) throw error;
      }
      // Not all at the same moment, when many requests failed together.
      await pause(patience.firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  };
}

function reasonOf(error: unknown): string {
  const { name, code, cause } = error as { name?: string; code?: unknown; cause?: { code?: unknown } };
  if (name === 'AbortError') return 'no answer in time';
  return String(cause?.code ?? code ?? name);
}
