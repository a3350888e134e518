import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { connection } from '../../../../../platform/web/connection/connection.ts';
import { ownStore } from '../../../../../platform/web/stored/own-store.ts';

/** Pages that post their draft themselves. */
const SELLING: readonly string[] = ['/create-listing', '/create-ai-listing', '/voice-recorder'];

/**
 * Posts what a person wanted to post without a connection, on whatever page they come back to. Used once, in the frame
 * of the page; most people have nothing that waits, so the rest is loaded only then.
 */
export function useSendQueued(person: string | null): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isSelling = SELLING.includes(pathname);
  const open = useEffectEvent((path: string) => void navigate(path));

  useEffect(() => {
    if (person === null || isSelling) return;
    const send = () => {
      const start = `draft:${person}:listing:`;
      if (
        connection.state().lost ||
        ownStore()
          .names(start)
          .every((name) => !isQueued(name))
      )
        return;
      void import('./send-queued.ts').then(
        ({ sendQueuedDrafts }) => sendQueuedDrafts(person, (path) => open(path)),
        // Lost again; it waits for the next page.
        () => undefined,
      );
    };
    send();
    return connection.subscribe(send);
  }, [person, isSelling]);
}

function isQueued(name: string): boolean {
  const draft = ownStore().read(name);
  return typeof draft === 'object' && draft !== null && 'queued' in draft && draft.queued !== null;
}
