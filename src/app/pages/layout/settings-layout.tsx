import { NavLink, Outlet } from 'react-router';
import { useViewer } from '../../../features/people/accounts/web/accounts.ts';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../platform/web/ui/icon-names.ts';

interface Page {
  to: string;
  icon: IconName;
  label: string;
}

/** Shows the navigation of all settings: a list at the side, and rows above the page on narrow screens. */
export default function SettingsLayout() {
  const { account } = useViewer();
  const blocked: Page = { to: '/settings/blocked', icon: 'ban', label: 'Blocked people' };
  // Guests have no other settings.
  const pages: Page[] = account
    ? [
        { to: '/settings/account', icon: 'user-round', label: 'Account' },
        { to: '/settings/plan', icon: 'credit-card', label: 'My plan' },
        { to: '/settings/notifications', icon: 'bell', label: 'Notifications' },
        blocked,
        { to: `/profile/${account.id}`, icon: 'eye', label: 'Public profile' },
      ]
    : [blocked];
  return (
    <div className="wrap grid grid-cols-1 gap-5 pt-1.5 pb-20 md:pt-3 lg:grid-cols-[212px_minmax(0,1fr)] lg:items-start lg:gap-16">
      <nav aria-label="Settings" className="lg:sticky lg:top-[88px]">
        <h1 className="mb-3 text-[2rem]">Settings</h1>
        <ul className="-mx-3 flex flex-wrap gap-x-1.5 lg:grid lg:gap-0.5">
          {pages.map(({ to, icon, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                className="flex min-h-[44px] items-center gap-[11px] rounded-full px-3 text-md font-semibold whitespace-nowrap text-ink-2 hover:bg-surface-2 hover:text-ink aria-[current]:bg-surface-2 aria-[current]:font-bold aria-[current]:text-ink lg:rounded-md"
              >
                <Icon name={icon} className="icon max-md:hidden" />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </div>
  );
}
