import type { Live } from '../../../platform/server/realtime/live.ts';
import { ZONE_UPDATES, zoneTopic } from '../contract/zone-updates.ts';

/** After the commit: updates every open page of a zone. */
export function publishZone(live: Live, zoneId: string): void {
  live.publishTo(zoneTopic(zoneId), { type: ZONE_UPDATES.changed, ids: [zoneId] });
}
