import clsx from 'clsx';
import { useState } from 'react';
import type { Viewer } from '../../../features/people/accounts/contract/viewer.ts';
import { SignOut } from '../../../features/people/accounts/web/accounts.ts';
import { lazyPart } from '../../../platform/web/page/lazy-part.tsx';
import type { Theme } from '../../../platform/web/theme/theme-choice.ts';
import { Avatar } from '../../../platform/web/ui/avatar.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { Menu } from '../../../platform/web/ui/menu.tsx';

/** Loaded for members and guests only. */
const OwnMenuItems = lazyPart(() => import('./own-menu-items.tsx'));

export interface OwnMenuProps {
  viewer: Viewer;
  theme: Theme;
  /** The address of the login page, which returns to this page. */
  auth: string;
}

/** The account menu of a member or guest, labeled with the email address or the Guest ID. */
export function OwnMenu(props: OwnMenuProps) {
  const { account, guest } = props.viewer;
  const [isLeaving, setIsLeaving] = useState(false);
  const label = account?.email ?? guest?.guestId ?? '';
  return (
    <>
      <Menu
        align="end"
        label={label}
        buttonClass="inline-flex min-h-11 max-w-72 min-w-0 items-center gap-2 rounded-full py-1 ps-1 pe-3 text-sm font-semibold inset-ring-[1.5px] inset-ring-line hover:bg-surface-2"
        button={
          <>
            <Avatar name={account?.name ?? 'Guest'} url={account?.avatarUrl ?? null} size={36} />
            {/* Phones show the avatar only; the label stays its accessible name. */}
            <span className={clsx('max-md:sr-only', account ? 'truncate' : 'whitespace-nowrap')}>
              {label}
            </span>
            <Icon name="chevron-down" className="icon-sm" />
          </>
        }
      >
        <div className="menu-head md:hidden" aria-hidden="true">
          {label}
        </div>
        <OwnMenuItems {...props} onSignOut={() => setIsLeaving(true)} />
      </Menu>
      <SignOut from="menu" open={isLeaving} onClose={() => setIsLeaving(false)} />
    </>
  );
}
