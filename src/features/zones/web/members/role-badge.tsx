import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { ZoneRole } from '../../contract/zone-member.ts';

/** The role of somebody in a zone; that of admins stands out. */
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
