import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import type { Viewer } from '../../../features/accounts/contract/viewer.ts';
import { useUnread } from '../../../features/messages/web/use-unread.ts';
import { useUnreadNotifications } from '../../../features/notifications/web/use-unread-notifications.ts';
import type { PageHandle } from '../../../platform/web/page-handle.ts';
import type { Theme } from '../../../platform/web/theme/theme-choice.ts';
import { SkipLink } from '../../../platform/web/ui/skip-link.tsx';
import { Toaster } from '../../../platform/web/ui/toaster.tsx';
import { Dock } from './dock.tsx';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';

type PageFrameProps = {
  viewer: Viewer;
  /** As saved in the theme cookie. */
  theme: Theme;
  /** Of the copyright line. */
  year: number;
  onSignOut: () => void;
  children: ReactNode;
};

/** What stands around every page. A page says what it needs of it by its route's `handle`. */
export function PageFrame({ viewer, theme, year, onSignOut, children }: PageFrameProps) {
  const handle = usePageHandle();
  const unread = useUnread(viewer.account?.id ?? viewer.guest?.guestId ?? null);
  const news = useUnreadNotifications(viewer.account?.id ?? null);
  return (
    <>
      <SkipLink />
      <TopBar
        viewer={viewer}
        theme={theme}
        phoneBar={handle.phoneBar}
        unread={unread}
        news={news}
        onSignOut={onSignOut}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {handle.footer !== 'none' && <Footer theme={theme} year={year} />}
      {handle.dock !== 'none' && <Dock viewer={viewer} task={handle.task} unread={unread} news={news} />}
      <Toaster />
    </>
  );
}

function usePageHandle(): PageHandle {
  const handle = useMatches().at(-1)?.handle;
  return typeof handle === 'object' && handle !== null ? handle : {};
}
