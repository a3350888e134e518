import clsx from 'clsx';
import { Link, NavLink, useLocation } from 'react-router';
import type { Viewer } from '../../../features/accounts/contract/viewer.ts';
import type { PageHandle } from '../../../platform/web/page-handle.ts';
import type { Theme } from '../../../platform/web/theme/theme-choice.ts';
import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { Logo } from '../../../platform/web/ui/logo.tsx';
import { Menu, MenuLink } from '../../../platform/web/ui/menu.tsx';
import { authLink } from './auth-link.ts';
import { UnreadBadge } from './unread-badge.tsx';
import { UserMenu } from './user-menu.tsx';

type TopBarProps = {
  viewer: Viewer;
  theme: Theme;
  phoneBar?: PageHandle['phoneBar'];
  /** Unread messages. */
  messageCount: number;
  /** Unread notifications. */
  notificationCount: number;
  onSignOut: () => void;
};

/** The bar at the top: navigation where there is room, only the essentials on phones. */
export function TopBar({ viewer, theme, phoneBar, messageCount, notificationCount, onSignOut }: TopBarProps) {
  const { pathname, search } = useLocation();
  const auth = authLink(pathname, search);
  const titled = typeof phoneBar === 'object' ? phoneBar : null;
  const selling = pathname === '/create-listing';
  const browsing = pathname === '/listings';

  return (
    <header className={clsx('top-bar', phoneBar === 'none' && 'top-bar-wide')}>
      <div className="wrap top-bar-row">
        {titled && (
          <div className="flex items-center gap-2 md:hidden">
            <Link className="icon-btn -ml-2.5" to={titled.closeTo} aria-label="Close" title="Close">
              <Icon name="x" className="icon-lg!" />
            </Link>
            <strong className="top-bar-title">{titled.title}</strong>
          </div>
        )}
        <Link className={clsx('logo-link', titled && 'max-md:hidden')} to="/">
          <Logo />
          <span className="sr-only">Offhand home</span>
        </Link>
        <nav className="top-nav max-md:hidden" aria-label="Main">
          <NavLink to="/listings">Browse</NavLink>
          <Menu
            label="Sell"
            button={
              <>
                Sell
                <Icon name="chevron-down" className="icon-sm" />
              </>
            }
            buttonProps={{ 'aria-current': selling ? 'page' : undefined }}
          >
            <MenuLink to="/create-listing" aria-current={selling ? 'page' : undefined}>
              <Icon name="plus" />
              Create Listing
            </MenuLink>
          </Menu>
        </nav>
        <div className={clsx('top-bar-end', titled && 'max-md:hidden')}>
          {browsing && (
            <ButtonLink variant="zest" to="/create-listing" className="top-bar-compact md:hidden">
              <Icon name="plus" />
              Create Listing
            </ButtonLink>
          )}
          {/* On phones, Browse has room for one button; the dock has the other links. */}
          <div className={clsx('top-bar-end', browsing && 'max-md:hidden')}>
            {viewer.account ? (
              <>
                <NavLink
                  className="icon-btn max-md:hidden"
                  to="/notifications"
                  aria-label={
                    notificationCount > 0 ? `Notifications, ${notificationCount} unread` : 'Notifications'
                  }
                  title="Notifications"
                >
                  <Icon name="bell" />
                  <UnreadBadge count={notificationCount} />
                </NavLink>
                <NavLink
                  className="icon-btn max-md:hidden"
                  to="/messages"
                  aria-label={messageCount > 0 ? `Messages, ${messageCount} unread` : 'Messages'}
                  title="Messages"
                >
                  <Icon name="message-circle" />
                  <UnreadBadge count={messageCount} />
                </NavLink>
                <UserMenu account={viewer.account} theme={theme} onSignOut={onSignOut} />
              </>
            ) : (
              <>
                {viewer.guest && (
                  <ButtonLink variant="quiet" to="/dashboard" className="max-md:hidden">
                    Dashboard
                  </ButtonLink>
                )}
                <ButtonLink variant="quiet" to={auth} className="max-md:hidden">
                  Sign In
                </ButtonLink>
                <ButtonLink to={auth} className="top-bar-compact top-bar-start">
                  Get Started
                </ButtonLink>
              </>
            )}
          </div>
        </div>
      </div>
    </header>
  );
}
