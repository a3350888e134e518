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

/** The signed-in person's own menu, labeled with the email address. */
export function UserMenu({ account, theme, onSignOut }: UserMenuProps) {
  return (
    <Menu
      align="end"
      label={account.email}
      buttonClass="user-menu"
      button={
        <>
          <Avatar name={account.name} url={account.avatarUrl} size={36} />
          <span className="user-menu-email">{account.email}</span>
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
        Favourites
      </MenuLink>
      <MenuLink to="/reviews">
        <Icon name="star" />
        My Reviews
      </MenuLink>
      <MenuLink to="/settings/notifications">
        <Icon name="bell-ring" />
        Notification settings
      </MenuLink>
      <MenuLink to="/settings/devices">
        <Icon name="monitor-smartphone" />
        Signed-in devices
      </MenuLink>
      <MenuLink to="/settings/blocked">
        <Icon name="ban" />
        Blocked people
      </MenuLink>
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
