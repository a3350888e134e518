import { PassThrough } from 'node:stream';
import { isbot } from 'isbot';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageOf } from '../platform/web/page-context.ts';

// The server puts the page's context in under the very key that the loaders take it out with.
export { pageContext } from '../platform/web/page-context.ts';

/** Loaders have their data before rendering starts, so a page is rendered whole and sent at once. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce } = pageOf(context);
  return new Promise((resolve, reject) => {
    const ready: keyof RenderToPipeableStreamOptions = isbot(request.headers.get('user-agent'))
      ? 'onAllReady'
      : 'onShellReady';
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        [ready]() {
          const chunks: Buffer[] = [];
          const sink = new PassThrough();
          sink.on('data', (chunk: Buffer) => chunks.push(chunk));
          sink.on('end', () => {
            headers.set('Content-Type', 'text/html; charset=utf-8');
            resolve(new Response(Buffer.concat(chunks), { status, headers }));
          });
          sink.on('error', reject);
          pipe(sink);
        },
        onShellError: reject,
      },
    );
  });
}
