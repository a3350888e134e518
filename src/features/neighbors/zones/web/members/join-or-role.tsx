import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import type { ZoneRole } from '../../contract/zone-member.ts';
import { useJoinZone } from './use-join-zone.ts';

interface JoinOrRoleProps {
  zone: { id: string; name: string; role: ZoneRole | null };
}

/** Shows a Join button, or the viewer's role if they are a member. */
export function JoinOrRole({ zone }: JoinOrRoleProps) {
  const { role, join } = useJoinZone(zone);
  if (role === null) {
    return (
      <Button variant="line" className="z-(--z-above) min-w-22 flex-none" onClick={join}>
        Join
        <span className="sr-only">
          {' '}
          <bdi>{zone.name}</bdi>
        </span>
      </Button>
    );
  }
  return (
    <Badge tone="success" size="lg" className="rounded-full">
      <Icon name="check" />
      {role === 'admin' ? 'Admin' : 'Member'}
    </Badge>
  );
}
