import { Fragment, useEffect, useState } from 'react';
import { useLocation, useMatches, useRouteLoaderData } from 'react-router';
import { InstallOffer } from '../../../features/running/web-app/web/web-app.ts';
import { OfflineText } from '../../../platform/web/connection/offline-text.tsx';
import type { PageHandle } from '../../../platform/web/page/page-handle.ts';
import { FirstPage } from './first-page.ts';
import { PageTransitions } from './page-transitions.tsx';
import { PressedPage } from './pressed-page.tsx';

export { OfflineText };

/** Milliseconds until nothing that the person waits for is loading anymore. */
const QUIET_AFTER_MS = 3_000;

/**
 * Parts that every page gets after it has loaded: transitions, pages of pressed links, and the offer to install. Lays out
 * what is below the screen once someone scrolls.
 */
export default function LateParts() {
  const { key, pathname } = useLocation();
  const [firstPage] = useState(pathname);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && pathname !== firstPage) setHasMoved(true);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), QUIET_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const isPlain = useIsPlain();
  return (
    <>
      <PageTransitions />
      <Fragment key={key}>
        <FirstPage />
        <PressedPage />
      </Fragment>
      {isQuiet && <InstallOffer key={pathname} isWelcome={hasMoved && isPlain} />}
    </>
  );
}

/** Returns whether the page is no form and has no bars of its own. */
function useIsPlain(): boolean {
  const handle = useMatches().at(-1)?.handle;
  const isOperators = useRouteLoaderData('operator-layout') !== undefined;
  const { task, topBar, phoneBar, dock, footer } = (handle ?? {}) as PageHandle;
  return !(task || topBar || phoneBar || dock || footer || isOperators);
}
