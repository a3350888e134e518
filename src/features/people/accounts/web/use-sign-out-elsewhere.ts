import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useLive } from '../../../../platform/web/live/use-live.ts';
import { ownStore } from '../../../../platform/web/stored/own-store.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { sessionEndToast } from './sign-out-toast.ts';
import { useViewer } from './use-auth.ts';

/**
 * Handles a session that was ended by another tab or device. Reloads the page as a visitor, so that private
 * content leaves the screen, deletes the person's data from this browser and shows a message. Retains drafts
 * if the person chose so, or if no one could ask them because the session ended on another device or expired.
 * The root of the page uses it once.
 */
export function useSignOutElsewhere(): void {
  const viewer = useViewer();
  const { revalidate } = useRevalidator();
  const isPerson = viewer.account !== null || viewer.guest !== null;
  const member = viewer.account?.id ?? null;
  const before = useRef<string | null>(null);
  /** What another tab decided about the drafts just before it signed out. */
  const decided = useRef<boolean | null>(null);

  useLive(isPerson, {
    update: () => undefined,
    connected: () => undefined,
    ended: () => void revalidate(),
  });

  useEffect(
    () =>
      member === null
        ? undefined
        : ownStore().onDraftsDecision(member, (isRetained) => {
            decided.current = isRetained;
          }),
    [member],
  );

  useEffect(() => {
    const last = before.current;
    before.current = member;
    // After logging in again, the next sign-out asks about drafts again.
    if (member !== null) return ownStore().setDraftsRetained(member, null);
    if (last === null || takeEndedHere()) return;
    const isRetained = decided.current ?? ownStore().areDraftsRetained(last);
    decided.current = null;
    void endElsewhere(last, isRetained);
  }, [member]);
}

async function endElsewhere(person: string, isRetained: boolean | null): Promise<void> {
  const store = ownStore();
  const retainsDrafts = isRetained ?? (await store.hasDrafts(person));
  if (retainsDrafts) store.setDraftsRetained(person, true);
  toast(sessionEndToast(retainsDrafts));
  store.forget();
}

/** Whether this tab ended the session itself and has already shown a message. */
let endedHere = false;

/** Removes the person's data from this browser, after this tab has ended their session and shown why. */
export function endSessionHere(): void {
  endedHere = true;
  ownStore().forget();
}

/** Returns whether this tab ended the last session, and resets the flag for the next one. */
function takeEndedHere(): boolean {
  const was = endedHere;
  endedHere = false;
  return was;
}
