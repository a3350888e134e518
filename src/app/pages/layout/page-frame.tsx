import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import type { Viewer } from '../../../features/accounts/contract/viewer.ts';
import { useUnreadMessages } from '../../../features/messages/web/use-unread-messages.ts';
import { useReportTimeZone } from '../../../features/notifications/web/use-report-time-zone.ts';
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
  /** The theme of the cookie. */
  theme: Theme;
  /** The year of the copyright line. */
  year: number;
  onSignOut: () => void;
  children: ReactNode;
};

/** The bars, footer and toasts around every page. A route's `handle` selects the ones its page needs. */
export function PageFrame({ viewer, theme, year, onSignOut, children }: PageFrameProps) {
  const handle = usePageHandle();
  const messageCount = useUnreadMessages(viewer.account?.id ?? viewer.guest?.guestId ?? null);
  const notificationCount = useUnreadNotifications(viewer.account?.id ?? null);
  useReportTimeZone(viewer.account?.id ?? null);
  return (
    <>
      <SkipLink />
      <TopBar
        viewer={viewer}
        theme={theme}
        phoneBar={handle.phoneBar}
        messageCount={messageCount}
        notificationCount={notificationCount}
        onSignOut={onSignOut}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {handle.footer !== 'none' && (
        <Footer theme={theme} year={year} short={viewer.account !== null || viewer.guest !== null} />
      )}
      {handle.dock !== 'none' && (
        <Dock
          viewer={viewer}
          task={handle.task}
          unlessLow={handle.dock === 'unless-low'}
          messageCount={messageCount}
          notificationCount={notificationCount}
        />
      )}
      <Toaster />
    </>
  );
}

function usePageHandle(): PageHandle {
  const handle = useMatches().at(-1)?.handle;
  return typeof handle === 'object' && handle !== null ? handle : {};
}
