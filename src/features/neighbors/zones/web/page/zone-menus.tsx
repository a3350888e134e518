import clsx from 'clsx';
import { api } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { Menu, MenuButton } from '../../../../../platform/web/ui/menu.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { SafetyMenu } from '../../../../trust/reports/web/reports.ts';
import type { Zone } from '../../contract/zone.ts';

interface MembershipItemsProps {
  zone: Zone;
  onLeave: () => void;
}

/** Menu items for the viewer's own membership. */
export function MembershipItems({ zone, onLeave }: MembershipItemsProps) {
  const { run } = useApiAction();
  if (zone.membership === null) return null;
  const { notifications } = zone.membership;
  const path = { id: zone.id };
  const toggle = () =>
    void run(
      () =>
        api.PATCH('/api/zones/{id}/membership', {
          params: { path },
          body: { notifications: !notifications },
        }),
      {
        done: () =>
          toast({
            tone: 'success',
            title: notifications ? 'Notifications off' : 'Notifications on',
            text: notifications
              ? `We won't tell you what is new in ${zone.name}.`
              : `We'll tell you what is new in ${zone.name}.`,
          }),
        revalidate: 'always',
      },
    );
  return (
    <>
      <MenuButton onClick={toggle}>
        <Icon name={notifications ? 'bell-off' : 'bell'} />
        {notifications ? 'Turn notifications off' : 'Turn notifications on'}
      </MenuButton>
      <MenuButton className="text-danger" onClick={onLeave}>
        <Icon name="log-out" />
        Leave zone
      </MenuButton>
    </>
  );
}

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
