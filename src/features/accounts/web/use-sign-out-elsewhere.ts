import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { ownStore } from '../../../platform/web/own-store.ts';
import { toast } from '../../../platform/web/ui/toast.ts';
import { useLive } from '../../../platform/web/use-live.ts';
import { takeEndedHere } from './session-end.ts';
import { sessionEndToast } from './sign-out-toast.ts';
import { useViewer } from './use-auth.ts';

/**
 * When another tab or device has ended this session, loads the page again as a visitor, so that a private page leaves
 * the screen. Then deletes what the browser stores for the person, but the drafts they kept, and says so. Drafts also
 * stay where nobody was asked: the session ended on another device or by itself, maybe in the middle of a sentence. Used
 * once, in the root of the page.
 */
export function useSignOutElsewhere(): void {
  const viewer = useViewer();
  const { revalidate } = useRevalidator();
  const isPerson = viewer.account !== null || viewer.guest !== null;
  const member = viewer.account?.id ?? null;
  const before = useRef<string | null>(null);
  /** What another tab decided about the drafts, just before it signed out. */
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
        : ownStore().onDraftsDecision(member, (isKept) => {
            decided.current = isKept;
          }),
    [member],
  );

  useEffect(() => {
    const last = before.current;
    before.current = member;
    // Logged in again: what becomes of the drafts is asked anew.
    if (member !== null) return ownStore().setDraftsKept(member, null);
    if (last === null || takeEndedHere()) return;
    const isKept = decided.current ?? ownStore().areDraftsKept(last);
    decided.current = null;
    void endElsewhere(last, isKept);
  }, [member]);
}

async function endElsewhere(person: string, isKept: boolean | null): Promise<void> {
  const store = ownStore();
  const keeps = isKept ?? (await store.hasDrafts(person));
  if (keeps) store.setDraftsKept(person, true);
  toast(sessionEndToast(keeps));
  store.forget();
}
