import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { ownStore } from '../../../platform/web/own-store.ts';
import { useLive } from '../../../platform/web/use-live.ts';
import { useViewer } from './use-auth.ts';

/**
 * When another tab or device has ended this session, loads the page again as a visitor, so that a private page leaves
 * the screen, and deletes what the browser stores for the person. Used once, in the root of the page.
 */
export function useSignOutElsewhere(): void {
  const viewer = useViewer();
  const { revalidate } = useRevalidator();
  const isPerson = viewer.account !== null || viewer.guest !== null;
  const wasMember = useRef(false);

  useLive(isPerson, {
    update: () => undefined,
    connected: () => undefined,
    ended: () => void revalidate(),
  });

  useEffect(() => {
    if (wasMember.current && viewer.account === null) ownStore().forget();
    wasMember.current = viewer.account !== null;
  }, [viewer.account]);
}
