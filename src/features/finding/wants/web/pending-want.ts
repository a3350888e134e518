import { asRecord, ownStore, VISITOR } from '../../../../platform/web/stored/own-store.ts';
import type { NewWant } from '../contract/want.ts';

/** The saved search of a visitor, in this browser until they have an account. */
const NAME = `want:${VISITOR}`;

export function savePendingWant(want: NewWant): void {
  ownStore().save(NAME, want);
}

/** Returns the pending saved search and removes it; null if there is none. The server validates it. */
export function takePendingWant(): NewWant | null {
  const stored = asRecord(ownStore().read(NAME));
  ownStore().save(NAME, null);
  return Array.isArray(stored.terms) ? (stored as NewWant) : null;
}
