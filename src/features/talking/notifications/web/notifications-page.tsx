import { useEffect } from 'react';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigate } from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import type { ApiProblem } from '../../../../platform/web/api/api-problem.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { useLiveList } from '../../../../platform/web/list/use-live-list.ts';
import { pageOf } from '../../../../platform/web/page/page-context.ts';
import { pageTitle } from '../../../../platform/web/page/page-meta.ts';
import { serverNow } from '../../../../platform/web/time/server-time.ts';
import { useNow } from '../../../../platform/web/time/use-now.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../../platform/web/ui/empty-state.tsx';
import { ErrorState } from '../../../../platform/web/ui/error-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { LoadMore } from '../../../../platform/web/ui/load-more.tsx';
import { PullToRefresh } from '../../../../platform/web/ui/pull-to-refresh.tsx';
import { showProblem, toast } from '../../../../platform/web/ui/toast.ts';
import { requireSignIn, signInAddress, useViewer } from '../../../people/accounts/web/accounts.ts';
import { LOAD_FAILED } from '../contract/errors.ts';
import type { Notifications } from '../contract/notification.ts';
import { NOTIFICATION_UPDATES } from '../contract/notification-updates.ts';
import { appendNotifications, refreshNotifications, withRead, withUnread } from './merge-notifications.ts';
import { NotificationRow, NotificationSkeletons } from './notification-row.tsx';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { data, response } = await pageOf(context).api.GET('/api/notifications');
  requireSignIn(url, response);
  return { first: data ?? null, now: Date.now() };
}

/** Navigating within the site shows the page right away and loads its content there. */
export function clientLoader(): { first: Notifications | null; now: number } {
  return { first: null, now: serverNow() };
}

/** Live updates load changes, and screen readers announce them. */
export const shouldRevalidate = () => false;

export const meta: MetaFunction = ({ matches }) => [pageTitle(matches, 'Notifications')];

export default function NotificationsPage() {
  const { first, now } = useLoaderData<typeof loader>();
  const { list, failed, busy, tryAgain, loadMore, markRead, markAllRead } = useNotifications(first);
  const time = useNow(now);
  const unread = list?.notifications.filter(({ read }) => !read).length ?? 0;

  return (
    <div className="wrap wrap-narrow grid gap-5 pt-1.5 pb-20 md:pt-3">
      <PullToRefresh onRefresh={tryAgain} />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <h1 className="t-page me-auto">Notifications</h1>
        <ButtonLink variant="line" to="/">
          <Icon name="house" />
          Home
        </ButtonLink>
        <Link className="icon-btn" to="/settings/notifications" aria-label="Settings" title="Settings">
          <Icon name="settings" />
        </Link>
      </div>
      {unread > 0 && (
        <div className="-mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
          <p className="font-semibold">{unread} new</p>
          <Button variant="quiet" className="-me-4" busy={busy} onClick={() => void markAllRead()}>
            <Icon name="check-check" />
            Mark all as read
          </Button>
        </div>
      )}
      {failed ? (
        <ErrorState panel {...LOAD_FAILED} busy={busy} onRetry={() => void tryAgain()} />
      ) : list === null ? (
        <NotificationSkeletons />
      ) : list.notifications.length === 0 ? (
        <EmptyState
          look="panel"
          icon={<Icon name="bell" />}
          title="No notifications"
          text="Messages, likes, offers and reviews show up here."
          action={<ButtonLink to="/listings">Browse</ButtonLink>}
        />
      ) : (
        <ul className="-mx-2 grid gap-1 md:-mx-3" aria-label="Notifications">
          {list.notifications.map((notification, index) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              before={list.notifications[index - 1]}
              now={time}
              onRead={() => void markRead(notification.id)}
            />
          ))}
        </ul>
      )}
      {list && <LoadMore list={{ nextCursor: list.nextCursor, busy, loadMore }} size="lg" className="pt-4" />}
    </div>
  );
}

/** What its person saw last on this page, with its further pages, so that Back returns to the same row. */
let lastSeen: { person: string | undefined; list: Notifications | null } = { person: undefined, list: null };

/**
 * Loads a member's notifications and keeps them current.
 * @param initial The first page, if the server sent it.
 */
function useNotifications(initial: Notifications | null) {
  const navigate = useNavigate();
  const action = useApiAction();
  const person = useViewer().account?.id;
  const { failed, busy, change, ...list } = useLiveList(initial, {
    fetchPage: (cursor) => outcomeOf(api.GET('/api/notifications', { params: { query: { cursor } } })),
    refresh: refreshNotifications,
    extend: appendNotifications,
    earlier: lastSeen.person === person ? lastSeen.list : null,
    affects: ({ type }) => type === NOTIFICATION_UPDATES.changed,
    onSignedOut: () => void navigate(signInAddress('/notifications'), { replace: true }),
    onMoreFailed: () => toast({ tone: 'error', ...LOAD_FAILED }),
  });
  useEffect(() => {
    lastSeen = { person, list: list.list };
  }, [person, list.list]);
  useEffect(() => {
    if (failed) toast({ tone: 'error', ...LOAD_FAILED });
  }, [failed]);

  async function markRead(id: string) {
    change((loaded) => loaded && withRead(loaded, id));
    const outcome = await outcomeOf(
      // The request must survive the navigation that follows.
      api.POST('/api/notifications/{id}/read', { params: { path: { id } }, keepalive: true }),
    );
    if (outcome.ok) return;
    change((loaded) => loaded && withUnread(loaded, [id]));
    logFailure(outcome.problem);
  }

  /** Shows all as read right away, and as they were if the server refuses. */
  function markAllRead() {
    const unread = (list.list?.notifications ?? []).filter(({ read }) => !read).map(({ id }) => id);
    change((loaded) => loaded && withRead(loaded));
    return action.run(() => api.POST('/api/notifications/read'), {
      failed(problem) {
        change((loaded) => loaded && withUnread(loaded, unread));
        showProblem(problem);
      },
    });
  }

  return { ...list, failed, busy: busy || action.busy, markRead, markAllRead };
}

/** Logs a failure. The notification shows as unread again. */
function logFailure({ code, detail }: ApiProblem): void {
  // oxlint-disable-next-line no-console -- logged only, because the person is leaving the page
  console.warn(`Notification not marked as read: ${code}. ${detail}`);
}
