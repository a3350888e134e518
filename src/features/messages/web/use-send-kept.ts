import { useEffect } from 'react';
import { connection } from '../../../platform/web/connection/connection.ts';
import { ownStore } from '../../../platform/web/own-store.ts';

/**
 * Sends what a person wrote without a connection, on whatever page they come back to. Used once, in the frame of the
 * page; most people have nothing that waits, so the rest is loaded only then.
 */
export function useSendKept(person: string | null): void {
  useEffect(() => {
    if (person === null) return;
    const send = () => {
      if (connection.state().lost || ownStore().names(`chat-outbox:${person}:`).length === 0) return;
      void import('./thread/send-kept.ts').then(
        ({ sendKeptMessages }) => sendKeptMessages(person),
        // Lost again; it waits for the next page.
        () => undefined,
      );
    };
    send();
    return connection.subscribe(send);
  }, [person]);
}
