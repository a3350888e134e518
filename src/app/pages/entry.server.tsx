import { PassThrough } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { isbot } from 'isbot';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { CAPTURE_INSTALL_PROMPT } from '../../features/running/web-app/web/web-app.ts';
import { NonceContext } from '../../platform/web/page/first-screen-end.tsx';
import { pageOf } from '../../platform/web/page/page-context.ts';
import { PRELOADED_FONTS } from '../../platform/web/theme/fonts.ts';
import styles from './app.css?url';

/** Browsers ask for these before they read the page. In the page, they come after the photos that React preloads. */
const PRELOADS = [
  `<${styles}>; rel=preload; as=style`,
  ...PRELOADED_FONTS.map((font) => `<${font}>; rel=preload; as=font; crossorigin`),
].join(', ');

/** Timeout for a loader's data, in milliseconds. */
export const streamTimeout = 5_000;

/**
 * React Router's default server entry, plus the nonce of the Content-Security-Policy. The body passes on everything
 * that is written at one time as one chunk: React writes pages in pieces of 2 KB, and each chunk would be compressed
 * and sent alone.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> | Response {
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce } = pageOf(context);
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    let shellRendered = false;
    // People get the shell as soon as it is ready; bots get the complete page.
    const ready: keyof RenderToPipeableStreamOptions = isbot(request.headers.get('user-agent'))
      ? 'onAllReady'
      : 'onShellReady';
    // One second longer than the data's timeout, so that React can still send the fallback.
    const timeout = setTimeout(() => abort(), streamTimeout + 1000);
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        bootstrapScriptContent: CAPTURE_INSTALL_PROMPT,
        // Keeps content in order. React would move parts of long pages to the end, where only scripts put
        // them back.
        progressiveChunkSize: Infinity,
        [ready]() {
          shellRendered = true;
          const body = new PassThrough({
            final(done) {
              clearTimeout(timeout);
              done();
            },
          });
          headers.set('Content-Type', 'text/html; charset=utf-8');
          headers.set('Link', PRELOADS);
          pipe(body);
          resolve(new Response(ReadableStream.from(body) as BodyInit, { status: responseStatus, headers }));
        },
        onShellError(error) {
          clearTimeout(timeout);
          reject(error);
        },
        onError(error) {
          responseStatus = 500;
          // Earlier errors reject the response, which the router logs.
          // oxlint-disable-next-line no-console -- the router logs the errors of loaders the same way
          if (shellRendered) console.error(error);
        },
      },
    );
  });
}
