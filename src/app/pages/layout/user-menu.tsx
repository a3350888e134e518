import {
  BellRing,
  Ban,
  ChevronDown,
  CircleUserRound,
  Heart,
  LayoutDashboard,
  LogOut,
  MonitorSmartphone,
  Star,
} from 'lucide-react';
import type { Viewer } from '../../../features/accounts/contract/viewer.ts';
import type { Theme } from '../../../platform/web/theme/theme-choice.ts';
import { Avatar } from '../../../platform/web/ui/avatar.tsx';
import { Menu, MenuButton, MenuLine, MenuLink } from '../../../platform/web/ui/menu.tsx';
import { ThemeMenuGroup } from './theme-switch.tsx';

type UserMenuProps = {
  account: NonNullable<Viewer['account']>;
  theme: Theme;
  onSignOut: () => void;
};

/** The signed-in person's own menu, labelled with the e-mail address. */
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
          <ChevronDown className="icon-sm" aria-hidden="true" />
        </>
      }
    >
      <div className="menu-head md:hidden" aria-hidden="true">
        {account.email}
      </div>
      <MenuLink to="/dashboard">
        <LayoutDashboard aria-hidden="true" />
        Dashboard
      </MenuLink>
      <MenuLink to={`/profile/${account.id}`}>
        <CircleUserRound aria-hidden="true" />
        Profile
      </MenuLink>
      <MenuLink to="/favourites">
        <Heart aria-hidden="true" />
        Favourites
      </MenuLink>
      <MenuLink to="/reviews">
        <Star aria-hidden="true" />
        My Reviews
      </MenuLink>
      <MenuLink to="/settings/notifications">
        <BellRing aria-hidden="true" />
        Notification settings
      </MenuLink>
      <MenuLink to="/settings/devices">
        <MonitorSmartphone aria-hidden="true" />
        Signed-in devices
      </MenuLink>
      <MenuLink to="/settings/blocked">
        <Ban aria-hidden="true" />
        Blocked people
      </MenuLink>
      <MenuLine />
      <ThemeMenuGroup saved={theme} />
      <MenuLine />
      <MenuButton onClick={onSignOut}>
        <LogOut aria-hidden="true" />
        Sign Out
      </MenuButton>
    </Menu>
  );
}
