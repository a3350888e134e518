import type { Context } from 'hono';
import {
  type ByteRange,
  CDN_CACHING,
  FILE_CACHING,
  FILES_PATH,
  type FileStorage,
  PRIVATE_FOLDER,
} from '../storage/file-storage.ts';
import type { RequestEnv } from './request.ts';

/**
 * The format of our keys. Nothing is decoded, so each file has only one address and no path can escape the
 * storage.
 */
const KEY = /^(?:[\w-]{1,80}\/){0,3}[\w-]{1,80}\.([a-z0-9]{1,5})$/;
/** Types that browsers may display. All others are downloaded. */
const TYPES: ReadonlyMap<string, string> = new Map(Object.entries({ webp: 'image/webp' }));

/**
 * Serves stored files identically from every storage: cached forever, with range requests, never as a page.
 * @param hasCdn Whether browsers load them through a CDN, from another origin.
 */
export function serveFiles(storage: FileStorage, hasCdn: boolean) {
  return (c: Context<RequestEnv>): Promise<Response> | Response => {
    const key = c.req.path.slice(FILES_PATH.length + 1);
    const extension = KEY.exec(key)?.[1];
    if (extension === undefined || key.startsWith(`${PRIVATE_FOLDER}/`)) return notFound(c);
    const headers = new Headers({
      'Content-Type': TYPES.get(extension) ?? 'application/octet-stream',
      'Cache-Control': hasCdn ? CDN_CACHING : FILE_CACHING,
      // Even if a browser treated it as a page, it could do nothing.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    // Emails show them, which webmail displays on another site.
    if (TYPES.has(extension)) headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    else headers.set('Content-Disposition', 'attachment');
    // The page that lists items reads their photos. They carry no cookies.
    if (hasCdn) headers.set('Access-Control-Allow-Origin', '*');
    return sendFile(storage, c, key, headers);
  };
}

/** Sends a stored file, or the requested part of it. */
export async function sendFile(
  storage: FileStorage,
  c: Context<RequestEnv>,
  key: string,
  headers: Headers,
): Promise<Response> {
  // A stored file never changes, so its key is its entity tag.
  const etag = `"${key}"`;
  headers.set('ETag', etag);
  headers.set('Accept-Ranges', 'bytes');
  const isCached = matches(c.req.header('If-None-Match'), etag);
  const wanted = wantedPart(c, etag);
  if (!isCached && wanted === null && c.req.method !== 'HEAD') return await send(storage, c, key, headers);

  const size = await storage.sizeOf(key);
  if (size === null) return notFound(c);
  if (isCached) return new Response(null, { status: 304, headers });
  if (wanted === null) {
    headers.set('Content-Length', String(size));
    return new Response(null, { headers });
  }
  const range = rangeWithin(wanted, size);
  if (range === null) {
    const unsatisfiable = { 'Content-Range': `bytes */${size}` };
    return new Response(null, { status: 416, headers: unsatisfiable });
  }
  headers.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  return await send(storage, c, key, headers, range);
}

const notFound = (c: Context<RequestEnv>) => c.text('Not found', 404);

async function send(
  storage: FileStorage,
  c: Context<RequestEnv>,
  key: string,
  headers: Headers,
  range?: ByteRange,
): Promise<Response> {
  const file = await storage.open(key, range);
  if (file === null) return notFound(c);
  headers.set('Content-Length', String(file.size));
  return new Response(file.body, { status: range ? 206 : 200, headers });
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}

/** The first and last requested byte; without a first one, the number of bytes from the end. */
interface WantedPart {
  first: number | null;
  last: number;
}

/**
 * Parses the requested range; null for the whole file, for several ranges, or if `If-Range` names another
 * version.
 */
function wantedPart(c: Context<RequestEnv>, etag: string): WantedPart | null {
  if (c.req.method !== 'GET' || (c.req.header('If-Range') ?? etag) !== etag) return null;
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(c.req.header('Range') ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  if (first !== '' && last !== '' && Number(first) > Number(last)) return null;
  return { first: first === '' ? null : Number(first), last: last === '' ? Infinity : Number(last) };
}

/** Returns the range within the file; null if the file has none of its bytes. */
function rangeWithin({ first, last }: WantedPart, size: number): ByteRange | null {
  const start = first ?? Math.max(0, size - last);
  const end = first === null ? size - 1 : Math.min(last, size - 1);
  return start <= end && start < size ? { start, end } : null;
}
