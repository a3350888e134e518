import clsx from 'clsx';
import { Link, NavLink, useLocation } from 'react-router';
import type { Viewer } from '../../../features/people/accounts/contract/viewer.ts';
import type { PageHandle } from '../../../platform/web/page/page-handle.ts';
import { useSite } from '../../../platform/web/page/use-site.ts';
import type { Theme } from '../../../platform/web/theme/theme-choice.ts';
import { Badge } from '../../../platform/web/ui/badge.tsx';
import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { Logo } from '../../../platform/web/ui/logo.tsx';
import { Menu, MenuLink } from '../../../platform/web/ui/menu.tsx';
import { authLink, signUpLink } from './auth-link.ts';
import { OwnMenu } from './own-menu.tsx';
import { UnreadBadge } from './unread-badge.tsx';

type TopBarProps = {
  viewer: Viewer;
  theme: Theme;
  phoneBar?: PageHandle['phoneBar'];
  coversLow?: PageHandle['coversLow'];
  wide?: PageHandle['wide'];
  /** Number of unread messages. */
  messageCount: number;
  /** Number of unread notifications. */
  notificationCount: number;
};

const NAV_ITEM =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full px-3.5 text-md font-semibold whitespace-nowrap text-ink-2 transition-colors duration-(--t-fast) hover:bg-surface-2 hover:text-ink aria-expanded:bg-surface-2 aria-expanded:text-ink aria-[current=page]:bg-surface-2 aria-[current=page]:text-ink';

/** Pages for selling. */
const SELLING: readonly string[] = ['/create-listing', '/voice-recorder', '/create-ai-listing', '/pile'];

/** The bar at the top: full navigation on wide screens, only the essentials on phones. */
export function TopBar({
  viewer,
  theme,
  phoneBar,
  coversLow,
  wide,
  messageCount,
  notificationCount,
}: TopBarProps) {
  const { pathname, search } = useLocation();
  const { siteName, signUp, off } = useSite();
  const auth = authLink(pathname, search);
  const titled = typeof phoneBar === 'object' ? phoneBar : null;
  const selling = SELLING.includes(pathname);
  const onForm = pathname === '/create-listing';
  const browsing = pathname === '/listings';
  // Zone pages and the form of a new zone have their own addresses.
  const inZones = pathname.startsWith('/drop-zone') || pathname === '/create-drop-zone';

  return (
    <header
      className={clsx(
        'sticky top-0 z-(--z-top-bar) bg-bg/88 backdrop-blur-lg backdrop-saturate-150',
        // On phones, the page's photo replaces it.
        phoneBar === 'none' && 'max-md:hidden',
        coversLow && 'alone:hidden',
      )}
    >
      <div
        className={clsx(
          'wrap flex min-h-15 items-center gap-2 md:h-19 md:gap-4 lg:gap-8',
          wide && 'wrap-wide',
        )}
      >
        {titled && (
          <div className="flex items-center gap-2 md:hidden">
            <Link className="icon-btn -ms-2.5" to={titled.closeTo} aria-label="Close" title="Close">
              <Icon name="x" className="icon-lg!" />
            </Link>
            <strong className="font-display text-xl leading-none font-extrabold tracking-[-0.03em]">
              {titled.title}
            </strong>
          </div>
        )}
        <Link className={clsx('inline-flex min-h-11 items-center', titled && 'max-md:hidden')} to="/">
          <Logo />
          <span className="sr-only">{siteName} home</span>
        </Link>
        <nav className="flex items-center gap-1 max-md:hidden" aria-label="Main">
          <NavLink className={NAV_ITEM} to="/listings">
            Browse
          </NavLink>
          <Menu
            label="Sell"
            buttonClass={NAV_ITEM}
            button={
              <>
                Sell
                <Icon name="chevron-down" className="icon-sm" />
              </>
            }
            buttonProps={{ 'aria-current': selling ? 'page' : undefined }}
          >
            <MenuLink to="/create-listing" aria-current={onForm ? 'page' : undefined}>
              <Icon name="plus" />
              Create Listing
            </MenuLink>
            <MenuLink
              to="/create-ai-listing"
              aria-current={pathname === '/create-ai-listing' ? 'page' : undefined}
            >
              <Icon name="sparkles" />
              AI-Powered Listing
              {!off.includes('plans') && (
                <Badge tone="ai" className="ms-auto">
                  Premium
                </Badge>
              )}
            </MenuLink>
          </Menu>
          <Link className={NAV_ITEM} to="/drop-zones" aria-current={inZones ? 'page' : undefined}>
            Drop Zones
          </Link>
          <NavLink className={NAV_ITEM} to="/pricing">
            Upgrade
          </NavLink>
        </nav>
        <div className={clsx('ms-auto flex min-w-0 items-center gap-1.5', titled && 'max-md:hidden')}>
          {browsing && (
            <ButtonLink variant="zest" to="/create-listing" className="px-4 text-sm md:hidden">
              <Icon name="plus" />
              Create Listing
            </ButtonLink>
          )}
          {/* On phones, Browse has room for one button. The dock has the other links. */}
          <div className={clsx('flex min-w-0 items-center gap-1.5', browsing && 'max-md:hidden')}>
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
                <MessagesLink count={messageCount} name="Messages" />
                <OwnMenu {...{ viewer, theme, auth }} />
              </>
            ) : viewer.guest ? (
              <>
                <ButtonLink variant="quiet" to="/dashboard" className="max-md:hidden">
                  Dashboard
                </ButtonLink>
                <MessagesLink count={messageCount} name="Chats" />
                <OwnMenu {...{ viewer, theme, auth }} />
              </>
            ) : (
              <>
                <ButtonLink
                  variant="quiet"
                  to={auth}
                  className={clsx(signUp !== 'closed' && 'max-md:hidden')}
                >
                  Sign In
                </ButtonLink>
                {/* Less prominent on phones, where the page's own action is right below. */}
                {signUp !== 'closed' && (
                  <ButtonLink
                    to={signUpLink(auth)}
                    className="min-w-0 max-md:bg-surface-2 max-md:px-4 max-md:text-sm max-md:text-ink"
                  >
                    Get Started
                  </ButtonLink>
                )}
              </>
            )}
          </div>
        </div>
      </div>
    </header>
  );
}

function MessagesLink({ count, name }: { count: number; name: string }) {
  return (
    <NavLink
      className="icon-btn max-md:hidden"
      to="/messages"
      aria-label={count > 0 ? `${name}, ${count} unread` : name}
      title={name}
    >
      <Icon name="message-circle" />
      <UnreadBadge count={count} />
    </NavLink>
  );
}
