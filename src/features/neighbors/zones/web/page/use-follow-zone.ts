import { useReloadOnTopic } from '../../../../../platform/web/use-reload-on-topic.ts';
import { ZONE_UPDATES, zoneTopic } from '../../contract/zone-updates.ts';

/** Spreads reloads over this time, because many people may watch the same zone. */
const SPREAD_MS = 1_000;

/** Reloads the page when the zone changes, for visitors too. */
export function useFollowZone(id: string): void {
  useReloadOnTopic({
    topic: zoneTopic(id),
    affects: ({ type }) => type === ZONE_UPDATES.changed,
    spreadMs: SPREAD_MS,
  });
}
