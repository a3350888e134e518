import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import { ZONE_TYPES, type ZoneTypeValue } from '../contract/zone-limits.ts';

/** The icon of each zone type. */
export const ZONE_TYPE_ICONS: Readonly<Record<ZoneTypeValue, IconName>> = {
  neighbourhood: 'house',
  campus: 'graduation-cap',
  interest: 'shapes',
};

export const zoneTypeLabel = (type: ZoneTypeValue): string =>
  ZONE_TYPES.find(({ value }) => value === type)?.label ?? type;
