import { ownStore, VISITOR } from '../../../../platform/web/own-store.ts';
import { COMPARISON_LIMITS } from '../contract/comparison-limits.ts';
import type { HistoryEntry } from './history-entry.ts';

/** The last comparisons of a visitor, which only this browser keeps. */
const NAME = `comparisons:${VISITOR}`;

export function readRecentHere(): HistoryEntry[] {
  const stored = ownStore().read(NAME);
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
}

export const keepRecentHere = (entry: HistoryEntry): void =>
  void ownStore().save(NAME, withLatest(readRecentHere(), entry));

/** The latest first; the same listings again move to the top. */
export const withLatest = (entries: readonly HistoryEntry[], latest: HistoryEntry): HistoryEntry[] =>
  [latest, ...entries.filter(({ id }) => id !== latest.id)].slice(0, COMPARISON_LIMITS.recent);

/** An older version of the page may have kept something else. */
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
