import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useViewer } from '../../../accounts/web/accounts.ts';
import type { Conversation } from '../../contract/message.ts';
import { conversationName, followOutboxes, keptOutboxes, readOutbox } from '../thread/kept-words.ts';
import type { Outgoing } from '../thread/outbox.ts';

/** What waits in a conversation on this device, or could not be sent. */
export type Waiting = Pick<Outgoing, 'text' | 'photos' | 'attachments' | 'sentAt' | 'state'>;

/** The newest message of each conversation that has not got through yet. */
export function useWaiting(): (conversation: Conversation) => Waiting | undefined {
  const { account, guest } = useViewer();
  const person = account?.id ?? guest?.guestId ?? '';
  // A string, as the snapshot of a store has to be the same while nothing changed.
  const snapshot = useCallback(() => JSON.stringify(newestOf(person)), [person]);
  const kept = useSyncExternalStore(followOutboxes, snapshot, () => '{}');
  return useMemo(() => {
    const byName = JSON.parse(kept) as Record<string, Waiting>;
    return (conversation) => byName[conversationName(person, conversation)];
  }, [kept, person]);
}

function newestOf(person: string): Record<string, Waiting | undefined> {
  const newest: Record<string, Waiting | undefined> = {};
  for (const name of keptOutboxes(person)) newest[name] = readOutbox(name).at(-1);
  return newest;
}
