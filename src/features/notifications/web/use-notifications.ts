import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import type { ApiProblem } from '../../../platform/web/api-problem.ts';
import { toast } from '../../../platform/web/ui/toast.ts';
import { useLive } from '../../../platform/web/use-live.ts';
import { signInAddress } from '../../accounts/web/next-address.ts';
import { oneAtATime } from '../../../platform/web/one-at-a-time.ts';
import { LOAD_FAILED } from '../contract/errors.ts';
import type { Notifications } from '../contract/notification.ts';
import { NOTIFICATION_HINTS } from '../contract/notification-hints.ts';
import { extendNotifications, renewNotifications, withRead } from './merge-notifications.ts';

const UNAUTHORIZED = 401;

/**
 * A member's notifications, which follow what happens.
 * @param initial Their first page, where the server sent it along.
 */
export function useNotifications(initial: Notifications | null) {
  const navigate = useNavigate();
  const [list, setList] = useState(initial);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);

  async function load() {
    const outcome = await outcomeOf(api.GET('/api/notifications'));
    if (!outcome.ok && outcome.problem.status === UNAUTHORIZED) {
      void navigate(signInAddress('/notifications'), { replace: true });
      return;
    }
    setFailed(!outcome.ok);
    if (outcome.ok) setList((known) => renewNotifications(known, outcome.data));
  }
  const [refresh] = useState(() => oneAtATime(load));

  useEffect(() => {
    if (initial === null) void refresh();
  }, [initial, refresh]);
  useLive(true, {
    hint: ({ type }) => {
      if (type === NOTIFICATION_HINTS.changed) void refresh();
    },
    connected: () => void refresh(),
    ended: () => void refresh(),
  });

  const loadFailed = failed && list === null;
  useEffect(() => {
    if (loadFailed) toast({ tone: 'error', ...LOAD_FAILED });
  }, [loadFailed]);

  async function tryAgain() {
    setBusy(true);
    await refresh();
    setBusy(false);
  }

  async function loadMore() {
    const cursor = list?.nextCursor;
    if (!cursor) return;
    setBusy(true);
    const outcome = await outcomeOf(api.GET('/api/notifications', { params: { query: { cursor } } }));
    setBusy(false);
    if (outcome.ok) setList((known) => known && extendNotifications(known, outcome.data));
    else toast({ tone: 'error', ...LOAD_FAILED });
  }

  async function markRead(id: string) {
    setList((known) => known && withRead(known, id));
    const outcome = await outcomeOf(
      // It leaves although the page is about to be another one.
      api.POST('/api/notifications/{id}/read', { params: { path: { id } }, keepalive: true }),
    );
    if (!outcome.ok) noteUnmarked(outcome.problem);
  }

  async function markAllRead() {
    setBusy(true);
    const outcome = await outcomeOf(api.POST('/api/notifications/read'));
    setBusy(false);
    if (outcome.ok) setList((known) => known && withRead(known));
    else toast({ tone: 'error', title: outcome.problem.title, text: outcome.problem.detail });
  }

  return { list, failed: loadFailed, busy, tryAgain, loadMore, markRead, markAllRead };
}

/** It shows as unread again with the next visit; the person is on their way elsewhere. */
function noteUnmarked({ code, detail }: ApiProblem): void {
  // oxlint-disable-next-line no-console -- this failure is to be logged, and told to nobody
  console.warn(`Notification not marked as read: ${code}. ${detail}`);
}
