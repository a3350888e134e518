import { hash } from 'node:crypto';
import type { Context, TypedResponse } from 'hono';
import type { RequestEnv } from './request.ts';

/**
 * Responds with JSON and its ETag. The middleware that compares tags would have to copy the finished response to compute
 * it, which costs more than the digest.
 */
export function jsonWithETag<T>(c: Context<RequestEnv>, value: T): Response & TypedResponse<T, 200, 'json'> {
  const text = JSON.stringify(value);
  const headers = {
    'Content-Type': 'application/json',
    // Pages, which call in-process, compare no tags.
    ...(c.env.page === undefined && { ETag: `"${hash('sha1', text)}"` }),
  };
  return c.body(text, 200, headers) as unknown as Response & TypedResponse<T, 200, 'json'>;
}
