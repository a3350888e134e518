import clsx from 'clsx';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { ZoneType } from '../contract/zone.ts';
import { ZONE_TYPE_ICONS, zoneTypeLabel } from './zone-types.ts';

/** The type of a zone, in the corner of its picture. */
export function TypeBadge({ type, className }: { type: ZoneType; className?: string }) {
  return (
    <Badge
      className={clsx('absolute start-2.5 top-2.5 z-(--z-raised) bg-surface text-ink shadow-1', className)}
    >
      <Icon name={ZONE_TYPE_ICONS[type]} />
      {zoneTypeLabel(type)}
    </Badge>
  );
}
