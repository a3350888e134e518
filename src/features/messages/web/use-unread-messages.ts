import { useEffect, useRef, useState } from 'react';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { useLive } from '../../../platform/web/use-live.ts';
import { changesUnread, MESSAGE_UPDATES } from '../contract/message-updates.ts';
import { useOneAtATime } from '../../../platform/web/use-one-at-a-time.ts';

/**
 * How many messages wait for whoever looks at the page, for a badge; follows what happens.
 * @param person Whose they are; null for visitors, who have none.
 */
export function useUnreadMessages(person: string | null): number {
  const [unread, setUnread] = useState(0);
  const newest = useRef(0);
  const refresh = useOneAtATime(async () => {
    const outcome = await outcomeOf(api.GET('/api/conversations/unread'));
    if (!outcome.ok) return;
    newest.current = outcome.data.messages;
    setUnread(outcome.data.messages);
  });

  useEffect(() => {
    if (person !== null) void refresh();
  }, [person, refresh]);

  useLive(person !== null, {
    async update(update) {
      if (!changesUnread(update)) return;
      await refresh();
      const { type, ids } = update;
      // If no page of messages is open, this marks messages as delivered.
      if (type === MESSAGE_UPDATES.new && newest.current > 0) {
        void outcomeOf(api.POST('/api/conversations/delivered', { body: { conversationIds: [...ids] } }));
      }
    },
    connected: () => void refresh(),
  });
  return person === null ? 0 : unread;
}
