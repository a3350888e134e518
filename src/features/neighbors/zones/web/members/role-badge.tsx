import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import type { ZoneRole } from '../../contract/zone-member.ts';

/** Shows a person's role in a zone; the admin role stands out. */
export function RoleBadge({ role, className }: { role: ZoneRole; className?: string }) {
  return role === 'admin' ? (
    <Badge tone="ai" className={className}>
      <Icon name="shield-check" />
      Admin
    </Badge>
  ) : (
    <Badge className={className}>Member</Badge>
  );
}
