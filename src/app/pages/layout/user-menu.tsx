import type { Viewer } from '../../../features/accounts/contract/viewer.ts';
import type { Theme } from '../../../platform/web/theme/theme-choice.ts';
import { Avatar } from '../../../platform/web/ui/avatar.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { Menu, MenuButton, MenuLine, MenuLink } from '../../../platform/web/ui/menu.tsx';
import { ThemeMenuGroup } from './theme-switch.tsx';

type UserMenuProps = {
  account: NonNullable<Viewer['account']>;
  theme: Theme;
  onSignOut: () => void;
};

/** The button of a person's own menu. */
export const PILL =
  'inline-flex min-h-11 max-w-72 min-w-0 items-center gap-2 rounded-full py-1 ps-1 pe-3 text-sm font-semibold inset-ring-[1.5px] inset-ring-line hover:bg-surface-2';

/** The signed-in person's own menu, labeled with the email address. */
export function UserMenu({ account, theme, onSignOut }: UserMenuProps) {
  return (
    <Menu
      align="end"
      label={account.email}
      buttonClass={PILL}
      button={
        <>
          <Avatar name={account.name} url={account.avatarUrl} size={36} />
          {/* Phones show the avatar only; the email address stays its accessible name. */}
          <span className="truncate max-md:sr-only">{account.email}</span>
          <Icon name="chevron-down" className="icon-sm" />
        </>
      }
    >
      <div className="menu-head md:hidden" aria-hidden="true">
        {account.email}
      </div>
      <MenuLink to="/dashboard">
        <Icon name="layout-dashboard" />
        Dashboard
      </MenuLink>
      <MenuLink to={`/profile/${account.id}`}>
        <Icon name="circle-user-round" />
        Profile
      </MenuLink>
      <MenuLink to="/favourites">
        <Icon name="heart" />
        Favorites
      </MenuLink>
      <MenuLink to="/ai-assistant">
        <Icon name="scale" />
        Compare Items
      </MenuLink>
      <MenuLink to="/match-me/wants">
        <Icon name="bookmark" />
        My wants
      </MenuLink>
      <MenuLink to="/reviews">
        <Icon name="star" />
        My Reviews
      </MenuLink>
      <MenuLink to="/settings/account">
        <Icon name="settings" />
        Account settings
      </MenuLink>
      <MenuLink to="/settings/notifications">
        <Icon name="bell-ring" />
        Notification settings
      </MenuLink>
      <MenuLink to="/settings/blocked">
        <Icon name="ban" />
        Blocked people
      </MenuLink>
      {account.role === 'operator' && (
        <MenuLink to="/operator">
          <Icon name="shield-check" />
          Operator
        </MenuLink>
      )}
      <MenuLine />
      <ThemeMenuGroup saved={theme} />
      <MenuLine />
      <MenuButton onClick={onSignOut}>
        <Icon name="log-out" />
        Sign Out
      </MenuButton>
    </Menu>
  );
}
