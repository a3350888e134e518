import { useEffect, useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { useLive } from '../../../../platform/web/live/use-live.ts';
import { useOneAtATime } from '../../../../platform/web/use-one-at-a-time.ts';
import { NOTIFICATION_UPDATES } from '../contract/notification-updates.ts';

/**
 * Returns a member's number of unread notifications, updated live.
 * @param member Null for visitors and guests.
 */
export function useUnreadNotifications(member: string | null): number {
  const [unread, setUnread] = useState(0);
  const refresh = useOneAtATime(async () => {
    const outcome = await outcomeOf(api.GET('/api/notifications/unread'));
    if (outcome.ok) setUnread(outcome.data.unread);
  });

  useEffect(() => {
    if (member !== null) void refresh();
  }, [member, refresh]);

  useLive(member !== null, {
    update: ({ type }) => {
      if (type === NOTIFICATION_UPDATES.changed) void refresh();
    },
    connected: () => void refresh(),
  });
  return member === null ? 0 : unread;
}
