import type { Database } from '../../../../platform/server/db/database.ts';
import type { Position } from '../../../../shared/position.ts';
import type { NearbyZones } from '../contract/zone.ts';
import { presentNearbyZone } from './zones.presenter.ts';
import { findZonesToMention } from './zones.queries.ts';

/** Zones farther away are not nearby. */
const NEARBY_METERS = 50_000;

/** Returns the zones that the home page mentions. A single statement for most visitors. */
export async function listNearbyZones(
  { db }: { db: Database },
  near: Position | undefined,
): Promise<NearbyZones> {
  const nearest = near === undefined ? [] : await findZonesToMention(db, near);
  const nearby = nearest.filter(({ distance }) => distance !== null && distance <= NEARBY_METERS);
  const zones = nearby.length > 0 ? nearby : await findZonesToMention(db, undefined);
  return { zones: zones.map(presentNearbyZone) };
}
