import { newId } from '../../../../platform/web/new-id.ts';
import { asRecord, ownStore, VISITOR } from '../../../../platform/web/stored/own-store.ts';
import type { NewWant, WantCriteria } from '../contract/want.ts';
import { isSameWant } from './want-query.ts';

/** The saved search of a visitor, in this browser until the site stored it for their account. */
const NAME = `want:${VISITOR}`;

/** Saves it with a submission id, because it may be sent more than once. */
export function savePendingWant(want: NewWant): void {
  ownStore().save(NAME, { ...want, submissionId: newId() });
}

/** Returns the pending saved search; null if there is none. The server validates it. */
export function readPendingWant(): NewWant | null {
  const stored = asRecord(ownStore().read(NAME));
  return Array.isArray(stored.terms) ? (stored as NewWant) : null;
}

export function removePendingWant(): void {
  ownStore().save(NAME, null);
}

/** Removes the pending saved search if its person has just saved the same themselves. */
export function removePendingWantLike(saved: WantCriteria): void {
  const pending = readPendingWant();
  if (pending !== null && isSameWant(pending, saved)) removePendingWant();
}
