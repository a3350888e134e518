import type { Live } from '../../../../platform/server/realtime/live.ts';
import { FLASH_DROP_TOPIC, FLASH_DROP_UPDATES } from '../contract/flash-drop-updates.ts';
import type { LedgerChange } from './ledger.ts';
import { MAX_STANDINGS_AGE_MS } from './standings.ts';

/** Tells pages that a leaderboard changed, at most once a second. */
export interface StandingsUpdates {
  /** Call it after the commit. */
  changed(eventId: string): void;
}

/** Publishes each change after MAX_STANDINGS_AGE_MS, when the cached boards of every process include it. */
export function createStandingsUpdates(live: Pick<Live, 'publishTo'>): StandingsUpdates {
  /** Events with a scheduled update, and whether they changed again since. */
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
    }, MAX_STANDINGS_AGE_MS).unref();
  }

  return {
    changed(eventId) {
      if (waiting.has(eventId)) waiting.set(eventId, true);
      else publishLater(eventId);
    },
  };
}

export interface ChangeServices {
  live: Live;
  updates: StandingsUpdates;
}

/** Updates the pages of people whose points changed, and the leaderboards. Call it after the commit. */
export function publishChanges({ live, updates }: ChangeServices, changes: readonly LedgerChange[]): void {
  for (const { eventId, profileId } of changes) {
    live.publish([{ kind: 'member', id: profileId }], { type: FLASH_DROP_UPDATES.points, ids: [eventId] });
    updates.changed(eventId);
  }
}
