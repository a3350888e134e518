import { hash } from 'node:crypto';
import type { Context, TypedResponse } from 'hono';

/**
 * Responds with JSON and its ETag. The middleware that compares tags would have to copy the finished response to compute
 * it, which costs more than the digest.
 */
export const jsonWithETag = <T>(c: Context, value: T): Response & TypedResponse<T, 200, 'json'> => {
  const text = JSON.stringify(value);
  const headers = { 'Content-Type': 'application/json', ETag: `"${hash('sha1', text)}"` };
  return c.body(text, 200, headers) as unknown as Response & TypedResponse<T, 200, 'json'>;
};
