import { useEffect, useRef } from 'react';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import type { Viewer } from '../../accounts/contract/viewer.ts';
import { GUEST_STORAGE_KEY } from '../contract/guest-credentials.ts';
import { guestStep } from './guest-step.ts';
import { guestStore } from './guest-store.ts';

const REFUSED = 401;

/**
 * Keeps the credentials this browser stores and the guest the server knows in step; for the root of the page,
 * once. Nobody is told: there is nothing for them to do.
 */
export function useGuestResume(): void {
  const viewer = useRouteLoaderData<{ viewer: Viewer }>('root')?.viewer;
  const { revalidate } = useRevalidator();
  const before = useRef<Viewer | null>(null);
  // Once a guest and page: trying again with each navigation would use up the tries there are.
  const tried = useRef<string | null>(null);

  useEffect(() => {
    if (viewer === undefined || before.current === viewer) return;
    const store = guestStore();
    const stored = store.read();
    const step = guestStep(stored, before.current, viewer);
    before.current = viewer;
    if (step === 'forget') store.clear();
    if (step !== 'return' || stored === null || tried.current === stored.guestId) return;
    tried.current = stored.guestId;
    void outcomeOf(api.POST('/api/guests/return', { body: stored })).then((outcome) => {
      if (outcome.ok) return revalidate();
      if (outcome.problem.status === REFUSED) store.clear();
    });
  }, [viewer, revalidate]);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      // A null key means that everything was removed.
      if (event.key !== GUEST_STORAGE_KEY && event.key !== null) return;
      guestStore().reload();
      void revalidate();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [revalidate]);
}
