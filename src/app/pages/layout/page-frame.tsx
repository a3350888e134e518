import clsx from 'clsx';
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import type { Viewer } from '../../../features/people/accounts/contract/viewer.ts';
import { useHasStoredGuest } from '../../../features/people/guests/web/guests.ts';
import type { Banner } from '../../../features/running/announcements/contract/announcement.ts';
import { BannerBar } from '../../../features/running/announcements/web/announcements.ts';
import { useConnection } from '../../../platform/web/connection/use-connection.ts';
import { lazyPart } from '../../../platform/web/page/lazy-part.tsx';
import { useHydrated } from '../../../platform/web/page/use-hydrated.ts';
import type { Theme } from '../../../platform/web/theme/theme-choice.ts';
import { OfflineBar } from '../../../platform/web/ui/offline-bar.tsx';
import { SkipLink } from '../../../platform/web/ui/skip-link.tsx';
import { Toaster } from '../../../platform/web/ui/toaster.tsx';
import { Dock } from './dock.tsx';
import { Footer } from './footer.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import type { Unread } from './person-services.tsx';
import { TopBar } from './top-bar.tsx';
import { useDockKind, useIsDesk, usePageHandle } from './use-frame.ts';

/** Loaded for members and guests only. */
const PersonServices = lazyPart(() => import('./person-services.tsx'));

/** Loaded for operators who see the site as a person. */
const SeeingBar = lazyPart(() => import('./seeing-bar.tsx'));

/** Loaded with the parts that every page gets later, because only offline pages show it. */
const OfflineText = lazy(() =>
  import('./late-parts.tsx').then(
    ({ OfflineText: Text }) => ({ default: Text }),
    () => ({ default: () => '' }),
  ),
);

const ALL_READ: Unread = { messages: 0, notifications: 0 };

type PageFrameProps = {
  viewer: Viewer;
  banners: readonly Banner[];
  /** The theme of the cookie. */
  theme: Theme;
  /** The year of the copyright line. */
  year: number;
  children: ReactNode;
};

/** The bars, footer and toasts around every page. A route's `handle` selects the ones its page needs. */
export function PageFrame({ viewer, banners, theme, year, children }: PageFrameProps) {
  const handle = usePageHandle();
  const [unread, setUnread] = useState(ALL_READ);
  const person = viewer.account?.id ?? viewer.guest?.guestId ?? '';
  useConnection(person);
  const dock = useDockKind();
  if (useIsDesk()) {
    return (
      <>
        <SkipLink />
        {children}
        <Toaster />
        <Services viewer={viewer} onUnread={setUnread} />
      </>
    );
  }
  return (
    <>
      <SkipLink />
      {viewer.account?.seenUntil && <SeeingBar person={viewer.account} until={viewer.account.seenUntil} />}
      {handle.topBar !== 'none' && banners.length > 0 && (
        <BannerBar
          key={banners.map(({ id }) => id).join()}
          banners={banners}
          className={clsx(handle.phoneBar === 'none' && 'max-md:hidden', handle.coversLow && 'alone:hidden')}
        />
      )}
      {handle.topBar !== 'none' && (
        <TopBar
          viewer={viewer}
          theme={theme}
          phoneBar={handle.phoneBar}
          coversLow={handle.coversLow}
          wide={handle.wide}
          messageCount={unread.messages}
          notificationCount={unread.notifications}
        />
      )}
      <OfflineBar
        text={
          <Suspense>
            <OfflineText then={handle.offlineText} />
          </Suspense>
        }
        className={clsx(
          'wrap sticky z-(--z-bar) md:top-19',
          handle.wide && 'wrap-wide',
          handle.phoneBar === 'none' ? 'top-0' : 'top-15',
          handle.offlineBar === 'own' && 'max-md:hidden',
          handle.coversLow && 'alone:hidden',
        )}
      />
      <main id="main" tabIndex={-1}>
        <NavigationProgress />
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
      {dock && (
        <Dock
          viewer={viewer}
          kind={dock}
          messageCount={unread.messages}
          notificationCount={unread.notifications}
        />
      )}
      <Toaster />
      <Services viewer={viewer} onUnread={setUnread} />
    </>
  );
}

/** Stays mounted after a sign-out, because it also detects that the session ended. */
function Services({ viewer, onUnread }: ComponentProps<typeof PersonServices>) {
  // A guest whose cookie was lost returns with the stored credentials.
  const hasStoredGuest = useHasStoredGuest();
  const isSeen = viewer.account?.seenUntil !== undefined;
  const isPerson =
    useHydrated() && !isSeen && (viewer.account !== null || viewer.guest !== null || hasStoredGuest);
  const [wasPerson, setWasPerson] = useState(false);
  if (isPerson && !wasPerson) setWasPerson(true);
  if (!wasPerson) return null;
  return <PersonServices viewer={viewer} onUnread={onUnread} />;
}
