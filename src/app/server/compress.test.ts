import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { expect, it } from 'vitest';
import { compress } from './compress.ts';

const requestFor = (encodings: string) =>
  new Request('http://localhost:3000/', { headers: { 'Accept-Encoding': encodings } });

const decoders = { zstd: createZstdDecompress, gzip: createGunzip };

it.each([
  ['zstd', 'gzip, deflate, br, zstd'],
  ['gzip', 'gzip, deflate'],
] as const)('the first part of a page is there while the rest is made (%s)', async (encoding, accepted) => {
  const source = new PassThrough();
  const page = compress(requestFor(accepted), new Response(Readable.toWeb(source) as ReadableStream));
  expect(page.headers.get('Content-Encoding')).toBe(encoding);
  const html = Readable.fromWeb(page.body as WebStream).pipe(decoders[encoding]());
  source.write('<h1>Bikes</h1>');
  const [first] = await once(html, 'data');
  expect(String(first)).toBe('<h1>Bikes</h1>');
  source.end('<p>Twelve near you</p>');
  const [rest] = await once(html, 'data');
  expect(String(rest)).toBe('<p>Twelve near you</p>');
});

it('a browser that supports neither gets the page as it is', async () => {
  const page = compress(requestFor('br'), new Response('<h1>Bikes</h1>'));
  expect(page.headers.get('Content-Encoding')).toBeNull();
  expect(page.headers.get('Vary')).toBe('Accept-Encoding');
  expect(await page.text()).toBe('<h1>Bikes</h1>');
});
