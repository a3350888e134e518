import type { Live } from '../../../platform/server/realtime/live.ts';
import { FLASH_DROP_TOPIC, FLASH_DROP_UPDATES } from '../contract/flash-drop-updates.ts';
import { STANDINGS_MS } from './standings.ts';

/** Tells the pages that watch a leaderboard that it changed: once a second at most, whatever happens in it. */
export interface StandingsUpdates {
  /** Call after the commit. */
  changed(eventId: string): void;
}

/**
 * An update follows each change after as long as a leaderboard may be old (STANDINGS_MS), so that every process has
 * forgotten what was before it.
 */
export function createStandingsUpdates(live: Pick<Live, 'publishTo'>): StandingsUpdates {
  /** Events with an update on its way, and whether they changed again since. */
  const waiting = new Map<string, boolean>();

  function publishLater(eventId: string): void {
    waiting.set(eventId, false);
    setTimeout(() => {
      const again = waiting.get(eventId) === true;
      waiting.delete(eventId);
      live.publishTo(`${FLASH_DROP_TOPIC}:${eventId}`, {
        type: FLASH_DROP_UPDATES.standings,
        ids: [eventId],
      });
      if (again) publishLater(eventId);
    }, STANDINGS_MS).unref();
  }

  return {
    changed(eventId) {
      if (waiting.has(eventId)) waiting.set(eventId, true);
      else publishLater(eventId);
    },
  };
}
