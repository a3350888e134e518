import { copyCredentials, credentialsText, guestStore } from '../../../features/guests/web/guests.ts';
import type { Theme } from '../../../platform/web/theme/theme-choice.ts';
import { Avatar } from '../../../platform/web/ui/avatar.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { Menu, MenuButton, MenuLine, MenuLink } from '../../../platform/web/ui/menu.tsx';
import { ThemeMenuGroup } from './theme-switch.tsx';
import { PILL } from './user-menu.tsx';

interface GuestMenuProps {
  guestId: string;
  theme: Theme;
  /** Addresses that lead back to this page. */
  signIn: string;
  signUp: string;
}

/** A guest's own menu, labeled with the Guest ID. */
export function GuestMenu({ guestId, theme, signIn, signUp }: GuestMenuProps) {
  function copy() {
    const guest = guestStore().read();
    if (guest !== null) void copyCredentials(credentialsText(guest));
  }
  return (
    <Menu
      align="end"
      label={guestId}
      buttonClass={PILL}
      button={
        <>
          <Avatar name="Guest" url={null} size={36} />
          <span className="whitespace-nowrap max-md:sr-only">{guestId}</span>
          <Icon name="chevron-down" className="icon-sm" />
        </>
      }
    >
      <div className="menu-head md:hidden" aria-hidden="true">
        {guestId}
      </div>
      <MenuLink to="/dashboard">
        <Icon name="layout-dashboard" />
        Dashboard
      </MenuLink>
      <MenuButton onClick={copy}>
        <Icon name="copy" />
        Copy Guest ID and PIN
      </MenuButton>
      <MenuLine />
      <MenuLink to={signUp}>
        <Icon name="user-round-plus" />
        Sign Up
      </MenuLink>
      <MenuLink to={signIn}>
        <Icon name="log-in" />
        Sign In
      </MenuLink>
      <MenuLine />
      <ThemeMenuGroup saved={theme} />
    </Menu>
  );
}
