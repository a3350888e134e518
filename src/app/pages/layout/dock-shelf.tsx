import clsx from 'clsx';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useRunningFlashDrop } from '../../../features/neighbors/flash-drops/web/flash-drops.ts';
import type { IconName } from '../../../platform/web/ui/icon-names.ts';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { UnreadBadge } from './unread-badge.tsx';

interface DockShelfProps {
  /** Guests have no notifications, and no other dashboard link in the dock. */
  guest: boolean;
  /** Number of unread notifications. */
  notificationCount: number;
  /** Hidden until it receives the focus. */
  tucked: boolean;
}

/** Four more links above the dock, clear of the raised Sell button. */
export function DockShelf({ guest, notificationCount, tucked }: DockShelfProps) {
  const isRunning = useRunningFlashDrop();
  return (
    <nav
      className={clsx(
        'pointer-events-auto mx-2 mb-9.5 flex rounded-[22px] bg-raised/95 shadow-2 backdrop-blur-lg transition-[translate,opacity] duration-(--t-base) ease-(--ease-out) min-[360px]:mx-4 min-[360px]:px-1',
        tucked &&
          'not-focus-within:pointer-events-none not-focus-within:translate-y-15 not-focus-within:opacity-0',
      )}
      aria-label="Shortcuts"
    >
      <ShelfLink to="/flash-drops" icon="zap">
        Flash Drops
        {isRunning && (
          <>
            <span
              className="absolute start-[calc(50%+8px)] top-1.75 size-2.5 rounded-full bg-live ring-2 ring-raised"
              aria-hidden="true"
            />
            <span className="sr-only">, running now</span>
          </>
        )}
      </ShelfLink>
      <ShelfLink to="/match-me" icon="search-check">
        Match Me
      </ShelfLink>
      {guest ? (
        <ShelfLink to="/dashboard" icon="layout-dashboard">
          Dashboard
        </ShelfLink>
      ) : (
        <ShelfLink to="/notifications" icon="bell">
          Notifications
          <UnreadBadge count={notificationCount} className="top-1" />
          {notificationCount > 0 && <span className="sr-only">{`${notificationCount} unread`}</span>}
        </ShelfLink>
      )}
      <ShelfLink to="/drop-zones" icon="map-pin">
        Local Pickup
      </ShelfLink>
    </nav>
  );
}

/** Its text grows to 16 px at most and may take two lines, so that all four links fit side by side. */
function ShelfLink({ to, icon, children }: { to: string; icon: IconName; children: ReactNode }) {
  return (
    <NavLink
      className="relative flex min-h-14 min-w-0 flex-auto flex-col items-center justify-center gap-1 rounded-[22px] px-0.75 py-1.5 text-center text-[min(0.75rem,16px)] leading-tight font-[650] text-ink focus-visible:-outline-offset-4 aria-[current=page]:[&>svg]:fill-zest/70"
      to={to}
      end
    >
      <Icon name={icon} className="size-5 flex-none" />
      {children}
    </NavLink>
  );
}
