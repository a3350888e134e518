import { useEffect } from 'react';
import { connection } from '../../../../platform/web/connection/connection.ts';
import { ownStore } from '../../../../platform/web/stored/own-store.ts';

/**
 * Sends messages that were written offline, from whichever page the person opens next. The page layout uses
 * it once. The rest of the code loads only if there are unsent messages.
 */
export function useSendSavedOutboxes(person: string | null): void {
  useEffect(() => {
    if (person === null) return;
    const send = () => {
      if (connection.state().lost || ownStore().names(`chat-outbox:${person}:`).length === 0) return;
      void import('./thread/send-outbox.ts').then(
        ({ sendSavedOutboxes }) => sendSavedOutboxes(person),
        // Offline again: they wait for the next page.
        () => undefined,
      );
    };
    send();
    return connection.subscribe(send);
  }, [person]);
}
