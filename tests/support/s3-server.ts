import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../../src/platform/server/storage/s3-client.ts';
import { signatureOf } from './s3-signature.ts';

/** How requests fail from now on. */
type S3Trouble =
  | { kind: 'fails'; status: number; times?: number }
  /** Accepts the request and never responds. */
  | { kind: 'hangs' }
  /** Starts the response and stops in the middle. */
  | { kind: 'stalls' }
  /** Starts the response and closes the connection in the middle. */
  | { kind: 'breaks' };

export interface S3Server {
  settings: S3Settings;
  /** The settings as environment variables. */
  env: Record<string, string>;
  objects: Map<string, StoredObject>;
  /** Methods and paths of the requests so far. */
  requests: string[];
  trouble: S3Trouble | null;
  /** Fails only for these requests. */
  refuses: (method: string, key: string) => boolean;
  close(): Promise<void>;
}

interface StoredObject {
  content: Buffer;
  storedAt: Date;
}

const REGION = 'eu-test-1';
const MAX_KEYS = 1000;

/** Starts a local S3-compatible server with one bucket in memory: the REST protocol with its signatures. */
export async function startS3Server({ pageSize = MAX_KEYS } = {}): Promise<S3Server> {
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'offhand-files',
    region: REGION,
    accessKeyId: 'TESTKEY',
    secretAccessKey: 'a-secret/with+signs',
  };
  const s3: S3Server = {
    settings,
    env: {
      S3_ENDPOINT: settings.endpoint,
      S3_BUCKET: settings.bucket,
      S3_REGION: settings.region,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    objects: new Map(),
    requests: [],
    trouble: null,
    refuses: () => false,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', settings.endpoint);
    const method = request.method ?? '';
    s3.requests.push(`${method} ${url.pathname}`);
    const body = await buffer(request);
    if (s3.trouble?.kind === 'hangs') return;
    if (s3.trouble?.kind === 'fails') {
      const { status, times = Infinity } = s3.trouble;
      s3.trouble = times > 1 ? { kind: 'fails', status, times: times - 1 } : null;
      return refuse(response, status, 'InternalError');
    }
    const refusal = refusalOf(request, url, body);
    if (refusal) return refuse(response, ...refusal);
    const [, bucket, ...path] = url.pathname.split('/');
    if (bucket !== settings.bucket) return refuse(response, 404, 'NoSuchBucket');
    const key = decodeURIComponent(path.join('/'));
    if (key === '') return list(url.searchParams, response);
    if (s3.refuses(method, key)) return refuse(response, 500, 'InternalError');
    if (method === 'PUT') {
      s3.objects.set(key, { content: body, storedAt: new Date() });
      return void response.writeHead(200).end();
    }
    if (method === 'DELETE') {
      s3.objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (method === 'GET' || method === 'HEAD') return get(key, request, response);
    refuse(response, 405, 'MethodNotAllowed');
  }

  function refusalOf(request: IncomingMessage, url: URL, body: Buffer): [number, string] | null {
    const authorization = request.headers.authorization ?? '';
    const [, keyId, region] =
      /Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request/.exec(authorization) ?? [];
    if (keyId !== settings.accessKeyId) return [403, 'InvalidAccessKeyId'];
    if (region !== settings.region) return [400, 'AuthorizationHeaderMalformed'];
    const hash = request.headers['x-amz-content-sha256'];
    if (!authorization.endsWith(`Signature=${signatureOf(request, url, settings)}`))
      return [403, 'SignatureDoesNotMatch'];
    const isWhole = hash === 'UNSIGNED-PAYLOAD' || hash === createHash('sha256').update(body).digest('hex');
    return isWhole ? null : [400, 'XAmzContentSHA256Mismatch'];
  }

  function list(query: URLSearchParams, response: ServerResponse): void {
    const keys = [...s3.objects.keys()].sort();
    // Continues after a key instead of a count, because keys may be deleted between two pages.
    const last = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
    const from = keys.filter((key) => key <= last).length;
    const to = from + Math.min(pageSize, Number(query.get('max-keys') ?? MAX_KEYS));
    const contents = keys.slice(from, to).map((key) => {
      const { content, storedAt } = s3.objects.get(key) as StoredObject;
      return (
        `<Contents><Key>${escaped(key)}</Key><LastModified>${storedAt.toISOString()}</LastModified>` +
        `<ETag>&quot;x&quot;</ETag><Size>${content.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`
      );
    });
    const isCut = to < keys.length;
    const next = isCut
      ? `<NextContinuationToken>${Buffer.from(keys[to - 1] ?? '').toString('base64')}</NextContinuationToken>`
      : '';
    response
      .writeHead(200, { 'Content-Type': 'application/xml' })
      .end(
        `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">` +
          `<Name>${settings.bucket}</Name><IsTruncated>${isCut}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`,
      );
  }

  function get(key: string, request: IncomingMessage, response: ServerResponse): void {
    const object = s3.objects.get(key);
    if (object === undefined) return refuse(response, 404, 'NoSuchKey');
    const { content, storedAt } = object;
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const [start, end] = [Number(first ?? 0), Math.min(Number(last ?? Infinity), content.length - 1)];
    if (first !== undefined && start > end) return refuse(response, 416, 'InvalidRange');
    const part = content.subarray(start, end + 1);
    response.writeHead(first === undefined ? 200 : 206, {
      'Content-Length': part.length,
      'Content-Type': 'application/octet-stream',
      'Last-Modified': storedAt.toUTCString(),
      'x-amz-request-id': 'TEST',
      ...(first === undefined ? {} : { 'Content-Range': `bytes ${start}-${end}/${content.length}` }),
    });
    if (request.method === 'HEAD') return void response.end();
    if (s3.trouble === null) return void response.end(part);
    const isStall = s3.trouble.kind === 'stalls';
    response.write(part.subarray(0, part.length / 2), () => isStall || response.destroy());
  }

  return s3;
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No.</Message></Error>`;
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(xml);
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
