import { Writable } from 'node:stream';
import { isbot } from 'isbot';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageOf } from '../platform/web/page-context.ts';

// The server puts the page's context in under the very key that the loaders take it out with.
export { pageContext } from '../platform/web/page-context.ts';

/**
 * The bytes of rendered pages, beside their answers: as a body they would be copied into a stream and out of it again.
 */
export const renderedPages = new WeakMap<Response, Buffer<ArrayBuffer>>();

/** Keeps what is written to it. It never asks the renderer to wait, as a page has to be there whole anyway. */
class Collected extends Writable {
  readonly chunks: Buffer[] = [];

  constructor() {
    super({ highWaterMark: Number.MAX_SAFE_INTEGER });
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.chunks.push(chunk);
    done();
  }
}

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
          const page = new Collected();
          page.on('finish', () => {
            headers.set('Content-Type', 'text/html; charset=utf-8');
            const answer = new Response(null, { status, headers });
            renderedPages.set(answer, Buffer.concat(page.chunks));
            resolve(answer);
          });
          page.on('error', reject);
          pipe(page);
        },
        onShellError: reject,
      },
    );
  });
}
