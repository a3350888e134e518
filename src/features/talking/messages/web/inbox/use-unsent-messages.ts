import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useViewer } from '../../../../people/accounts/web/accounts.ts';
import type { Conversation } from '../../contract/message.ts';
import { conversationKey, subscribeToOutboxes, savedOutboxes, readOutbox } from '../thread/saved-outbox.ts';
import type { Outgoing } from '../thread/outbox.ts';

/** A message on this device that is waiting to be sent or has failed. */
export type UnsentMessage = Pick<Outgoing, 'text' | 'photos' | 'attachments' | 'sentAt' | 'state'>;

/** Returns a function that finds the newest unsent message of a conversation. */
export function useUnsentMessages(): (conversation: Conversation) => UnsentMessage | undefined {
  const { account, guest } = useViewer();
  const person = account?.id ?? guest?.guestId ?? '';
  // A string, because the snapshot of a store must stay identical while nothing changes.
  const snapshot = useCallback(() => JSON.stringify(newestOf(person)), [person]);
  const saved = useSyncExternalStore(subscribeToOutboxes, snapshot, () => '{}');
  return useMemo(() => {
    const byName = JSON.parse(saved) as Record<string, UnsentMessage>;
    return (conversation) => byName[conversationKey(person, conversation)];
  }, [saved, person]);
}

function newestOf(person: string): Record<string, UnsentMessage | undefined> {
  const newest: Record<string, UnsentMessage | undefined> = {};
  for (const name of savedOutboxes(person)) newest[name] = readOutbox(name).at(-1);
  return newest;
}
