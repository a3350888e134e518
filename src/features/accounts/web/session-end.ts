import { ownStore } from '../../../platform/web/own-store.ts';

/** Whether this tab ended the session itself, and has said so. */
let endedHere = false;

/** Removes what this browser stores for the person, after this tab has ended their session and shown why. */
export function endSessionHere(): void {
  endedHere = true;
  ownStore().forget();
}

/**
 * Whether the session that just ended was ended by this tab. Reading it forgets it, as the next one may be ended
 * elsewhere.
 */
export function takeEndedHere(): boolean {
  const was = endedHere;
  endedHere = false;
  return was;
}
