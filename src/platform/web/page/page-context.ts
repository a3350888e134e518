import { createContext, type RouterContextProvider, type ShouldRevalidateFunctionArgs } from 'react-router';
import { NOT_FOUND, UNPROCESSABLE } from '../../../shared/http-status.ts';
import { isUuid } from '../../../shared/uuid.ts';
import type { ApiClient } from '../api/api-client.ts';
import { isApiProblem } from '../api/api-problem.ts';
import type { Theme } from '../theme/theme-choice.ts';
import type { SiteSupport } from './site-support.ts';
import type { Site } from './use-site.ts';

/** What the server passes to a page's loaders. */
export interface PageContext {
  /** The in-process API, with the cookies of the page's request. */
  api: ApiClient;
  /** Origin that people open, for absolute addresses in previews. */
  publicUrl: string;
  /** The nonce of the response's Content-Security-Policy; undefined in development. */
  nonce: string | undefined;
  /** The theme in the cookie. */
  theme: Theme;
  /** The services that this site has. */
  support: SiteSupport;
  /** Whether the site shows banners now, to some people. */
  hasBanners: boolean;
  /** The settings of the site. */
  site: Site;
}

export const pageContext = createContext<PageContext>();

export function pageOf(context: Readonly<RouterContextProvider>): PageContext {
  return context.get(pageContext);
}

/**
 * Returns the id in the address of a page.
 * @throws Response 404 for anything else.
 */
export function requireId(id = ''): string {
  if (!isUuid(id)) throw new Response(null, { status: NOT_FOUND });
  return id;
}

/**
 * Returns the data of an API call in a loader.
 * @throws Response with the problem's status, which shows the route's error page. An address that the API can't read,
 * such as an improper id, is a page that doesn't exist: 404.
 */
export async function load<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call;
  if (response.ok) return data as T;
  const problem = isApiProblem(error)
    ? error
    : { code: 'UNREADABLE_ANSWER', title: 'Something went wrong', detail: 'Please try again later.' };
  const { status } = response;
  throw Response.json(problem, { status: status === UNPROCESSABLE ? NOT_FOUND : status });
}

/** `shouldRevalidate` of a page with tabs: they show parts of data that is already loaded. */
export function reloadsBesidesTabs({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOtherTab = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !isOtherTab && defaultShouldRevalidate;
}
