import { createMiddleware } from 'hono/factory';
import type { RequestEnv } from './request.ts';

/**
 * Returns the Content-Security-Policy of a page: scripts only from us or with this response's nonce.
 * `tilesUrl` is where map tiles come from, if the operator chose a server, and `filesUrl` where photos do. Only `framed`
 * pages can be shown in a frame, and only in our own.
 */
export function contentSecurityPolicy(
  nonce: string | null,
  https: boolean,
  {
    tilesUrl,
    filesUrl,
    framed = false,
  }: { tilesUrl?: string | undefined; filesUrl?: string | undefined; framed?: boolean } = {},
): string {
  const originOf = (url: string | undefined) => (url === undefined ? '' : ` ${new URL(url).origin}`);
  return [
    "default-src 'self'",
    nonce === null ? "script-src 'self'" : `script-src 'self' 'nonce-${nonce}'`,
    // Photo placeholders use style attributes. Style elements stay forbidden.
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${originOf(tilesUrl)}${originOf(filesUrl)}`,
    // A recording is played before it is sent.
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${originOf(filesUrl)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** In development, Vite's client runs inline scripts and opens a socket. */
export const DEVELOPMENT_POLICY = "default-src 'self' 'unsafe-inline' data: blob: ws:";

/**
 * Headers of every response. Pages add their own Content-Security-Policy, and files set who may show them. The service
 * worker loads photos, so its policy has to name `filesUrl` too.
 */
export function securityHeaders(https: boolean, filesUrl: string | undefined) {
  const fallbackPolicy = contentSecurityPolicy(null, https, { filesUrl });
  return createMiddleware<RequestEnv>(async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('X-Content-Type-Options', 'nosniff');
    if (!headers.has('X-Frame-Options')) headers.set('X-Frame-Options', 'DENY');
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set('Permissions-Policy', 'camera=(self), geolocation=(self), microphone=(self), payment=(self)');
    if (https) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (!headers.has('Cross-Origin-Resource-Policy'))
      headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', fallbackPolicy);
  });
}
