import clsx from 'clsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { Menu } from '../../../../../platform/web/ui/menu.tsx';
import { SafetyMenu } from '../../../../trust/reports/web/reports.ts';
import type { Zone } from '../../contract/zone.ts';
import { MembershipItems } from '../members/membership-items.tsx';

interface MoreMenuProps {
  zone: Zone;
  look?: 'line';
  className?: string;
  onLeave: () => void;
}

/** Shows admins their membership options, and everyone else the report option. */
export function MoreMenu({ zone, look, className, onLeave }: MoreMenuProps) {
  if (zone.membership?.role !== 'admin') {
    return (
      <SafetyMenu
        target={{ kind: 'zone', id: zone.id }}
        person={null}
        look={look}
        size={look && 'lg'}
        className={className}
      />
    );
  }
  return (
    <Menu
      align="end"
      label="More"
      buttonClass={clsx('icon-btn', look && 'icon-btn-line icon-btn-lg', className)}
      buttonProps={{ 'aria-label': 'More', title: 'More' }}
      button={<Icon name="ellipsis" />}
    >
      <MembershipItems zone={zone} onLeave={onLeave} />
    </Menu>
  );
}
