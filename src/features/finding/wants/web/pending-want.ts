import { asRecord, ownStore, VISITOR } from '../../../../platform/web/own-store.ts';
import type { NewWant } from '../contract/want.ts';

/** A want of somebody who has no account yet; it is stored once they do. */
const NAME = `want:${VISITOR}`;

export function keepPendingWant(want: NewWant): void {
  ownStore().save(NAME, want);
}

/** The want that was kept, which is then forgotten; null without one. The server checks what it says. */
export function takePendingWant(): NewWant | null {
  const stored = asRecord(ownStore().read(NAME));
  ownStore().save(NAME, null);
  return Array.isArray(stored.terms) ? (stored as NewWant) : null;
}
