import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import type { ApiProblem } from '../../../platform/web/api-problem.ts';
import { toast } from '../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../platform/web/use-api-action.ts';
import { useLiveList } from '../../../platform/web/use-live-list.ts';
import { signInAddress } from '../../accounts/web/accounts.ts';
import { LOAD_FAILED } from '../contract/errors.ts';
import type { Notifications } from '../contract/notification.ts';
import { NOTIFICATION_UPDATES } from '../contract/notification-updates.ts';
import { appendNotifications, refreshNotifications, withRead } from './merge-notifications.ts';

/**
 * Loads a member's notifications and keeps them current.
 * @param initial The first page, if the server sent it.
 */
export function useNotifications(initial: Notifications | null) {
  const navigate = useNavigate();
  const action = useApiAction();
  const { failed, busy, change, ...list } = useLiveList(initial, {
    fetchPage: (cursor) => outcomeOf(api.GET('/api/notifications', { params: { query: { cursor } } })),
    refresh: refreshNotifications,
    extend: appendNotifications,
    affects: ({ type }) => type === NOTIFICATION_UPDATES.changed,
    onSignedOut: () => void navigate(signInAddress('/notifications'), { replace: true }),
    onMoreFailed: () => toast({ tone: 'error', ...LOAD_FAILED }),
  });
  useEffect(() => {
    if (failed) toast({ tone: 'error', ...LOAD_FAILED });
  }, [failed]);

  async function markRead(id: string) {
    change((loaded) => loaded && withRead(loaded, id));
    const outcome = await outcomeOf(
      // The request must survive the navigation that follows.
      api.POST('/api/notifications/{id}/read', { params: { path: { id } }, keepalive: true }),
    );
    if (!outcome.ok) logFailure(outcome.problem);
  }

  const markAllRead = () =>
    action.run(() => api.POST('/api/notifications/read'), {
      done: () => change((loaded) => loaded && withRead(loaded)),
    });

  return { ...list, failed, busy: busy || action.busy, markRead, markAllRead };
}

/** Logs a failure. The notification shows as unread on the next visit. */
function logFailure({ code, detail }: ApiProblem): void {
  // oxlint-disable-next-line no-console -- logged only, because the person is leaving the page
  console.warn(`Notification not marked as read: ${code}. ${detail}`);
}
