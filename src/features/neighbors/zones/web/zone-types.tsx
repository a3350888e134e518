import clsx from 'clsx';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import type { ZoneType } from '../contract/zone.ts';
import { ZONE_TYPES, type ZoneTypeValue } from '../contract/zone-limits.ts';

/** The icon of each zone type. */
export const ZONE_TYPE_ICONS: Readonly<Record<ZoneTypeValue, IconName>> = {
  neighbourhood: 'house',
  campus: 'graduation-cap',
  interest: 'shapes',
};

export const zoneTypeLabel = (type: ZoneTypeValue): string =>
  ZONE_TYPES.find(({ value }) => value === type)?.label ?? type;

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
