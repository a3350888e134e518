import { renderToString } from 'preact-render-to-string';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageOf } from '../../platform/web/page-context.ts';

// The server puts the page's context in under the very key that the loaders take it out with.
export { pageContext } from '../../platform/web/page-context.ts';
export { createRequestHandler, RouterContextProvider } from 'react-router';

/**
 * The bytes of rendered pages, beside their answers: as a body they would be copied into a stream and out of it again.
 */
export const renderedPages = new WeakMap<Response, Buffer<ArrayBuffer>>();

/** The router's way to have the page's scripts loaded: at once, beside everything else. */
const PRELOADS = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const START = /<script[^>]* type="module" async[^>]*>([^<]*)<\/script>/;

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
  const scripts = [...rendered.matchAll(PRELOADS)].map(([, address]) => address);
  const start = START.exec(rendered)?.[1] ?? '';
  const page = rendered.replace(PRELOADS, '').replace(START, '');
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const answer = new Response(null, { status, headers });
  const end = page.lastIndexOf('</body>');
  const code = handOver(data) + startAfterFirstPaint(scripts, start, nonce);
  const script = `<script${nonce ? ` nonce="${nonce}"` : ''}>${code}</script>`;
  const whole = `<!DOCTYPE html>${page.slice(0, end)}${script}${page.slice(end)}`;
  renderedPages.set(answer, Buffer.from(whole));
  return answer;
}

/**
 * The loaders' data as the router in the browser waits for it. The router's own way is to suspend its rendering for
 * each piece, which costs a third of a page for data that is all there.
 */
function handOver(data: string): string {
  const controller = 'window.__reactRouterContext.streamController';
  return `${controller}.enqueue(${inScript(data)});${controller}.close();`;
}

/**
 * What is seen comes before what makes it answer: scripts that load beside the style sheet, the fonts and the first
 * photos hold those up (docs/decisions/0017). A tab in the background paints nothing to wait for.
 */
function startAfterFirstPaint(scripts: unknown, start: string, nonce: string | undefined): string {
  const add = '(n,p)=>document.body.append(Object.assign(document.createElement(n),p))';
  const load = `for(const href of ${inScript(scripts)})add('link',{rel:'modulepreload',href});`;
  const run = `add('script',{type:'module',nonce:${inScript(nonce ?? '')},textContent:${inScript(start)}})`;
  const wait = "new PerformanceObserver((_,o)=>{o.disconnect();go()}).observe({type:'paint',buffered:true})";
  return `const add=${add},go=()=>{${load}${run}};if(document.hidden)go();else ${wait};`;
}

const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
