import type { Context } from 'hono';
import type { ErrorSpec } from '../../../shared/errors.ts';
import type { RequestEnv } from './request.ts';

/** Whether the client is a browser opening an address, which shows the response to a person. */
export function wantsPage({ req }: Context<RequestEnv>): boolean {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const accepted = req.header('accept') ?? '';
  return isRead && !req.path.startsWith('/api/') && accepted.includes('text/html');
}

/**
 * Renders an error as a page without dependencies: while the site is flooded or its database is down, a real
 * page would make it worse. Our policy allows style attributes only.
 */
export function problemPage({ title, detail }: Pick<ErrorSpec, 'title' | 'detail'>): string {
  return `<!doctype html>
<html lang="en" style="color-scheme:light dark">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title}. Offhand</title><link rel="icon" type="image/svg+xml" href="/favicon.svg"></head>
<body style="margin:0;min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:16px;padding:24px;box-sizing:border-box;text-align:center;font:16px/1.5 system-ui,sans-serif;background:light-dark(#fdfcfe,#110a12);color:light-dark(#29142e,#f6f2f7)">
<main style="display:grid;justify-items:center;gap:16px">
<p style="margin:0;font-size:24px;font-weight:800">Offhand</p>
<h1 style="margin:0;font-size:32px;line-height:1.2">${title}</h1>
<p style="margin:0;max-width:36ch">${detail}</p>
<a href="" style="padding:14px 28px;border-radius:999px;background:light-dark(#411848,#f6f2f7);color:light-dark(#ffffff,#29142e);font-weight:650;text-decoration:none">Try Again</a>
</main></body>
</html>`;
}
