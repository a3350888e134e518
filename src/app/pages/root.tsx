import { type ReactNode, useEffect } from 'react';
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import { useSignOut } from '../../features/accounts/web/use-sign-out.ts';
import { useGuestResume } from '../../features/guests/web/use-guest-resume.ts';
import { PRELOADED_FONTS } from '../../platform/web/theme/fonts.ts';
import { themeAttribute } from '../../platform/web/theme/theme-choice.ts';
import { PageFrame } from './layout/page-frame.tsx';
import type { loader } from './page-boundary.tsx';
import './app.css';

export { ErrorBoundary, meta } from './page-boundary.tsx';

export const links: LinksFunction = () => [
  ...PRELOADED_FONTS.map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
];

type FrameData = Awaited<ReturnType<typeof loader>>;
const VISITOR: FrameData['viewer'] = { account: null, guest: null };

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<FrameData>('frame');
  return (
    <Html theme={data?.theme ?? 'system'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fdfcfe" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#110a12" />
        <Meta />
        <Links />
      </head>
      <body>
        <Frame data={data}>{children}</Frame>
        <ScrollRestoration />
        <Scripts />
      </body>
    </Html>
  );
}

/** In the browser, Preact works inside of the document's element, whose theme is the switch's. */
function Html({ theme, children }: { theme: FrameData['theme']; children: ReactNode }) {
  if (typeof document !== 'undefined') return children;
  return (
    <html lang="en" data-theme={themeAttribute(theme)}>
      {children}
    </html>
  );
}

function Frame({ data, children }: { data: FrameData | undefined; children: ReactNode }) {
  const signOut = useSignOut();
  // Tests wait for this before they press anything that needs scripts.
  useEffect(() => document.documentElement.setAttribute('data-ready', ''), []);
  return (
    <PageFrame
      viewer={data?.viewer ?? VISITOR}
      theme={data?.theme ?? 'system'}
      year={data?.year ?? new Date().getUTCFullYear()}
      onSignOut={() => void signOut()}
    >
      {children}
    </PageFrame>
  );
}

export default function App() {
  useGuestResume();
  return <Outlet />;
}
