import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import type { Viewer } from '../../../features/accounts/contract/viewer.ts';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { toast } from '../../../platform/web/ui/toast.ts';
import { authLink } from './auth-link.ts';
import { pressEffect } from './press-effect.ts';
import { UnreadBadge } from './unread-badge.tsx';
import { useKeyboardOpen, useScrolledDown } from './use-dock-behaviour.ts';

type DockProps = {
  viewer: Viewer;
  /** The page is a form: the extra row is hidden and Sell sits lower. */
  task?: boolean;
  /** Unread messages. */
  messageCount: number;
  /** Unread notifications. */
  notificationCount: number;
};

/** Pages on which members see the extra row. */
const ROW_PAGES = ['/', '/listings', '/dashboard', '/messages'];

/** The bar at the bottom of phones, with shortcuts on either side of the raised Sell button. */
export function Dock({ viewer, task, messageCount, notificationCount }: DockProps) {
  const { pathname, search } = useLocation();
  const guest = viewer.guest !== null && viewer.account === null;
  const hasRow = !task && (guest || (viewer.account !== null && ROW_PAGES.includes(pathname)));
  const keyboardOpen = useKeyboardOpen();
  const tucked = useScrolledDown(hasRow);

  return (
    <div
      className="dock"
      data-task={task || undefined}
      data-row={hasRow || undefined}
      data-tucked={tucked || undefined}
      data-hidden={keyboardOpen || undefined}
    >
      {hasRow && (
        <nav className="dock-row" aria-label="Shortcuts">
          {guest ? (
            <>
              <Link to="/dashboard" aria-current={pathname === '/dashboard' ? 'page' : undefined}>
                <Icon name="layout-dashboard" className="icon" />
                Dashboard
              </Link>
              <Link to="/messages" aria-current={pathname === '/messages' ? 'page' : undefined}>
                <Icon name="message-circle" className="icon" />
                Chats
                <UnreadCount count={messageCount} />
              </Link>
            </>
          ) : (
            <Link to="/notifications">
              <Icon name="bell" className="icon" />
              Notifications
              <UnreadCount count={notificationCount} />
            </Link>
          )}
        </nav>
      )}
      <nav className="dock-bar" aria-label="Primary">
        <div>
          <NavLink to="/" end>
            <Icon name="house" className="icon-lg" />
            Home
          </NavLink>
          <NavLink to="/listings">
            <Icon name="compass" className="icon-lg" />
            Explore
          </NavLink>
        </div>
        <SellLink signedIn={viewer.account !== null || viewer.guest !== null} />
        <div>
          {viewer.account ? (
            <>
              <NavLink to="/messages">
                <Icon name="message-circle" className="icon-lg" />
                Chat
                <UnreadBadge count={messageCount} />
                {messageCount > 0 && <span className="sr-only">{`${messageCount} unread`}</span>}
              </NavLink>
              <NavLink to="/dashboard">
                <Icon name="circle-user-round" className="icon-lg" />
                Profile
              </NavLink>
            </>
          ) : (
            <Link to={authLink(pathname, search)} aria-current={pathname === '/auth' ? 'page' : undefined}>
              <Icon name="log-in" className="icon-lg" />
              Sign In
            </Link>
          )}
        </div>
      </nav>
    </div>
  );
}

function UnreadCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="count count-coral">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> unread</span>
    </span>
  );
}

function SellLink({ signedIn }: { signedIn: boolean }) {
  const [pressed, setPressed] = useState(false);
  const [effect] = useState(() => pressEffect(setPressed));
  useEffect(() => effect.cancel, [effect]);

  return (
    <NavLink
      to="/create-listing"
      className="dock-sell"
      data-pressed={pressed || undefined}
      onClick={() => {
        effect.press();
        if (signedIn) return;
        // The next page decides what a visitor may do there.
        toast({
          tone: 'error',
          title: 'Authentication Required',
          text: 'Please sign in to create a listing',
        });
      }}
    >
      <span className="dock-sell-button">
        <Icon name="plus" className="stroke-[2.6]" />
      </span>
      Sell
    </NavLink>
  );
}
