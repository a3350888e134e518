import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { S3Settings } from '../../src/platform/server/storage/s3-client.ts';

/**
 * Returns the signature that a request should have: AWS Signature Version 4, computed from the received
 * request and the secret by the published algorithm, independently of the product's code.
 */
export function signatureOf(
  request: IncomingMessage,
  url: URL,
  { region, secretAccessKey }: S3Settings,
): string {
  const header = (name: string) =>
    String(request.headers[name] ?? '')
      .trim()
      .replace(/\s+/g, ' ');
  const names = /SignedHeaders=([^,]+)/.exec(header('authorization'))?.[1] ?? '';
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const canonical = [
    request.method,
    url.pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    query,
    ...names.split(';').map((name) => `${name}:${header(name)}`),
    '',
    names,
    header('x-amz-content-sha256'),
  ].join('\n');
  const time = header('x-amz-date');
  const scope = [time.slice(0, 8), region, 's3', 'aws4_request'];
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', time, scope.join('/'), hash].join('\n');
  const key = scope.reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${secretAccessKey}`);
  return hmac(key, text).toString('hex');
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Percent-encoding as the algorithm requires: everything but letters, digits and -._~ */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
