import { useEffect, useRef, useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { useLive } from '../../../../platform/web/live/use-live.ts';
import { useOneAtATime } from '../../../../platform/web/use-one-at-a-time.ts';
import { changesUnread, MESSAGE_UPDATES } from '../contract/message-updates.ts';

/**
 * Returns the viewer's number of unread messages for a badge, kept current by live updates.
 * @param person The viewer; null for visitors.
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
      // Confirms delivery if no page of messages is open.
      if (type === MESSAGE_UPDATES.new && newest.current > 0) {
        void outcomeOf(api.POST('/api/conversations/delivered', { body: { conversationIds: [...ids] } }));
      }
    },
    connected: () => void refresh(),
  });
  return person === null ? 0 : unread;
}
