import type { Context } from 'hono';
import type { RequestEnv } from '../../../../platform/server/http/request.ts';

/** Returns the headers that the auth library needs: cookies and the request's origin. */
export function authHeaders(c: Context<RequestEnv>): Headers {
  const headers = new Headers({ 'x-client-address': c.var.address });
  for (const name of ['cookie', 'user-agent']) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

/** Forwards the cookies set by the auth library. */
export function forwardCookies(c: Context<RequestEnv>, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
}
