import { renderToString } from 'preact-render-to-string';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageOf } from '../platform/web/page-context.ts';

// The server puts the page's context in under the very key that the loaders take it out with.
export { pageContext } from '../platform/web/page-context.ts';
export { createRequestHandler, RouterContextProvider } from 'react-router';

/**
 * The bytes of rendered pages, beside their answers: as a body they would be copied into a stream and out of it again.
 */
export const renderedPages = new WeakMap<Response, Buffer<ArrayBuffer>>();

const SCRIPT_PRELOAD = '<link rel="modulepreload"';

/** Loaders have their data before rendering starts, so a page is rendered whole and sent at once. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce } = pageOf(context);
  const data = await new Response(serverHandoffStream).text();
  const rendered = renderToString(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />);
  // What is seen comes before what makes it answer: scripts wait for the style sheet, the fonts and the first photos.
  const page = rendered.replaceAll(SCRIPT_PRELOAD, `${SCRIPT_PRELOAD} fetchpriority="low"`);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const answer = new Response(null, { status, headers });
  const end = page.lastIndexOf('</body>');
  const whole = `<!DOCTYPE html>${page.slice(0, end)}${handOver(data, nonce)}${page.slice(end)}`;
  renderedPages.set(answer, Buffer.from(whole));
  return answer;
}

/**
 * The loaders' data as the router in the browser waits for it. The router's own way is to suspend its rendering for
 * each piece, which costs a third of a page for data that is all there.
 */
function handOver(data: string, nonce: string | undefined): string {
  const controller = 'window.__reactRouterContext.streamController';
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script${nonce ? ` nonce="${nonce}"` : ''}>${controller}.enqueue(${text});${controller}.close();</script>`;
}
