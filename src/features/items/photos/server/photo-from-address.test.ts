import { EventEmitter, once } from 'node:events';
import http, { createServer, IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, type LookupFunction, Socket } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { afterEach, expect, test, vi } from 'vitest';
import { isPublicUrl, withImageAt } from './photo-from-address.ts';

let server: Server | undefined;
afterEach(() => {
  vi.restoreAllMocks();
  server?.closeAllConnections();
  server?.close();
});

/** Starts a server with this response and returns its address. */
async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Copies the image at an address and returns its bytes. */
async function copied(address: string, anyHost = true): Promise<string> {
  const read = async (body: globalThis.ReadableStream) =>
    (await buffer(Readable.fromWeb(body as ReadableStream))).toString();
  return withImageAt(address, read, anyHost);
}

const PICTURE = { 'Content-Type': 'image/png' };
const NOT_THERE = { spec: { code: 'ADDRESS_WITHOUT_PHOTO' } };

test('A picture is copied from its address, also after a few redirects', async () => {
  const address = await serve((request, answer) => {
    const left = Number(request.url?.slice(1));
    if (left > 0) answer.writeHead(302, { Location: `/${left - 1}` }).end();
    else answer.writeHead(200, PICTURE).end('picture');
  });
  expect(await copied(`${address}/0`)).toBe('picture');
  expect(await copied(`${address}/3`)).toBe('picture');
  await expect(copied(`${address}/4`)).rejects.toMatchObject(NOT_THERE);
});

test.each<[string, RequestListener]>([
  ['a page', (_, answer) => answer.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Hi</p>')],
  ['nothing', (_, answer) => answer.writeHead(404, PICTURE).end()],
  [
    'more than is taken',
    (_, answer) => answer.writeHead(200, { ...PICTURE, 'Content-Length': 1e9 }).end('a'),
  ],
  ['a redirect to nowhere', (_, answer) => answer.writeHead(302, { Location: 'http://[' }).end()],
  ['a connection that ends', (request) => request.socket.destroy()],
])('An address with %s is refused with what to do', async (_, answer) => {
  await expect(copied(await serve(answer))).rejects.toMatchObject(NOT_THERE);
});

test('An address of this machine is not asked', async () => {
  let requestCount = 0;
  const address = await serve((_, answer) => {
    requestCount += 1;
    answer.writeHead(200, PICTURE).end('secret');
  });
  await expect(copied(address, false)).rejects.toMatchObject(NOT_THERE);
  await expect(copied(address.replace('127.0.0.1', 'localhost'), false)).rejects.toMatchObject(NOT_THERE);
  expect(requestCount).toBe(0);
});

/** Simulates an internet host: answers connections, and captures the name lookup. */
function answerOnInternet(status: number, headers: IncomingMessage['headers']) {
  const lookups: (LookupFunction | undefined)[] = [];
  vi.spyOn(http, 'get').mockImplementation(((_url, { lookup }, respond) => {
    lookups.push(lookup);
    const answer = new IncomingMessage(new Socket());
    answer.statusCode = status;
    answer.headers = headers;
    answer.push('picture');
    answer.push(null);
    respond?.(answer);
    return new EventEmitter();
  }) as typeof http.get);
  return lookups;
}

test.each(['http://169.254.169.254/latest/', 'http://127.0.0.1/', 'http://intranet/', 'file:///etc/passwd'])(
  'A redirect from the internet to %s is not followed',
  async (location) => {
    const lookups = answerOnInternet(302, { location });
    await expect(copied('http://pictures.example.com/a.png', false)).rejects.toMatchObject(NOT_THERE);
    expect(lookups).toHaveLength(1);
  },
);

test('The connection itself checks the address that a name leads to, also after a redirect', async () => {
  const lookups = answerOnInternet(302, { location: 'http://cdn.example.com/a.png' });
  await expect(copied('http://pictures.example.com/a.png', false)).rejects.toMatchObject(NOT_THERE);
  expect(lookups).toHaveLength(4);
  for (const lookup of lookups) {
    const refusal = await new Promise((resolve) =>
      lookup?.('localhost', { all: false }, (error, address) => resolve(error?.message ?? address)),
    );
    expect(refusal).toBe('localhost is not on the public internet');
  }
});

test.each(['https://pictures.example.com/street.jpg', 'http://example.org/a.png?b=1'])(
  '%s may have a picture',
  (address) => expect(isPublicUrl(address)).toBe(true),
);

test.each([
  'http://127.0.0.1/a.png',
  'http://2130706433/a.png',
  'http://0x7f000001/a.png',
  'http://127.1/a.png',
  'http://[::1]/a.png',
  'http://[::ffff:10.0.0.1]/a.png',
  'http://169.254.169.254/latest/meta-data/',
  'http://localhost/a.png',
  'http://intranet/a.png',
  'http://example.com:5432/a.png',
  'http://user:secret@example.com/a.png',
  'ftp://example.com/a.png',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'street.jpg',
  '',
])('%s is never asked', (address) => expect(isPublicUrl(address)).toBe(false));
