import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Config } from '../config.ts';

const FOLDER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
/** A map, because an object has inherited names. */
const FILES: ReadonlyMap<string, string> = new Map([
  ['swagger-ui.css', 'text/css'],
  ['swagger-ui-bundle.js', 'text/javascript'],
]);

const page = (siteName: string) => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${siteName} API</title><link rel="icon" type="image/svg+xml" href="/favicon.svg"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><main id="docs"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body>
</html>`;

const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, defaultModelsExpandDepth: 0 });`;

/**
 * Creates the API documentation: Swagger UI from its package, so that it works offline and under our
 * Content-Security-Policy.
 */
export function apiDocs(config: Pick<Config, 'siteName'>): Hono {
  const docs = new Hono();
  docs.get('/', (c) => c.html(page(config.siteName)));
  docs.get('/start.js', (c) => c.body(START, 200, { 'Content-Type': 'text/javascript' }));
  docs.get('/:file', (c) => {
    const file = c.req.param('file');
    const type = FILES.get(file);
    if (type === undefined) return c.notFound();
    return c.body(Readable.toWeb(createReadStream(join(FOLDER, file))) as ReadableStream, 200, {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=86400',
    });
  });
  return docs;
}
