import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { pageOf } from '../../../platform/web/page-context.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../platform/web/ui/empty-state.tsx';
import { ErrorState } from '../../../platform/web/ui/error-state.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { LoadMore } from '../../../platform/web/ui/load-more.tsx';
import { requireSignIn } from '../../accounts/web/accounts.ts';
import { LOAD_FAILED } from '../contract/errors.ts';
import type { Notifications } from '../contract/notification.ts';
import { NotificationRow, NotificationSkeletons } from './notification-row.tsx';
import { useNotifications } from './use-notifications.ts';
import { useNow } from '../../../platform/web/use-now.ts';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { data, response } = await pageOf(context).api.GET('/api/notifications');
  requireSignIn(url, response);
  return { first: data ?? null, now: Date.now() };
}

/** Navigating within the site shows the page right away and loads its content there. */
export function clientLoader(): { first: Notifications | null; now: number } {
  return { first: null, now: Date.now() };
}

/** Live updates load changes, and screen readers announce them. */
export const shouldRevalidate = () => false;

export const meta: MetaFunction = () => [{ title: 'Notifications. Offhand' }];

export default function NotificationsPage() {
  const { first, now } = useLoaderData<typeof loader>();
  const { list, failed, busy, tryAgain, loadMore, markRead, markAllRead } = useNotifications(first);
  const time = useNow(now);
  const unread = list?.notifications.some(({ read }) => !read) ?? false;

  return (
    <div className="wrap wrap-narrow grid gap-5 pt-4 pb-20 md:pt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="t-page">Notifications</h1>
        <ButtonLink variant="line" to="/">
          <Icon name="house" />
          Home
        </ButtonLink>
      </div>
      <div className="-mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <ButtonLink variant="quiet" className="-ms-4" to="/settings/notifications">
          <Icon name="settings" />
          Settings
        </ButtonLink>
        {unread && (
          <Button variant="quiet" className="ms-auto -me-4" busy={busy} onClick={() => void markAllRead()}>
            <Icon name="check-check" />
            Mark all as read
          </Button>
        )}
      </div>
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
          {list.notifications.map((one) => (
            <NotificationRow
              key={one.id}
              notification={one}
              now={time}
              onOpen={() => void markRead(one.id)}
            />
          ))}
        </ul>
      )}
      {list && <LoadMore list={{ nextCursor: list.nextCursor, busy, loadMore }} size="lg" className="pt-4" />}
    </div>
  );
}
