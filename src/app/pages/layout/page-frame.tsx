import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useLocation, useMatches } from 'react-router';
import type { Viewer } from '../../../features/accounts/contract/viewer.ts';
import { useSendQueued } from '../../../features/listings/web/drafts/use-send-queued.ts';
import { useSendKept } from '../../../features/messages/web/use-send-kept.ts';
import { useUnreadMessages } from '../../../features/messages/web/use-unread-messages.ts';
import { useReportTimeZone } from '../../../features/notifications/web/use-report-time-zone.ts';
import { useUnreadNotifications } from '../../../features/notifications/web/use-unread-notifications.ts';
import {
  keptPages,
  useConnection,
  useConnectionState,
} from '../../../platform/web/connection/use-connection.ts';
import type { PageHandle } from '../../../platform/web/page-handle.ts';
import type { Theme } from '../../../platform/web/theme/theme-choice.ts';
import { timeLabel } from '../../../platform/web/time-labels.ts';
import { OfflineBar } from '../../../platform/web/ui/offline-bar.tsx';
import { SkipLink } from '../../../platform/web/ui/skip-link.tsx';
import { Toaster } from '../../../platform/web/ui/toaster.tsx';
import { useClock } from '../../../platform/web/use-clock.ts';
import { Dock } from './dock.tsx';
import { Footer } from './footer.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
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
  useSendKept(viewer.account?.id ?? viewer.guest?.guestId ?? null);
  useSendQueued(viewer.account?.id ?? viewer.guest?.guestId ?? null);
  const person = viewer.account?.id ?? viewer.guest?.guestId ?? '';
  useConnection(person, person === '' ? NEAR_VISITORS : NEAR_PEOPLE);
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      {handle.topBar !== 'none' && (
        <TopBar
          viewer={viewer}
          theme={theme}
          phoneBar={handle.phoneBar}
          wide={handle.wide}
          messageCount={messageCount}
          notificationCount={notificationCount}
          onSignOut={onSignOut}
        />
      )}
      <OfflineBar
        text={useOfflineText(handle)}
        className={clsx(
          'wrap sticky z-(--z-bar) md:top-19',
          handle.wide && 'wrap-wide',
          handle.phoneBar === 'none' ? 'top-0' : 'top-15',
          handle.offlineBar === 'own' && 'max-md:hidden',
        )}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {handle.footer !== 'none' && (
        <Footer
          theme={theme}
          year={year}
          short={viewer.account !== null || viewer.guest !== null}
          wide={handle.wide}
        />
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

/** Paths of the pages that are one tap away from most others. */
const NEAR_VISITORS = ['/', 'listings', 'listing/:id', 'profile/:id'];
const NEAR_PEOPLE = [...NEAR_VISITORS, 'messages', 'messages/:id', 'dashboard', 'notifications'];

/** What the page shows while there is no connection. */
function useOfflineText({ offlineText }: PageHandle): string {
  const address = useLocation();
  const { shows } = useConnectionState();
  const clock = useClock();
  const loadedAt = keptPages.loadedAt(address);
  if (shows === 'nothing') return "This page loads when you're back.";
  if (offlineText !== undefined) return offlineText;
  if (loadedAt === null || clock === null) return "This page stays as it is until you're back.";
  return `You see what loaded at ${timeLabel(new Date(loadedAt).toISOString(), clock)}.`;
}

function usePageHandle(): PageHandle {
  const handle = useMatches().at(-1)?.handle;
  return typeof handle === 'object' && handle !== null ? handle : {};
}
