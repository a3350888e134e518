import type { Live } from '../../../../platform/server/realtime/live.ts';
import { FLASH_DROP_UPDATES } from '../contract/flash-drop-updates.ts';
import type { LedgerChange } from './ledger.ts';
import type { StandingsUpdates } from './standings-updates.ts';

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
