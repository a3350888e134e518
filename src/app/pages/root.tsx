import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import {
  type HeadersFunction,
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  data as respond,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router';
import type { Viewer } from '../../features/people/accounts/contract/viewer.ts';
import type { Banners } from '../../features/running/announcements/contract/announcement.ts';
import { pageCache } from '../../platform/web/connection/use-connection.ts';
import { OPENER } from '../../platform/web/connection/worker-contract.ts';
import { lazyPart } from '../../platform/web/page/lazy-part.tsx';
import { load, pageOf } from '../../platform/web/page/page-context.ts';
import { themeAttribute } from '../../platform/web/theme/theme-choice.ts';
import { recordDocumentTime } from '../../platform/web/time/server-time.ts';
import { CATEGORIES, setCategories } from '../../shared/taxonomy.ts';
import styles from './app.css?url';
import { PageFrame } from './layout/page-frame.tsx';
import { type DockKind, useDockKind } from './layout/use-frame.ts';

// For errors outside every page, such as one of the loader below.
export { ErrorBoundary, meta } from './page-errors.tsx';

/** Only the server writes them, because browsers keep what the first HTML names. */
export const links: LinksFunction = () =>
  import.meta.env.SSR
    ? [
        { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
        { rel: 'apple-touch-icon', href: '/app-icons/maskable-180.png' },
        { rel: 'manifest', href: '/manifest.webmanifest' },
      ]
    : [];

/** Nothing moves before the page is loaded. */
const LateParts = lazyPart(() => import('./layout/late-parts.tsx'));

const NO_BANNERS: Banners = { banners: [] };

/** The data of the page frame, which every page can read with `useRouteLoaderData('root')`. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, theme, publicUrl, support, site, hasBanners } = pageOf(context);
  const [viewer, { banners }] = await Promise.all([
    load(api.GET('/api/viewer')),
    hasBanners ? load(api.GET('/api/banners')) : NO_BANNERS,
  ]);
  const frame = { viewer, banners, theme, publicUrl, support, site, now: Date.now() };
  return respond(frame, { headers: { 'X-Viewer': viewerName(viewer) } });
}

/**
 * Tells the service worker whose page it is, so that it caches nothing for anyone else. Nothing is
 * cached for an operator who sees the site as a person.
 */
const viewerName = ({ account, guest }: Viewer): string =>
  account?.seenUntil ? 'none' : (account?.id ?? guest?.guestId ?? 'visitor');

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/**
 * Reloaded for each new page, because another tab may have signed in or out. Filters and tabs of one page
 * don't reload it, and neither does a page that is opened offline.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (currentUrl.pathname === OPENER) return false;
  const sameAddress = currentUrl.href === nextUrl.href;
  return currentUrl.pathname !== nextUrl.pathname || (sameAddress && defaultShouldRevalidate);
}

/** Offline, pages that this tab has already shown stay available. */
export const clientMiddleware = [pageCache.serveCached];

type RootData = Awaited<ReturnType<typeof loader>>['data'];
const VISITOR: RootData['viewer'] = { account: null, guest: null };

/**
 * Keeps the end of the page, focused elements and floating ones clear of the dock. The dock comes last in the document,
 * and everything inherits this: if it depended on the dock itself, browsers would style the page twice.
 */
const DOCK_SPACE: Readonly<Record<DockKind, string>> = {
  bar: 'max-md:[--dock-space:calc(--spacing(28)+env(safe-area-inset-bottom))]',
  shelf: 'max-md:[--dock-space:calc(--spacing(47)+env(safe-area-inset-bottom))]',
  task: 'max-md:[--dock-space:calc(--spacing(22.5)+env(safe-area-inset-bottom))]',
};
const NO_DOCK_SPACE = 'has-data-[dock=hidden]:[--dock-space:0px]';

export function Layout({ children }: { children: ReactNode }) {
  // Undefined if the loader itself failed.
  const data = useRouteLoaderData<RootData>('root');
  // Before the page below needs them. A server has the categories from its settings.
  if (data && !import.meta.env.SSR) {
    setCategories(data.site.categories ?? CATEGORIES);
    recordDocumentTime(data.now);
  }
  const dock = useDockKind();
  return (
    <html
      lang="en"
      data-off={data?.site.off.join(' ') || undefined}
      style={huesOf(data?.site.hues)}
      data-theme={themeAttribute(data?.theme ?? 'system')}
      className={dock ? `${DOCK_SPACE[dock]} ${NO_DOCK_SPACE}` : undefined}
      // For the mark of the first page.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fdfcfe" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#110a12" />
        <Meta />
        {/*
          By its address: imported as a module, each part that loads later would load it again, and the browser would
          style the whole page anew. With a precedence, React writes it before the scripts, which paint nothing.
        */}
        <link rel="stylesheet" href={styles} precedence="app" />
        <Links />
      </head>
      <body>
        <Frame data={data}>{children}</Frame>
        <ScrollRestoration />
        {/* After it, because what moves back into a list is where people had scrolled to. */}
        <LateParts />
        <Scripts />
      </body>
    </html>
  );
}

/** Returns the style that gives the page the site's colors; none for ours. */
const huesOf = (hues: RootData['site']['hues']) =>
  hues && ({ '--main-hue': hues.main, '--sell-hue': hues.sell } as CSSProperties);

function Frame({ data, children }: { data: RootData | undefined; children: ReactNode }) {
  // Measures when the page responds to input; browsers show it under User Timing.
  useEffect(() => void performance.mark('hydrated'), []);
  const [openedAt] = useState(() => Date.now());
  return (
    <PageFrame
      viewer={data?.viewer ?? VISITOR}
      banners={data?.banners ?? NO_BANNERS.banners}
      theme={data?.theme ?? 'system'}
      year={new Date(data?.now ?? openedAt).getUTCFullYear()}
    >
      {children}
    </PageFrame>
  );
}

export default function App() {
  return <Outlet />;
}
