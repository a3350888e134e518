import { ownStore, VISITOR } from '../../../../platform/web/stored/own-store.ts';
import { COMPARISON_LIMITS } from '../contract/comparison-limits.ts';
import type { HistoryEntry } from './history-entry.ts';

/** Storage key of a visitor's last comparisons, which only this browser stores. */
const NAME = `comparisons:${VISITOR}`;

export function readRecent(): HistoryEntry[] {
  const stored = ownStore().read(NAME);
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
}

export const recordRecent = (entry: HistoryEntry): void =>
  void ownStore().save(NAME, withLatest(readRecent(), entry));

/** Returns the entries newest first. A repeated comparison moves to the top. */
export const withLatest = (entries: readonly HistoryEntry[], latest: HistoryEntry): HistoryEntry[] =>
  [latest, ...entries.filter(({ id }) => id !== latest.id)].slice(0, COMPARISON_LIMITS.recent);

/** Checks stored data, which an older version of the page may have written. */
function isEntry(stored: unknown): stored is HistoryEntry {
  const { id, address, date, subject, outcome, photos } = (stored ?? {}) as Partial<
    Record<keyof HistoryEntry, unknown>
  >;
  return (
    [id, address, date, subject, outcome].every((value) => typeof value === 'string') &&
    Array.isArray(photos) &&
    photos.every((photo) => photo === null || typeof photo?.base === 'string')
  );
}
