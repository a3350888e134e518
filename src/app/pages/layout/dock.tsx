import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { NavLink, type NavLinkProps, useLocation } from 'react-router';
import { useRunningFlashDrop } from '../../../features/neighbors/flash-drops/web/flash-drops.ts';
import type { Viewer } from '../../../features/people/accounts/contract/viewer.ts';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../platform/web/ui/icon-names.ts';
import { toast } from '../../../platform/web/ui/toast.ts';
import { authLink } from './auth-link.ts';
import { pressEffect } from './press-effect.ts';
import { UnreadBadge } from './unread-badge.tsx';
import { useKeyboardOpen, useScrolledDown } from './use-dock-behavior.ts';
import type { DockKind } from './use-frame.ts';

type DockProps = {
  viewer: Viewer;
  kind: DockKind;
  /** Number of unread messages. */
  messageCount: number;
  /** Number of unread notifications. */
  notificationCount: number;
};

/** The bar at the bottom of phones, with the raised Sell button and, on some pages, a shelf above it. */
export function Dock({ viewer, kind, messageCount, notificationCount }: DockProps) {
  const { pathname, search } = useLocation();
  const guest = viewer.guest !== null && viewer.account === null;
  const isVisitor = viewer.account === null && viewer.guest === null;
  const keyboardOpen = useKeyboardOpen();
  const tucked = useScrolledDown();

  return (
    <div
      className="pointer-events-none fixed inset-x-0 bottom-0 z-(--z-dock) data-[dock=hidden]:hidden md:hidden"
      data-dock={keyboardOpen ? 'hidden' : 'shown'}
      data-tucked={tucked || undefined}
    >
      {kind === 'shelf' && <DockShelf guest={guest} notificationCount={notificationCount} tucked={tucked} />}
      <nav
        className="pointer-events-auto grid h-[calc(--spacing(15)+max(--spacing(6),env(safe-area-inset-bottom)))] grid-cols-[1fr_--spacing(19)_1fr] items-end bg-surface/94 px-2 pb-[max(--spacing(6),env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--line)] backdrop-blur-xl backdrop-saturate-150"
        aria-label="Primary"
      >
        <div className="flex">
          <BarLink to="/" icon="house" end>
            Home
          </BarLink>
          <BarLink to="/listings" icon="compass">
            Explore
          </BarLink>
        </div>
        <SellLink low={kind === 'task' || tucked} signedIn={!isVisitor} />
        <div className="flex">
          <BarLink
            // Visitors log in first. On that page, the login link is the active one.
            to={isVisitor ? authLink('/messages', '') : '/messages'}
            aria-current={isVisitor ? 'false' : undefined}
            icon="message-circle"
          >
            Chat
            <UnreadBadge count={messageCount} className="top-1" />
            {messageCount > 0 && <span className="sr-only">{`${messageCount} unread`}</span>}
          </BarLink>
          {viewer.account ? (
            <BarLink to="/dashboard" icon="circle-user-round">
              Profile
            </BarLink>
          ) : (
            <BarLink to={authLink(pathname, search)} icon="log-in" end>
              Sign In
            </BarLink>
          )}
        </div>
      </nav>
    </div>
  );
}

interface BarLinkProps extends Pick<NavLinkProps, 'aria-current'> {
  to: string;
  icon: IconName;
  end?: boolean;
  children: ReactNode;
}

/** Five links are side by side, so their text grows to 16 px at most. */
function BarLink({ to, icon, end, children, ...rest }: BarLinkProps) {
  return (
    <NavLink
      className="relative flex h-15 flex-1 flex-col items-center justify-center gap-1 text-[min(0.75rem,16px)] font-semibold text-ink-2 focus-visible:-outline-offset-4 aria-[current=page]:text-ink aria-[current=page]:[&>svg]:fill-zest/70"
      {...rest}
      to={to}
      end={end}
    >
      <Icon name={icon} className="size-6" />
      {children}
    </NavLink>
  );
}

/** `low` keeps the button within the bar, where it covers nothing. */
function SellLink({ low, signedIn }: { low: boolean; signedIn: boolean }) {
  const [pressed, setPressed] = useState(false);
  const [effect] = useState(() => pressEffect(setPressed));
  useEffect(() => effect.cancel, [effect]);

  return (
    <NavLink
      to="/create-listing"
      className="relative flex h-15 flex-col items-center justify-center gap-1 pt-7 text-[min(0.75rem,16px)] font-bold text-ink focus-visible:-outline-offset-4"
      onClick={() => {
        effect.press();
        if (signedIn) return;
        // The next page decides what a visitor may do.
        toast({
          tone: 'info',
          title: 'Authentication Required',
          text: 'Please sign in to create a listing',
        });
      }}
    >
      <span
        className={clsx(
          'absolute inset-x-0 mx-auto grid place-items-center bg-zest text-on-zest transition-[top,width,height,border-radius] duration-(--t-base) ease-(--ease-out)',
          low
            ? 'top-0.75 size-8 rounded-md rounded-ss-bubble'
            : '-top-6.5 size-15 rounded-lg rounded-ss-xl shadow-[0_10px_22px_-6px_var(--sh-far)] ring-5 ring-surface/94',
          pressed && 'animate-sell-press',
        )}
      >
        <Icon name="plus" className={clsx('stroke-[2.6]', low ? 'size-5' : 'size-7')} />
      </span>
      Sell
    </NavLink>
  );
}

interface DockShelfProps {
  /** Guests have no notifications, and no other dashboard link in the dock. */
  guest: boolean;
  /** Number of unread notifications. */
  notificationCount: number;
  /** Hidden until it receives the focus. */
  tucked: boolean;
}

/** Four more links above the dock, clear of the raised Sell button. */
function DockShelf({ guest, notificationCount, tucked }: DockShelfProps) {
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
