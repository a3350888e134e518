import { useEffect, useLayoutEffect, useRef } from 'react';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import type { components } from '../../../../platform/web/api/api.generated.ts';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { ownStore } from '../../../../platform/web/stored/own-store.ts';
import { UNAUTHORIZED } from '../../../../shared/http-status.ts';
import { GUEST_STORAGE_KEY } from '../contract/guest-credentials.ts';
import { guestStep } from './guest-step.ts';
import { guestStore } from './guest-store.ts';

type Viewer = components['schemas']['Viewer'];

/**
 * Keeps the stored credentials and the server's guest in sync. The page frame uses it once, for people and in
 * browsers that store a guest's credentials. Shows no toast, because the guest has nothing to do.
 */
export function useGuestResume(): void {
  const viewer = useRouteLoaderData<{ viewer: Viewer }>('root')?.viewer;
  const { revalidate } = useRevalidator();
  const before = useRef<Viewer | null>(null);
  // One attempt per guest and page: retrying at each navigation would use up the allowed attempts.
  const tried = useRef<string | null>(null);
  /**
   * The guest that just ended, before the account is known: signing up ends the guest shortly before the
   * response.
   */
  const endedGuest = useRef<string | null>(null);

  // Runs before the page's effects, which may look for the new member's draft.
  useLayoutEffect(() => {
    if (viewer === undefined || before.current === viewer) return;
    const store = guestStore();
    const stored = store.read();
    /** Passes the guest's unfinished work to the account that claimed the listings. */
    const handOver = () => {
      const account = before.current?.account;
      if (endedGuest.current === null || !account) return;
      ownStore().handOver(endedGuest.current, account.id);
      endedGuest.current = null;
    };
    const leave = (guestId: string) => {
      endedGuest.current = guestId;
      handOver();
      store.clear();
    };
    const step = guestStep(stored, before.current, viewer);
    before.current = viewer;
    handOver();
    if (step === 'forget' && stored !== null) leave(stored.guestId);
    if (step !== 'return' || stored === null || tried.current === stored.guestId) return;
    tried.current = stored.guestId;
    void outcomeOf(api.POST('/api/guests/return', { body: { ...stored, resumes: true } })).then((outcome) => {
      if (outcome.ok) return revalidate();
      if (outcome.problem.status === UNAUTHORIZED) leave(stored.guestId);
    });
  }, [viewer, revalidate]);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      // A null key means that the whole storage was cleared.
      if (event.key === GUEST_STORAGE_KEY || event.key === null) void revalidate();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [revalidate]);
}
