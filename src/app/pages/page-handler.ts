import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type PageContext, pageContext } from '../../platform/web/page/page-context.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

/** The entry of the page bundle: handles requests for pages and for the data of client-side navigations. */
export function handlePageRequest(request: Request, page: PageContext): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  return handle(request, context);
}
