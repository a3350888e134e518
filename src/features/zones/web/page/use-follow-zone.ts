import { useFollowTopic } from '../../../../platform/web/use-follow-topic.ts';
import { ZONE_UPDATES, zoneTopic } from '../../contract/zone-updates.ts';

/** Milliseconds over which the pages of a zone spread their requests, because many may watch one zone. */
const SPREAD_MS = 1_000;

/** Keeps the open page of a zone up to date, for visitors too. */
export function useFollowZone(id: string): void {
  useFollowTopic({
    topic: zoneTopic(id),
    affects: ({ type }) => type === ZONE_UPDATES.changed,
    spreadMs: SPREAD_MS,
  });
}
