import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useViewer } from '../../../accounts/web/accounts.ts';
import type { Conversation } from '../../contract/message.ts';
import { conversationName, followOutboxes, keptOutboxes, readOutbox } from '../thread/saved-outbox.ts';
import type { Outgoing } from '../thread/outbox.ts';

/** A message on this device that is waiting to be sent or has failed. */
export type Waiting = Pick<Outgoing, 'text' | 'photos' | 'attachments' | 'sentAt' | 'state'>;

/** Returns a function that finds the newest unsent message of a conversation. */
export function useWaiting(): (conversation: Conversation) => Waiting | undefined {
  const { account, guest } = useViewer();
  const person = account?.id ?? guest?.guestId ?? '';
  // A string, because the snapshot of a store must stay identical while nothing changes.
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
