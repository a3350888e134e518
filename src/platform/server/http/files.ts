import type { Context } from 'hono';
import { type ByteRange, FILES_PATH, type FileStorage } from '../storage/file-storage.ts';
import type { RequestEnv } from './request.ts';

/** Keys as we make them. Nothing is decoded, so a file has one address and no trick leads anywhere else. */
const KEY = /^(?:[\w-]{1,80}\/){0,3}[\w-]{1,80}\.([a-z0-9]{1,5})$/;
/** What is shown; anything else is only handed over. */
const TYPES: Record<string, string> = { webp: 'image/webp' };

/** Serves stored files, the same from every storage: to be kept for ever, in parts when asked, never as a page. */
export function serveFiles(storage: FileStorage) {
  return async (c: Context<RequestEnv>): Promise<Response> => {
    const key = c.req.path.slice(FILES_PATH.length + 1);
    const extension = KEY.exec(key)?.[1];
    if (extension === undefined) return notFound(c);
    // What is stored under a key never changes, so the key itself tells one content from another.
    const etag = `"${key}"`;
    const headers = new Headers({
      'Content-Type': TYPES[extension] ?? 'application/octet-stream',
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: etag,
      'Accept-Ranges': 'bytes',
      // Should it ever be taken for a page, it can do nothing.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    if (!(extension in TYPES)) headers.set('Content-Disposition', 'attachment');

    const isKept = matches(c.req.header('If-None-Match'), etag);
    const wanted = wantedPart(c, etag);
    if (!isKept && wanted === null && c.req.method !== 'HEAD') return await send(storage, c, key, headers);

    const size = await storage.sizeOf(key);
    if (size === null) return notFound(c);
    if (isKept) return new Response(null, { status: 304, headers });
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
  };
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

/** First and last byte as asked for; without a first, the last so many. */
interface WantedPart {
  first: number | null;
  last: number;
}

/** Null for the whole: also when several parts are asked for, or those of a content it is not. */
function wantedPart(c: Context<RequestEnv>, etag: string): WantedPart | null {
  if (c.req.method !== 'GET' || (c.req.header('If-Range') ?? etag) !== etag) return null;
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(c.req.header('Range') ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  if (first !== '' && last !== '' && Number(first) > Number(last)) return null;
  return { first: first === '' ? null : Number(first), last: last === '' ? Infinity : Number(last) };
}

/** Null when no byte of it is there. */
function rangeWithin({ first, last }: WantedPart, size: number): ByteRange | null {
  const start = first ?? Math.max(0, size - last);
  const end = first === null ? size - 1 : Math.min(last, size - 1);
  return start <= end && start < size ? { start, end } : null;
}
