import type { Live } from '../../../../platform/server/realtime/live.ts';
import { ZONE_UPDATES, zoneTopic } from '../contract/zone-updates.ts';

/** Tells open pages of a zone to reload. Call it after the commit. */
export function publishZone(live: Live, zoneId: string): void {
  live.publishTo(zoneTopic(zoneId), { type: ZONE_UPDATES.changed, ids: [zoneId] });
}
