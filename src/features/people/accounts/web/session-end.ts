import { ownStore } from '../../../../platform/web/own-store.ts';

/** Whether this tab ended the session itself and has already shown a message. */
let endedHere = false;

/** Removes the person's data from this browser, after this tab has ended their session and shown why. */
export function endSessionHere(): void {
  endedHere = true;
  ownStore().forget();
}

/** Returns whether this tab ended the last session, and resets the flag for the next one. */
export function takeEndedHere(): boolean {
  const was = endedHere;
  endedHere = false;
  return was;
}
