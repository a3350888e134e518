import { SignOut } from '../../../features/people/accounts/web/accounts.ts';
import { copyCredentials, credentialsText, guestStore } from '../../../features/people/guests/web/guests.ts';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { MenuButton, MenuChoice, MenuGroup, MenuLine, MenuLink } from '../../../platform/web/ui/menu.tsx';
import { useVibration } from '../../../platform/web/use-vibration.ts';
import { signUpLink } from './auth-link.ts';
import type { OwnMenuProps } from './own-menu.tsx';
import { ThemeMenuGroup } from './theme-switch.tsx';

type OwnMenuItemsProps = OwnMenuProps & { onSignOut: () => void };

/** The menu items of a member or guest. */
export default function OwnMenuItems({ viewer, theme, auth, onSignOut }: OwnMenuItemsProps) {
  if (viewer.account) return <MemberItems account={viewer.account} theme={theme} onSignOut={onSignOut} />;
  return viewer.guest && <GuestItems theme={theme} auth={auth} />;
}

type MemberItemsProps = Pick<OwnMenuItemsProps, 'theme' | 'onSignOut'> & {
  account: NonNullable<OwnMenuProps['viewer']['account']>;
};

function MemberItems({ account, theme, onSignOut }: MemberItemsProps) {
  return (
    <>
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
        Saved searches
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
      {account.role !== 'member' && (
        <MenuLink to="/operator">
          <Icon name="shield-check" />
          Desk
        </MenuLink>
      )}
      <MenuLine />
      <ThemeMenuGroup saved={theme} />
      <MenuLine />
      <MenuButton onPointerEnter={SignOut.prepare} onFocus={SignOut.prepare} onClick={onSignOut}>
        <Icon name="log-out" />
        Sign Out
      </MenuButton>
    </>
  );
}

function GuestItems({ theme, auth }: Pick<OwnMenuProps, 'theme' | 'auth'>) {
  function copy() {
    const guest = guestStore().read();
    if (guest !== null) void copyCredentials(credentialsText(guest));
  }
  return (
    <>
      <MenuLink to="/dashboard">
        <Icon name="layout-dashboard" />
        Dashboard
      </MenuLink>
      <MenuButton onClick={copy}>
        <Icon name="copy" />
        Copy Guest ID and PIN
      </MenuButton>
      <MenuLine />
      <MenuLink to={signUpLink(auth)}>
        <Icon name="user-round-plus" />
        Sign Up
      </MenuLink>
      <MenuLink to={auth}>
        <Icon name="log-in" />
        Sign In
      </MenuLink>
      <MenuLine />
      <ThemeMenuGroup saved={theme} />
      <VibrationMenuGroup />
    </>
  );
}

const CHOICES = [
  { on: true, label: 'On', icon: 'vibrate' },
  { on: false, label: 'Off', icon: 'vibrate-off' },
] as const;

/** Turns vibration on or off for this device, as menu items. Hidden where browsers can't vibrate. */
function VibrationMenuGroup() {
  const { isOn, choose } = useVibration();
  if (isOn === null) return null;
  return (
    <>
      <MenuLine />
      <MenuGroup label="Vibration">
        {CHOICES.map(({ on, label, icon }) => (
          <MenuChoice key={label} checked={isOn === on} onClick={() => choose(on)}>
            <Icon name={icon} />
            {label}
          </MenuChoice>
        ))}
      </MenuGroup>
    </>
  );
}
